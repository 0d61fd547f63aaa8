import starlight from "@astrojs/starlight"
import { defineConfig } from "astro/config"
import { pageLinks } from "./page-links.js"
import { sideBar } from "./side-bar.js"
import { wideTables } from "./wide-tables.js"

/** Each `WalletError` names its page below this address. */
const site = new URL("https://alidade-stellar.github.io/alidade/")

export default defineConfig({
  site: site.origin,
  base: site.pathname,
  trailingSlash: "always",
  vite: {
    // The live examples run from the packages' sources.
    resolve: { conditions: ["@alidade/source", "module", "browser", "development|production"] },
    worker: { format: "es" },
    build: {
      // An example's network is large, and is loaded when somebody runs the example.
      chunkSizeWarningLimit: 600,
      rollupOptions: {
        onwarn(warning, handle) {
          // "use client" is for server-rendering frameworks, and the examples are client code.
          if (!warning.message.includes("use client")) handle(warning)
        },
      },
    },
  },
  markdown: { remarkPlugins: [pageLinks(site.pathname)], rehypePlugins: [wideTables] },
  integrations: [
    starlight({
      title: "Alidade",
      description: "Connect any Stellar wallet, sign, and verify what was signed.",
      logo: { src: "../web/public/mark.svg", alt: "" },
      favicon: "mark.svg",
      social: [
        { icon: "github", label: "GitHub", href: "https://github.com/alidade-stellar/alidade" },
      ],
      customCss: ["../web/src/ui/styles/tokens.css", "./src/styles/brand.css"],
      sidebar: sideBar,
      // Code wraps: what scrolls would have to be reached by keyboard.
      expressiveCode: { defaultProps: { wrap: true } },
      routeMiddleware: "./src/markdown-link.js",
      credits: false,
    }),
  ],
})
