import { readAccount } from "../stellar/horizon.js"
import { readLastLedger } from "../stellar/last-ledger.js"
import { heldOf, type OwnAccount } from "./available.js"

/** Reads an account, and what its network's ledger makes it keep. Null if it does not exist there. */
export async function readOwnAccount(
  horizonUrl: string,
  address: string,
  signal: AbortSignal,
): Promise<OwnAccount | null> {
  const [read, ledger] = await Promise.all([
    readAccount(horizonUrl, address, signal),
    readLastLedger(horizonUrl, signal),
  ])
  if (!read) return null
  const baseReserve = ledger?.baseReserve
  const held = baseReserve === undefined ? undefined : heldOf(read, baseReserve)
  return { ...read, held, baseReserve }
}
