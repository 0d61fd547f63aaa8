import { createKit, networks } from "@alidade/core"
import { KitProvider } from "@alidade/react"
import { createElement, type ReactElement } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { type Page, PageContext } from "../../page/page.js"

const kit = createKit({ network: networks.Testnet, wallets: [] })
const page = { networks: [{ passphrase: networks.Testnet, name: "Testnet" }] } as unknown as Page

/** The text of an element as the page draws it, for tests. */
export function drawn(element: ReactElement): string {
  const within = createElement(PageContext.Provider, { value: page }, element)
  return renderToStaticMarkup(createElement(KitProvider, { kit }, within))
    .replace(/<\/(p|dt|dd|h3|li|summary)>|<br\/>/g, "\n")
    .replace(/<[^>]*>/g, "")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&")
}
