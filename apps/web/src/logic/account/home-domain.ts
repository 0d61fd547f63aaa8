import { askStellarToml } from "../stellar/ask-stellar-toml.js"
import { readAccount } from "../stellar/horizon.js"

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
  const answer = await askStellarToml(domain, signal, mayConnect)
  if (answer.outcome === "invalid") return { outcome: "invalid" }
  const { outcome, url } = answer
  if (outcome !== "read") return { outcome, domain, url }
  const isListed = answer.toml.currencies.some((one) => one.code === code && one.issuer === issuer)
  return { outcome: isListed ? "listed" : "unlisted", domain, url }
}
