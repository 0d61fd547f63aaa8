import starlight from "@astrojs/starlight"
import { defineConfig } from "astro/config"
import { pageLinks } from "./page-links.js"
import { sideBar } from "./side-bar.js"

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
  },
  markdown: { remarkPlugins: [pageLinks(site.pathname)] },
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
      routeMiddleware: "./src/markdown-link.js",
      credits: false,
    }),
  ],
})
