import { reason, WalletError } from "@alidade/core"
import { askForFields, unexpected } from "./server-text.js"

/** A request for a challenge. */
export interface ChallengeQuestion {
  endpoint: URL
  /** The query; parts that are undefined are left out. */
  query: Readonly<Record<string, string | undefined>>
  /** The field of the answer that has the challenge. */
  field: "transaction" | "authorization_entries"
  networkPassphrase: string
  signal: AbortSignal | undefined
}

/**
 * Asks for a challenge. Throws `external`, `timeout`, `aborted`, and `wrong-network` if the server names another network.
 */
export async function askForChallenge(question: ChallengeQuestion): Promise<string> {
  const { endpoint, query, field, networkPassphrase, signal } = question
  const url = new URL(endpoint)
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) url.searchParams.set(name, value)
  const answer = await askForFields(url, signal)
  const challenge = answer[field]
  if (typeof challenge !== "string") throw unexpected(endpoint)
  if (![undefined, null, networkPassphrase].includes(answer.network_passphrase as string)) {
    throw new WalletError(
      "wrong-network",
      reason("signInNetwork", "{server} signs in on another network.", { server: endpoint.host }),
    )
  }
  return challenge
}

/** Exchanges a signed challenge for a token. Throws `external`, `timeout`, or `aborted`. */
export async function askForToken(
  endpoint: URL,
  signed: Readonly<Record<string, string>>,
  signal: AbortSignal | undefined,
): Promise<string> {
  const { token } = await askForFields(endpoint, signal, new URLSearchParams(signed))
  if (typeof token !== "string" || token === "") throw unexpected(endpoint)
  return token
}
