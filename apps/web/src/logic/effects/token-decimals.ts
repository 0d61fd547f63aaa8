import { Account, Contract, TransactionBuilder, xdr } from "@stellar/stellar-sdk/base"
import { simulateReturn } from "./simulate.js"
import { NOBODY } from "./to-simulate.js"

/** An amount of a token has 39 digits (an i128), so more decimals than 38 are no use, and may be an attack. */
const MOST_DECIMALS = 38

/** Maximum number of tokens that are asked. The amounts of further ones stay in units. */
const MOST_TOKENS = 10

/**
 * Asks tokens (`C…`) for their decimals (SEP-41), by simulating the call. A token that doesn't answer is left out.
 * Rejects only once the signal is aborted.
 */
export async function readDecimals(
  contracts: readonly string[],
  { passphrase, rpcUrl }: { passphrase: string; rpcUrl: string },
  signal: AbortSignal,
): Promise<ReadonlyMap<string, number>> {
  const found = await Promise.all(
    contracts.slice(0, MOST_TOKENS).map(async (contract): Promise<[string, number][]> => {
      const envelope = decimalsCall(contract, passphrase)
      const returned = await simulateReturn(rpcUrl, envelope, signal).catch(() => undefined)
      const decimals = returned === undefined ? undefined : decimalsIn(returned)
      return decimals === undefined ? [] : [[contract, decimals]]
    }),
  )
  signal.throwIfAborted()
  return new Map(found.flat())
}

function decimalsCall(contract: string, networkPassphrase: string): string {
  return new TransactionBuilder(new Account(NOBODY, "0"), { fee: "100", networkPassphrase })
    .addOperation(new Contract(contract).call("decimals"))
    .setTimeout(0)
    .build()
    .toXDR()
}

/** The decimals in a base64 `ScVal`. Undefined if it is anything else than a number of them that makes sense. */
export function decimalsIn(returned: string): number | undefined {
  try {
    const value = xdr.ScVal.fromXdr(returned, "base64")
    return value.type === "scvU32" && value.u32 <= MOST_DECIMALS ? value.u32 : undefined
  } catch {
    return undefined
  }
}
