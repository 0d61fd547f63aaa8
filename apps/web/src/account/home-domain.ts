import { askDomain } from "../stellar/ask-domain.js"
import { MAX_TOML, tomlUrlOf } from "../stellar/toml-url.js"
import { readAccount } from "./horizon.js"
import { listsAsset } from "./stellar-toml.js"

/** What an issuer's home domain says about an asset (SEP-1). */
export type HomeDomain =
  /** The issuer has no account, or names no domain. */
  | { outcome: "none" }
  /** What the issuer names isn't a host name. */
  | { outcome: "invalid" }
  | {
      /** `blocked`: the page's content security policy doesn't allow the connection. */
      outcome: "listed" | "unlisted" | "blocked" | "unreachable"
      domain: string
      /** The address of its `stellar.toml`. */
      url: string
    }

/**
 * Asks an issuer's home domain whether it lists an asset. Connects to Horizon and to that domain, so call it only on the
 * visitor's request. Throws an `Error` with a readable message if Horizon doesn't answer.
 */
export async function readHomeDomain(
  horizonUrl: string,
  { code, issuer }: { code: string; issuer: string },
  signal: AbortSignal,
): Promise<HomeDomain> {
  const domain = (await readAccount(horizonUrl, issuer, signal))?.homeDomain
  if (!domain) return { outcome: "none" }
  const url = tomlUrlOf(domain)
  if (!url) return { outcome: "invalid" }
  const answer = await askDomain(url, MAX_TOML, signal)
  if ("outcome" in answer) {
    return { outcome: answer.outcome === "blocked" ? "blocked" : "unreachable", domain, url }
  }
  return { outcome: listsAsset(answer.text, code, issuer) ? "listed" : "unlisted", domain, url }
}
