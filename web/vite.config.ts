import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { words } from "./words.ts";

const SERVER = "http://127.0.0.1:8642";

/** Builds src/worker.ts into /sw.js, and tells it which files this build has. */
const worker = (): Plugin => ({
  name: "worker",
  apply: "build",
  buildStart() {
    this.emitFile({ type: "chunk", id: "src/worker.ts", fileName: "sw.js" });
  },
  generateBundle: {
    order: "post",
    handler(_, bundle) {
      const beside = readdirSync("public").filter((file) => !file.endsWith(".png")); // no page shows those
      const built = Object.keys(bundle).filter((file) => file !== "sw.js" && file !== "index.html");
      const files = ["/", ...[...built, ...beside].sort().map((file) => `/${file}`)];
      const page = bundle["index.html"];
      const digest = createHash("sha256").update(JSON.stringify([files, page?.type === "asset" && page.source]));
      for (const file of beside) digest.update(readFileSync(`public/${file}`));
      const code = bundle["sw.js"];
      if (code?.type !== "chunk") throw new Error("the worker was not built");
      digest.update(code.code);
      code.code = code.code
        .replace("__FILES__", JSON.stringify(files))
        .replace("__BUILD__", JSON.stringify(digest.digest("hex").slice(0, 12)));
    },
  },
});

/**
 * What most pages need is one file, and what every room needs is another: many small ones would be
 * compressed worse. What a room shares with few pages is apart, so that those do not fetch it all.
 */
const GROUPS = [
  { name: "base", minShareCount: 5, test: /^(?!.*Wheel)/, priority: 3 },
  { name: "joining", minShareCount: 2, test: /lib\/(api|rules\/reasons|lobby\/(name|NameField))/, priority: 2 },
  { name: "notice", minShareCount: 2, test: /lib\/fair\/|pages\/Notice/, priority: 2 },
  { name: "room", test: /lib\/(table|lobby)\/|pages\/Room/, priority: 1 },
];

// The pages go into the package. In development the API is that of a server started beside it.
export default defineConfig({
  plugins: [svelte(), words(), worker()],
  build: {
    outDir: "../src/lastcard/server/static",
    emptyOutDir: true,
    target: "es2022",
    rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } },
  },
  server: { proxy: { "/api": { target: SERVER, ws: true }, "/verify": SERVER } },
  test: { environment: "jsdom", setupFiles: ["tests/setup.ts"] },
});
