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
      // Ignore "use client": it is for server-rendering frameworks, and this is all client code.
      onLog: (level, log, handle) => {
        if (log.code !== "MODULE_LEVEL_DIRECTIVE") handle(level, log)
      },
    },
  },
})
