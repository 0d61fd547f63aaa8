import { reason, WalletError } from "@alidade/core"

/** Parses the URL of a wallet's site. Throws `bad-request` unless it is http or https: a script URL would run here. */
export function siteOf(url: string): URL {
  try {
    const site = new URL(url)
    if (site.protocol === "https:" || site.protocol === "http:") return site
  } catch {
    // Throws the error below.
  }
  throw new WalletError(
    "bad-request",
    reason("badSite", '"{url}" is not a valid website address for a wallet.', { url }),
  )
}
