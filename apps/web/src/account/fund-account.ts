import { readText } from "@alidade/core/encoding"
import type { PageNetwork } from "../networks.js"
import { say } from "../texts/en/account.js"
import { patient, readAccount } from "./horizon.js"

/** Maximum size of a faucet's response, in bytes: a transaction with its results. */
const MAX_ANSWER = 2_000_000

/** Asks a faucet to fund an account. Resolves to whether it did. */
export async function fundAccount(friendbotUrl: string, address: string): Promise<boolean> {
  const url = new URL(friendbotUrl)
  url.searchParams.set("addr", address)
  try {
    const response = await fetch(url, { signal: patient(undefined) })
    await readText(response, MAX_ANSWER, "The faucet")
    return response.ok
  } catch {
    return false
  }
}

/**
 * Asks the faucet to create an account if the network does not have it yet. Throws an `Error` with a readable message
 * if Horizon does not answer, there is no faucet, or the faucet refuses.
 */
export async function fundIfMissing(
  { horizonUrl, friendbotUrl }: PageNetwork,
  address: string,
): Promise<void> {
  if (await readAccount(horizonUrl, address)) return
  if (friendbotUrl && (await fundAccount(friendbotUrl, address))) return
  throw new Error(say("faucetRefused"))
}
