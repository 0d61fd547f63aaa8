import type { WalletError } from "@alidade/core"
import type { AskIntent, IntentParams, IntentResults } from "./types.js"

/** A `web+stellar:` link (SEP-7) as it is asked of Albedo. */
export type StellarLink = { msg?: string } & (
  | { intent: "tx"; params: IntentParams["tx"] }
  | { intent: "pay"; params: IntentParams["pay"] }
)

/** What comes of links that are followed. */
export interface StellarLinkHandlers {
  /** The person signed. */
  onSigned?(result: IntentResults["tx"] | IntentResults["pay"], link: StellarLink): void
  /** It failed, as the intents' calls do. */
  onFailed?(error: WalletError, link: StellarLink): void
  /** A link that asks for something else than `tx` or `pay`, or for a change that Albedo cannot make; its address. */
  onUnsupported?(href: string): void
}

const SCHEME = "web+stellar:"

/**
 * Has Albedo opened by the page's `web+stellar:` links: `tx` and `pay`, with the link's network and its message (AL11).
 * Every such link is taken, from here on and until the function that is returned is called; other links are not
 * touched.
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
    // Whoever wrote the link, it is never carried out without a question.
    const asking = { confirm: true }
    const asked =
      link.intent === "tx" ? intents.tx(link.params, asking) : intents.pay(link.params, asking)
    asked.then(
      (result) => onSigned?.(result, link),
      (error) => onFailed?.(error, link),
    )
  }
  document.addEventListener("click", follow)
  return () => document.removeEventListener("click", follow)
}

/** What a link asks of Albedo; undefined where it asks for something that Albedo cannot do. */
function readStellarLink(href: string): StellarLink | undefined {
  const [operation, query = ""] = href.slice(SCHEME.length).split(/\?(.*)/s)
  // A plus that is not escaped is a plus, in SEP-7's links: base64 is full of them.
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
  const said = msg ? { msg } : {}
  // To replace fields of it is left to wallets that can.
  if (operation === "tx" && !given.has("replace")) {
    const description = msg ? { description: msg } : {}
    const params = { ...pick("xdr", "pubkey"), ...common, ...description }
    return { intent: "tx", params: params as IntentParams["tx"], ...said }
  }
  if (operation === "pay") {
    const asked = pick("destination", "amount", "asset_code", "asset_issuer", "memo", "memo_type")
    return { intent: "pay", params: { ...asked, ...common } as IntentParams["pay"], ...said }
  }
  return undefined
}
