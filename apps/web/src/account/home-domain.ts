import { readText } from "@alidade/core/encoding"
import { patient, readAccount } from "./horizon.js"
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

/** SEP-1's maximum size of a `stellar.toml`, in bytes. */
const MAX_TOML = 100 * 1024

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
  const refused = watchPolicy(url)
  try {
    const response = await fetch(url, {
      credentials: "omit",
      referrerPolicy: "no-referrer",
      signal: patient(signal),
    })
    if (!response.ok) return { outcome: "unreachable", domain, url }
    const toml = await readText(response, MAX_TOML, domain)
    return { outcome: listsAsset(toml, code, issuer) ? "listed" : "unlisted", domain, url }
  } catch {
    return { outcome: (await refused.now()) ? "blocked" : "unreachable", domain, url }
  } finally {
    refused.stop()
  }
}

/** The address of a domain's `stellar.toml`. Undefined if the domain isn't a host name. This machine has no https. */
export function tomlUrlOf(domain: string): string | undefined {
  if (!/^[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?$/i.test(domain)) return undefined
  const scheme = /^(localhost|127\.0\.0\.1)(:|$)/i.test(domain) ? "http" : "https"
  return `${scheme}://${domain}/.well-known/stellar.toml`
}

/** Notes whether the page's policy blocks a connection to an address. */
function watchPolicy(url: string): { now: () => Promise<boolean>; stop: () => void } {
  let blocked = false
  const note = (event: SecurityPolicyViolationEvent): void => {
    blocked ||= event.blockedURI !== "" && url.startsWith(event.blockedURI)
  }
  document.addEventListener("securitypolicyviolation", note)
  return {
    async now() {
      // The browser reports the violation in a task of its own.
      await new Promise((resolve) => setTimeout(resolve))
      return blocked
    },
    stop: () => document.removeEventListener("securitypolicyviolation", note),
  }
}
