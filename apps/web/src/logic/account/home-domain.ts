import { readStellarToml } from "@alidade/sign-in/stellar-toml"
import { largestAnswer } from "../foreign-limits.js"
import { askDomain } from "../stellar/ask-domain.js"
import { readAccount } from "../stellar/horizon.js"
import { tomlUrlOf } from "../stellar/toml-url.js"

/** What an issuer's home domain says about an asset (SEP-1). */
export type HomeDomain =
  /** The issuer has no account, or names no domain. */
  | { outcome: "none" }
  /** What the issuer names isn't a host name. */
  | { outcome: "invalid" }
  | {
      /**
       * `blocked`: the page's content security policy doesn't allow the connection. `unreadable`: its `stellar.toml`
       * isn't valid TOML.
       */
      outcome: "listed" | "unlisted" | "blocked" | "unreachable" | "unreadable"
      domain: string
      /** The address of its `stellar.toml`. */
      url: string
    }

/**
 * Asks an issuer's home domain whether it lists an asset, if the page may connect to it. Connects to Horizon and to that domain, so call it only on the
 * visitor's request. Throws an `Error` with a readable message if Horizon doesn't answer.
 */
export async function readHomeDomain(
  horizonUrl: string,
  { code, issuer }: { code: string; issuer: string },
  signal: AbortSignal,
  mayConnect: (url: string) => boolean,
): Promise<HomeDomain> {
  const domain = (await readAccount(horizonUrl, issuer, signal))?.homeDomain
  if (!domain) return { outcome: "none" }
  const url = tomlUrlOf(domain)
  if (!url) return { outcome: "invalid" }
  if (!mayConnect(url)) return { outcome: "blocked", domain, url }
  const answer = await askDomain(url, largestAnswer.toml, signal)
  if ("outcome" in answer) {
    return { outcome: answer.outcome === "blocked" ? "blocked" : "unreachable", domain, url }
  }
  const toml = readStellarToml(answer.text)
  if (!toml) return { outcome: "unreadable", domain, url }
  const isListed = toml.currencies.some((one) => one.code === code && one.issuer === issuer)
  return { outcome: isListed ? "listed" : "unlisted", domain, url }
}
