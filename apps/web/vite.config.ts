import { defaultClientConditions, defineConfig } from "vite"

export default defineConfig({
  resolve: { conditions: ["@alidade/source", ...defaultClientConditions] },
  build: {
    outDir: "dist",
    // Needed for `light-dark()`, `:has()` and top-level await; syntax is not lowered below it.
    target: ["chrome123", "edge123", "firefox121", "safari17.5"],
    // Never inline assets: the content security policy allows no `data:`.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // One chunk for what the first page needs: small ones compress worse, and each is a request.
        codeSplitting: { groups: [{ name: "page", tags: ["$initial"] }] },
      },
      onLog: (level, log, handle) => {
        // "use client" is for server-rendering frameworks, and this is all client code.
        if (log.code === "MODULE_LEVEL_DIRECTIVE") return
        // The components load the list of languages lazily, but the page shows it in its header.
        if (log.code === "INEFFECTIVE_DYNAMIC_IMPORT") return
        handle(level, log)
      },
    },
  },
})
