import { conversation } from "../contract/conversation.js"
import { limits } from "../contract/limits.js"
import { readText } from "../encoding/read-text.js"
import { networks } from "../networks/networks.js"
import type { AccountNetwork } from "./types.js"

/** What a faucet answered. `exists`: the account has been funded before. */
export type FaucetAnswer = "funded" | "exists" | "failed"

/** The networks whose XLM has no value. */
const testNetworks: readonly string[] = [
  networks.Testnet,
  networks.Futurenet,
  networks.Standalone,
  networks.Sandbox,
]

/** A faucet waits for a ledger to close. */
const PATIENCE_MS = limits.horizon + 10_000

/** The largest answer of a faucet, in bytes: a transaction with its results. */
const LARGEST = 200_000

/**
 * The faucet of a test network: the one given, or the one that its Horizon offers at `/friendbot`. Undefined on Public, on
 * a network that is not known to be for tests and gives none, and without a Horizon.
 */
export function faucetUrl(
  { passphrase, horizonUrl }: AccountNetwork,
  friendbotUrl?: string,
): string | undefined {
  if (passphrase === networks.Public) return undefined
  if (friendbotUrl) return friendbotUrl
  if (!horizonUrl || !testNetworks.includes(passphrase)) return undefined
  return `${horizonUrl.replace(/\/+$/, "")}/friendbot`
}

/** Asks a faucet to fund an account (`G…`, or `C…` where it can). Never throws. */
export async function fundAccount(
  friendbotUrl: string,
  address: string,
  signal?: AbortSignal,
): Promise<FaucetAnswer> {
  try {
    const url = new URL(friendbotUrl)
    url.searchParams.set("addr", address)
    const options = { ...(signal && { signal }), ms: PATIENCE_MS }
    return await conversation<FaucetAnswer>(options, async (call) => {
      const response = await fetch(url, { signal: call.signal })
      const text = await readText(response, LARGEST, url.host)
      return response.ok ? "funded" : isFunded(text) ? "exists" : "failed"
    })
  } catch {
    return "failed"
  }
}

/** Friendbot says it in words, or with the result of the operation that would have created the account. */
function isFunded(answer: string): boolean {
  return /already (?:been )?funded|op_already_exists|createAccountAlreadyExist/i.test(answer)
}
