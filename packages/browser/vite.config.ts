import { fileURLToPath } from "node:url"
import { defineConfig } from "vite"
import { moreWallets, wallets } from "../../scripts/wallets.js"

const root = fileURLToPath(new URL(".", import.meta.url))

/** All that the entry points of the wallets export. The modules are loaded when needed. */
const walletEntries = ["", ...[...wallets, ...moreWallets].map(({ folder }) => `/${folder}`)]
  .map((path) => `export * from "@alidade/wallets${path}"`)
  .join("\n")

/** Builds one file per entry point. They share chunks, so that a page has one core and one React. */
export default defineConfig({
  root,
  // The files find each other wherever a page serves them.
  base: "./",
  plugins: [
    {
      name: "wallets",
      resolveId: (id) => (id === "virtual:wallets" ? id : undefined),
      load: (id) => (id === "virtual:wallets" ? walletEntries : undefined),
    },
    {
      name: "no-script-for-styles",
      generateBundle(_, bundle) {
        delete bundle["styles.js"]
      },
    },
  ],
  build: {
    emptyOutDir: true,
    license: { fileName: "third-party-licenses.md" },
    modulePreload: false,
    rolldownOptions: {
      input: {
        core: "@alidade/core",
        wallets: "virtual:wallets",
        mount: "@alidade/react/mount",
        styles: "@alidade/react/styles.css",
      },
      // A page that offers WalletConnect adds this library to its import map, or passes its own client.
      external: ["@walletconnect/sign-client"],
      preserveEntrySignatures: "strict",
      output: {
        // Few files: what a page needs together, and what each wallet, language, and preview adds.
        codeSplitting: {
          groups: [
            { name: "kit", test: /core\/dist\/(?!describe)/, priority: 3 },
            {
              name: "cards",
              test: /wallets\/dist\/(\w+\/(index|card)|page|values)\.js/,
              priority: 2,
            },
            {
              name: "modules",
              test: /wallets\/dist\/(channel|modules|\w+\/module|queue)/,
              priority: 1,
            },
            {
              name: "screens",
              test: /react\/dist\/(?!mount\/index|languages|preview)|node_modules\/(react|react-dom|scheduler)\//,
            },
          ],
        },
        entryFileNames: "[name].js",
        chunkFileNames: "chunks/[name]-[hash].js",
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith(".css"))
            ? "styles.css"
            : "icons/[name]-[hash][extname]",
      },
    },
  },
})
