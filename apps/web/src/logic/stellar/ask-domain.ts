import { readText } from "@alidade/core/encoding"
import { patient } from "./horizon.js"
import { watchPolicy } from "./watch-policy.js"

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
  const policy = watchPolicy(url)
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
    return { outcome: (await policy.isBlocked()) ? "blocked" : "unreachable" }
  } finally {
    policy.stop()
  }
}
