import { tokenChanges } from "./apply-call.js"
import type { SimulatedCall } from "./call-effect.js"
import { readFootprint, readTokenBalance } from "./footprint.js"
import { readEntries, simulate } from "./simulate.js"
import { toSimulate } from "./to-simulate.js"
import { readDecimals } from "./token-decimals.js"
import { readTokenEvents } from "./token-events.js"

/**
 * Simulates the call in a base64 envelope and reads what it says about an account (`G…`). Throws an `Error` with a
 * readable message if the network can't simulate it.
 */
export async function readCall(
  xdr: string,
  address: string,
  { passphrase, rpcUrl }: { passphrase: string; rpcUrl: string },
  signal: AbortSignal,
): Promise<SimulatedCall> {
  const { events, transactionData, ...simulation } = await simulate(
    rpcUrl,
    toSimulate(xdr, passphrase),
    signal,
  )
  const footprint = readFootprint(transactionData, address)
  const { balanceKeys } = footprint
  const entries = await readEntries(rpcUrl, [...balanceKeys.values()], signal)
  const held = [...balanceKeys].flatMap(([contract, key]): [string, bigint][] => {
    const entry = entries.get(key)
    // A token without an entry for the account holds nothing of it yet.
    const balance = entry === undefined ? 0n : balanceIn(entry)
    return balance === undefined ? [] : [[contract, balance]]
  })
  const read = readTokenEvents(events, passphrase)
  const tokens = [...tokenChanges(read.events, address).keys()]
  return {
    ...simulation,
    ...read,
    footprint,
    held: new Map(held),
    decimals: await readDecimals(tokens, { passphrase, rpcUrl }, signal),
  }
}

/** The balance in an entry. Undefined if it can't be read: a token writes its entries as it likes. */
function balanceIn(entry: string): bigint | undefined {
  try {
    return readTokenBalance(entry)
  } catch {
    return undefined
  }
}
