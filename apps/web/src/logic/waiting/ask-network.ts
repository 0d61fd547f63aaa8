import {
  type AccountReader,
  readSignatureStatus,
  type SignatureStatus,
} from "../signatures/read-signature-status.js"
import { type LedgerAccount, readAccount } from "../stellar/horizon.js"
import { readTransaction } from "../stellar/read-transaction.js"
import type { Ending, WaitingItem } from "./waiting-item.js"

/** The network to ask. */
export interface AskedNetwork {
  passphrase: string
  horizonUrl: string
}

/** What the network says about an item. */
export interface Found {
  /** How it ended. Undefined while it can still be applied. */
  ending?: Ending
  /** Who has signed, and what is missing. Absent once it has ended. */
  signatureStatus?: SignatureStatus
}

/** The network's time is estimated between two ledgers, so a transaction counts as expired only so much later. In ms. */
const GRACE = 60_000

/** Asks about items, one request at a time. Each account is read once for all of them. */
export interface Asker {
  /**
   * Finds out how an item stands. `now` is the network's time in ms, undefined if it is unknown. Throws a `NetworkError`
   * if Horizon doesn't answer, and the signal's reason once it is aborted.
   */
  ask(item: WaitingItem, now: number | undefined, signal: AbortSignal): Promise<Found>
}

/** Creates what asks a network. Use a new one for each round. */
export function createAsker(network: AskedNetwork): Asker {
  const read = oneAtATime(network.horizonUrl)
  return {
    async ask({ hash, xdr, source, sequence, expiresAt }, now, signal) {
      // The account first: while its sequence number is lower, no ledger has the transaction.
      const account = await read(source, signal)
      if (!account || BigInt(account.sequence) >= BigInt(sequence)) {
        const applied = await readTransaction(network.horizonUrl, hash, signal)
        if (applied) {
          const { ledger, closedAt, successful } = applied
          return { ending: { how: successful ? "applied" : "failed", ledger, closedAt } }
        }
        if (account) return { ending: { how: "overtaken" } }
      }
      if (now !== undefined && expiresAt !== undefined && now > expiresAt + GRACE) {
        return { ending: { how: "expired" } }
      }
      return { signatureStatus: await readSignatureStatus(xdr, network, signal, read) }
    },
  }
}

/** Reads each account once, after the one before. */
function oneAtATime(horizonUrl: string): AccountReader {
  const accounts = new Map<string, Promise<LedgerAccount | null>>()
  let last: Promise<unknown> = Promise.resolve()
  return (address, signal) => {
    const known = accounts.get(address)
    if (known) return known
    const reading = last.then(() => readAccount(horizonUrl, address, signal))
    last = reading.catch(() => {})
    accounts.set(address, reading)
    return reading
  }
}
