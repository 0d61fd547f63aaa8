import { WalletError } from "@alidade/core"

/** The address of a wallet's site. Throws `bad-request` unless it is one of the web: a script's would run in this page's name. */
export function siteOf(url: string): URL {
  try {
    const site = new URL(url)
    if (site.protocol === "https:" || site.protocol === "http:") return site
  } catch {
    // Told below, in the same words.
  }
  throw new WalletError("bad-request", `"${url}" is not the address of a wallet's site.`)
}
