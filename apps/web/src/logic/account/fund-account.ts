import { readText } from "@alidade/core/encoding"
import { largestAnswer } from "../foreign-limits.js"
import type { PageNetwork } from "../networks/networks.js"
import { patient, readAccount } from "../stellar/horizon.js"
import { NetworkError } from "../stellar/network-error.js"

/** What a faucet answered. `exists`: the account has been funded before. */
export type FaucetAnswer = "funded" | "exists" | "failed"

/** Asks a faucet to fund an account. Never throws. */
export async function fundAccount(friendbotUrl: string, address: string): Promise<FaucetAnswer> {
  const url = new URL(friendbotUrl)
  url.searchParams.set("addr", address)
  try {
    const response = await fetch(url, { signal: patient(undefined) })
    const text = await readText(response, largestAnswer.horizon, "The faucet")
    return response.ok ? "funded" : isFunded(text) ? "exists" : "failed"
  } catch {
    return "failed"
  }
}

/** Friendbot says it in words, or with the result of the operation that would have created the account. */
function isFunded(answer: string): boolean {
  return /already (?:been )?funded|op_already_exists|createAccountAlreadyExist/i.test(answer)
}

/**
 * Asks the faucet to create an account if the network does not have it yet. Throws a `NetworkError` if Horizon does not answer, there is no faucet, or the faucet refuses.
 */
export async function fundIfMissing(
  { horizonUrl, friendbotUrl }: PageNetwork,
  address: string,
): Promise<void> {
  if (await readAccount(horizonUrl, address)) return
  if (friendbotUrl && (await fundAccount(friendbotUrl, address)) !== "failed") return
  throw new NetworkError({ problem: "faucetRefused" })
}
