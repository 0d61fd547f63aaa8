import { pageOf } from "../page.js"

/** Origins of the wallet's own pages. A page framed by any other origin does not ask its parent. */
const ORIGINS: readonly string[] = [
  "https://my.herewallet.app",
  "https://tgapp-dev.herewallet.app",
  "https://tgapp.herewallet.app",
  "https://beta.herewallet.app",
  "https://app.hot-labs.org",
]

/**
 * The origin of the wallet that frames this page. Undefined if the page is not framed by HOT, if the extension uses
 * another page object, or if the browser does not report the parent's origin.
 */
export function originOfWalletAround(allowed: readonly string[] = ORIGINS): string | undefined {
  if (window === window.top || pageOf("hot-wallet")) return undefined
  // Firefox has no `ancestorOrigins`.
  const origin: string | undefined = window.location.ancestorOrigins?.[0]
  return origin !== undefined && allowed.includes(origin) ? origin : undefined
}
