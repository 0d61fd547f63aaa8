import type { WalletError } from "@alidade/core"
import type { AskIntent, IntentParams, IntentResults } from "./types.js"

/** A `web+stellar:` link (SEP-7) as a request to Albedo. */
export type StellarLink = { msg?: string } & (
  | { intent: "tx"; params: IntentParams["tx"] }
  | { intent: "pay"; params: IntentParams["pay"] }
)

/** Callbacks for the outcome of followed links. */
export interface StellarLinkHandlers {
  /** The user signed. */
  onSigned?(result: IntentResults["tx"] | IntentResults["pay"], link: StellarLink): void
  /** The request failed, with the same errors as a direct call of the intent. */
  onFailed?(error: WalletError, link: StellarLink): void
  /** The link's operation isn't `tx` or `pay`, or it has a `replace` parameter, which Albedo doesn't support. */
  onUnsupported?(href: string): void
}

const SCHEME = "web+stellar:"

/**
 * Opens the page's `web+stellar:` links with Albedo: `tx` and `pay`, with the link's network and message (AL11).
 * Handles every click on such a link until the returned function is called. Other links are unaffected.
 */
export function installStellarLinks(
  intents: { tx: AskIntent<"tx">; pay: AskIntent<"pay"> },
  { onSigned, onFailed, onUnsupported }: StellarLinkHandlers = {},
): () => void {
  const follow = (event: MouseEvent): void => {
    if (event.defaultPrevented || !(event.target instanceof Element)) return
    const href = event.target.closest("a")?.getAttribute("href")?.trim() ?? ""
    if (!href.toLowerCase().startsWith(SCHEME)) return
    event.preventDefault()
    const link = readStellarLink(href)
    if (!link) {
      onUnsupported?.(href)
      return
    }
    // Links are untrusted, so the user must always confirm them.
    const options = { confirm: true }
    const pending =
      link.intent === "tx" ? intents.tx(link.params, options) : intents.pay(link.params, options)
    pending.then(
      (result) => onSigned?.(result, link),
      (error) => onFailed?.(error, link),
    )
  }
  document.addEventListener("click", follow)
  return () => document.removeEventListener("click", follow)
}

/** Reads a link's request. Returns undefined if Albedo doesn't support it. */
function readStellarLink(href: string): StellarLink | undefined {
  const [operation, query = ""] = href.slice(SCHEME.length).split(/\?(.*)/s)
  // In SEP-7 links, an unescaped plus is a plus, as in base64, and not a space.
  const given = new URLSearchParams(query.replaceAll("+", "%2B"))
  const pick = <Name extends string>(...names: Name[]): { [N in Name]?: string } =>
    Object.fromEntries(
      names.flatMap((name) => (given.get(name)?.trim() ? [[name, given.get(name)]] : [])),
    ) as {
      [N in Name]?: string
    }
  const msg = given.get("msg") ?? undefined
  const network = given.get("network_passphrase") ?? undefined
  const common = { ...pick("callback"), ...(network && { network }) }
  const message = msg ? { msg } : {}
  // Albedo doesn't support `replace`.
  if (operation === "tx" && !given.has("replace")) {
    const description = msg ? { description: msg } : {}
    const params = { ...pick("xdr", "pubkey"), ...common, ...description }
    return { intent: "tx", params: params as IntentParams["tx"], ...message }
  }
  if (operation === "pay") {
    const payment = pick("destination", "amount", "asset_code", "asset_issuer", "memo", "memo_type")
    return { intent: "pay", params: { ...payment, ...common } as IntentParams["pay"], ...message }
  }
  return undefined
}
