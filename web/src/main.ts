import { mount } from "svelte";
import App from "./App.svelte";
import { speak, speaking } from "./lib/language.svelte";

// A part of the page that is not there any more: the server has a newer build, which has others.
addEventListener("vite:preloadError", () => {
  const before = Number(sessionStorage.getItem("reloaded") ?? 0);
  if (!navigator.onLine || Date.now() - before < 60_000) return;
  sessionStorage.setItem("reloaded", String(Date.now()));
  location.reload();
});

// After the first page is there: nobody waits for what is kept for later. Without it all works too.
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  addEventListener("load", () => {
    navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" }).catch(() => undefined);
  });
}

await speak(speaking.language);
const target = document.getElementById("app");
if (target) mount(App, { target });
