import { mount } from "svelte";
import App from "./App.svelte";
import { speak, speaking } from "./lib/language.svelte";
import { route } from "./lib/route.svelte";
import { load, pageAt } from "./pages";

// A part of the page that is not there any more: the server has a newer build, which has others.
addEventListener("vite:preloadError", () => {
  const before = Number(sessionStorage.getItem("reloaded") ?? 0);
  if (!navigator.onLine || Date.now() - before < 60_000) return;
  sessionStorage.setItem("reloaded", String(Date.now()));
  location.reload();
});

// Once the first page is there: nobody waits for what is kept for later. Without it everything works, too.
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  addEventListener("load", () => {
    navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" }).catch(() => undefined);
  });
}

// The page comes with its words; where it does not, it says so itself.
const page = load(pageAt(route.parts)).catch(() => undefined);
await speak(speaking.language);
await page;
const target = document.getElementById("app");
if (target) mount(App, { target });
