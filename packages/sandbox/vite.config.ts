import { fileURLToPath } from "node:url"
import { defineConfig } from "vite"

const root = fileURLToPath(new URL("./src/sites", import.meta.url))

/** Builds the pages of the web wallets, which the sandbox's server serves below `/wallets`. */
export default defineConfig({
  root,
  base: "/wallets/",
  build: {
    outDir: fileURLToPath(new URL("./dist/sites", import.meta.url)),
    emptyOutDir: true,
    // What `light-dark()` needs.
    target: ["chrome123", "edge123", "firefox121", "safari17.5"],
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: [
        "albedo.html",
        "albedo/confirm.html",
        "xbull/connect.html",
        "hot/widget.html",
        "hot/browser.html",
      ].map((page) => `${root}/${page}`),
    },
  },
})
