import { defaultClientConditions, defineConfig } from "vite"

export default defineConfig({
  resolve: { conditions: ["@alidade/source", ...defaultClientConditions] },
  build: {
    outDir: "dist",
    // What `light-dark()`, `:has()` and top-level await need; nothing is lowered below it.
    target: ["chrome123", "edge123", "firefox121", "safari17.5"],
    // A file is a file: the content security policy allows no `data:`.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // "use client" is for frameworks that render on a server; here all is the client.
      onLog: (level, log, handle) => {
        if (log.code !== "MODULE_LEVEL_DIRECTIVE") handle(level, log)
      },
    },
  },
})
