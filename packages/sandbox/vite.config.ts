import { readdirSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { defineConfig } from "vite"

const root = fileURLToPath(new URL("./src", import.meta.url))

/** Builds the pages of the web wallets, which the sandbox's server serves below `/wallets`. */
export default defineConfig({
  root,
  base: "/wallets/",
  build: {
    outDir: fileURLToPath(new URL("./dist/sites", import.meta.url)),
    emptyOutDir: true,
    license: { fileName: "third-party-licenses.md" },
    // What `light-dark()` needs.
    target: ["chrome123", "edge123", "firefox121", "safari17.5"],
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: readdirSync(root, { recursive: true, encoding: "utf8" })
        .filter((file) => file.endsWith(".html"))
        .map((page) => `${root}/${page}`),
    },
  },
})
