import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// The pages go into the package. In development the API is that of a server started beside it.
export default defineConfig({
  plugins: [svelte()],
  build: { outDir: "../src/lastcard/server/static", emptyOutDir: true, target: "es2022" },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8642", ws: true } } },
  test: { environment: "jsdom" },
});
