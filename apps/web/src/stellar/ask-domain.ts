import { readText } from "@alidade/core/encoding"
import { patient } from "../account/horizon.js"

/** The answer of a domain. `blocked`: the page's content security policy doesn't allow the connection. */
export type DomainAnswer = { text: string } | { outcome: "blocked" | "missing" | "unreachable" }

/**
 * Asks a domain that an account or a visitor names for a text of at most `maxBytes`. Call it only on the visitor's
 * request: the domain learns the page's address on the internet. `missing`: it answered 404.
 */
export async function askDomain(
  url: string,
  maxBytes: number,
  signal: AbortSignal,
): Promise<DomainAnswer> {
  const refused = watchPolicy(url)
  try {
    const response = await fetch(url, {
      credentials: "omit",
      referrerPolicy: "no-referrer",
      signal: patient(signal),
    })
    if (response.status === 404) return { outcome: "missing" }
    if (!response.ok) return { outcome: "unreachable" }
    return { text: await readText(response, maxBytes, new URL(url).hostname) }
  } catch {
    return { outcome: (await refused.now()) ? "blocked" : "unreachable" }
  } finally {
    refused.stop()
  }
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
