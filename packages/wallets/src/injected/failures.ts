import { type Reason, reason } from "@alidade/core"

/** Why a request ended whose time in the wallet has passed. */
export function expired(wallet: string): Reason {
  return reason("expired", "{wallet} did not answer. The request expired.", { wallet })
}

/** Why a request failed if the site has no access to the wallet any more. */
export function notConnected(wallet: string): Reason {
  return reason(
    "siteNotConnected",
    "{wallet} is no longer connected to this site. Connect again.",
    { wallet },
  )
}

/** Why a request failed after the page has lost the wallet's extension. */
export function switchedOff(wallet: string): Reason {
  return reason("switchedOff", "{wallet} was turned off or updated. Reload this page.", { wallet })
}

/** Why a request failed that the user declined. */
export function declined(wallet: string): Reason {
  return reason("declined", "The request was declined in {wallet}, or its window was closed.", {
    wallet,
  })
}
