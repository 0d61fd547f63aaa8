import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import react from "@vitejs/plugin-react"
import { defaultClientConditions, defineConfig, type Plugin } from "vite"
import { sharedChunk } from "./chunks.js"

/** Adds the script that runs before the first paint. It is a classic one: browsers run modules only after it. */
function firstPaint(): Plugin {
  // In a function, because a classic script's names are global.
  const code = readFileSync(new URL("src/first-paint.js", import.meta.url), "utf8")
  const source = `(() => {\n${code.replace(/^ *\/\/.*\n|\/\*\*.*?\*\/ /gm, "")}})()\n`
  const hash = createHash("sha256").update(source).digest("base64url").slice(0, 8)
  const fileName = `assets/first-paint-${hash}.js`
  return {
    name: "first-paint",
    apply: "build",
    generateBundle() {
      this.emitFile({ type: "asset", fileName, source })
    },
    transformIndexHtml: () => [
      { tag: "script", attrs: { src: `./${fileName}` }, injectTo: "head" },
    ],
  }
}

export default defineConfig(({ command }) => ({
  // Hot reload keeps the state of components. The build needs no plugin for JSX.
  plugins: command === "serve" ? [react()] : [firstPaint()],
  resolve: { conditions: ["@alidade/source", ...defaultClientConditions] },
  // Files find each other wherever the site is served. The page itself gets the path when it is completed.
  base: "./",
  // A worker in modules loads rare parts of the network when they are needed.
  worker: { format: "es" },
  build: {
    outDir: "dist",
    // Needed for `light-dark()`, `:has()` and top-level await; syntax is not lowered below it.
    target: ["chrome123", "edge123", "firefox121", "safari17.5"],
    // Never inline assets: the content security policy allows no `data:`.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // The first page would list the files of what is beside it too: these find theirs themselves.
      resolveDependencies: (file, files) =>
        /assets.(dock|gallery|simulated-wallets|open-practice|practice-line|tasks)-/.test(file)
          ? files.filter((one) => one.endsWith(".css"))
          : files,
    },
    // The texts of the included libraries' licenses, beside the site.
    license: { fileName: "third-party-licenses.md" },
    rolldownOptions: {
      output: {
        // One chunk for what the first page needs: small ones compress worse, and each is a request.
        codeSplitting: {
          groups: [
            { name: "page", tags: ["$initial"] },
            // The dialogs with their styles, so that none is shown before these.
            {
              name: "dialogs",
              test: /react.src.lazy.lazy-parts|ui.styles.dialogs\.css/,
              // Other screens have some of their parts, and do without the dialogs.
              includeDependenciesRecursively: false,
            },
            // The words of sentences, which screens have at hand. The decoder that gives them something to say is lazy.
            {
              name: "words",
              test: /describe.(account-of|english|resembles-native|sentence)\.[jt]s/,
            },
            {
              debugName: "shared by screens",
              name: sharedChunk,
              // A dependency is shared by as many. It is in one of these chunks too, or left to the bundler.
              includeDependenciesRecursively: false,
            },
          ],
        },
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
}))
