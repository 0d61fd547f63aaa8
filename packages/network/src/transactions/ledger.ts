import { hash, Keypair, type xdr } from "@stellar/stellar-sdk/base"
import { setLastLedger } from "../contracts/archive.js"
import { deployNativeAsset } from "../contracts/native-asset.js"
import { type Moment, newAccount } from "../entries/account.js"
import { fromText, toHex } from "../entries/bytes.js"
import { createEntries, type Draft, draftOf, type Entries } from "../entries/entries.js"
import { BASE_FEE, TOTAL_COINS } from "../entries/parameters.js"
import { apply } from "./apply.js"
import { type ClosedLedger, closeLedger, type LedgerTransaction } from "./close.js"
import { decodeEnvelope } from "./envelope.js"
import { loadClosed, loadEntries, type Snapshot, saveClosed, saveEntries } from "./snapshot.js"
import { refusal } from "./validity.js"

/** The outcome of a submitted transaction: in the ledger, successful or not, or refused. */
export type Submitted =
  | { readonly hash: string; readonly transaction: LedgerTransaction }
  | { readonly hash: string; readonly refused: xdr.TransactionResult }

/**
 * One network: an in-memory test network, not a validator. It closes a ledger for each transaction at
 * once. Empty ones are closed only when someone asks for the latest ledger's time.
 */
export interface Ledger {
  readonly passphrase: string
  /** All ledgers. The index is the sequence number minus one. */
  readonly closed: readonly ClosedLedger[]
  /** All entries, by the base64 XDR of their key. */
  readonly entries: ReadonlyMap<string, xdr.LedgerEntry>
  latest(): ClosedLedger
  /** The latest ledger, at most five seconds old as on a real network: closes an empty one first if it is older. */
  recent(): ClosedLedger
  /** Closes an empty ledger. */
  close(): ClosedLedger
  /** Sets the network's clock forward, and closes an empty ledger at that time. */
  advance(seconds: number): ClosedLedger
  /** Archives a contract (`C…`) as months without a call would, and closes an empty ledger. */
  archive(contract: string): ClosedLedger
  /** A number for the nonce of a signature: the next one from the seed, or a random one. */
  nonce(): bigint
  /** The whole network as JSON, for `loadLedger`. */
  save(): string
  /** The fee per operation that the network charges now, in stroops. */
  readonly feeRate: bigint
  /**
   * Simulates surge pricing: from now on, transactions that offer less per operation are refused with
   * `txInsufficientFee`, and the others pay exactly this.
   *
   * @param feeRate stroops per operation; without it, the base fee again
   */
  surge(feeRate?: bigint): void
  /** A copy of the current ledger to experiment on. It keeps no writes. */
  draft(): Draft
  account(id: xdr.AccountId): xdr.AccountEntry | undefined
  /** Finds a transaction by its hash (hex). A fee bump is also found by its inner hash. */
  transaction(hash: string): LedgerTransaction | undefined
  /**
   * Submits a base64 `TransactionEnvelope`. Submitting one again returns the first outcome. Throws an `XdrError` if the
   * input is not an envelope.
   */
  submit(envelope: string): Submitted
  /** Calls a listener after each ledger that closes. Returns what stops that. */
  watch(listener: () => void): () => void
}

export interface LedgerOptions {
  readonly passphrase: string
  /** The clock, in ms since 1970. Without one, it is the machine's, or, with a seed, stands still at the start of 2026. */
  readonly now?: () => number
  /** Makes the network the same each time: its clock, and the nonces of simulated calls. Random by default. */
  readonly seed?: string
}

/** How often a network closes a ledger, in seconds. */
const CLOSES_EVERY = 5n

/** The clock of networks with a seed: 2026-01-01. */
const STILL: number = Date.UTC(2026, 0)

/**
 * Starts a network. Its root account holds all lumens, and its PUBLIC key pair derives from the passphrase, as on every
 * new Stellar network. The native asset's contract is deployed.
 */
export function createLedger(options: LedgerOptions): Ledger {
  return openLedger(options)
}

/**
 * Continues a network that was saved with `save`. Both go on independently.
 *
 * @param options.now the clock, in ms since 1970, as of `createLedger`
 * @throws SyntaxError or XdrError if the text is not a saved network
 */
export function loadLedger(saved: string, { now }: Pick<LedgerOptions, "now"> = {}): Ledger {
  const snapshot = JSON.parse(saved) as Snapshot
  const { passphrase, seed } = snapshot
  return openLedger(
    { passphrase, ...(now !== undefined && { now }), ...(seed !== undefined && { seed }) },
    snapshot,
  )
}

function openLedger({ passphrase, now, seed }: LedgerOptions, snapshot?: Snapshot): Ledger {
  const clock = now ?? (seed === undefined ? Date.now : () => STILL)
  const entries = createEntries()
  const transactions = new Map<string, LedgerTransaction>()
  const closed: ClosedLedger[] = []
  const listeners = new Set<() => void>()
  let feeRate = BigInt(snapshot?.feeRate ?? BASE_FEE)
  let ahead = snapshot?.ahead ?? 0
  let drawn = snapshot?.drawn ?? 0

  const latest = () => closed[closed.length - 1]!
  /** Ledgers within one second have the same close time, and a clock set back does not move it back. */
  function next(): Moment {
    const time = BigInt(Math.floor(clock() / 1000) + ahead)
    const last = closed.length > 0 ? latest().header.scpValue.closeTime : 0n
    return { sequence: closed.length + 1, time: time > last ? time : last }
  }
  function remember(ledger: ClosedLedger): ClosedLedger {
    closed.push(ledger)
    const { transaction } = ledger
    for (const hash of transaction ? [transaction.hash, transaction.bump?.hash] : [])
      if (hash) transactions.set(toHex(hash), transaction!)
    return ledger
  }
  function close(moment: Moment, transaction?: LedgerTransaction): ClosedLedger {
    const { idPool } = entries
    const ledger = remember(closeLedger({ moment, transaction, idPool }, closed.at(-1)))
    for (const listener of listeners) listener()
    return ledger
  }

  if (snapshot) {
    loadEntries(snapshot.entries, entries)
    entries.idPool = BigInt(snapshot.idPool)
    for (const saved of snapshot.closed) remember(loadClosed(saved, passphrase))
  } else {
    genesis(passphrase, entries)
    close(next())
  }

  return {
    passphrase,
    closed,
    entries,
    latest,
    close: () => close(next()),
    advance(seconds) {
      if (!Number.isSafeInteger(seconds) || seconds < 0)
        throw new RangeError("a clock advances by whole seconds")
      ahead += seconds
      return close(next())
    },
    archive(contract) {
      const draft = draftOf(entries, closed.length)
      setLastLedger(draft, contract, closed.length)
      draft.commit()
      return close(next())
    },
    nonce() {
      if (seed === undefined) return crypto.getRandomValues(new BigUint64Array(1))[0]! >> 1n
      const bytes = hash(fromText(`${seed} ${drawn++}`))
      return new DataView(bytes.buffer, bytes.byteOffset).getBigUint64(0) >> 1n
    },
    save: () =>
      JSON.stringify({
        passphrase,
        seed,
        ahead,
        drawn,
        feeRate: String(feeRate),
        idPool: String(entries.idPool),
        entries: saveEntries(entries),
        closed: closed.map(saveClosed),
      } satisfies Snapshot),
    get feeRate() {
      return feeRate
    },
    surge(rate = BASE_FEE) {
      if (rate < BASE_FEE) throw new RangeError(`a fee rate is at least ${BASE_FEE} stroops`)
      feeRate = rate
    },
    recent() {
      const moment = next()
      if (moment.time - latest().header.scpValue.closeTime > CLOSES_EVERY) close(moment)
      return latest()
    },
    // A draft of a draft: even a commit never reaches the ledger.
    draft: () => draftOf(draftOf(entries, closed.length), closed.length),
    account: (id) => draftOf(entries, closed.length).account(id),
    transaction: (hash) => transactions.get(hash),
    submit(envelope) {
      const submission = decodeEnvelope(envelope, passphrase)
      const hash = toHex(submission.bump?.hash ?? submission.hash)
      const known = transactions.get(hash)
      if (known) return { hash, transaction: known }

      const moment = next()
      const draft = draftOf(entries, moment.sequence)
      const refused = refusal(submission, { draft, moment, feeRate })
      if (refused) return { hash, refused }

      const applied = apply(submission, entries, moment, feeRate)
      const transaction = { ...submission, ...applied, ledger: moment }
      close(moment, transaction)
      return { hash, transaction }
    },
    watch(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

function genesis(passphrase: string, entries: Entries): void {
  const root = Keypair.master(passphrase).xdrAccountId()
  const draft = draftOf(entries, 1)
  draft.put(newAccount(root, TOTAL_COINS, 0))
  deployNativeAsset(passphrase, draft)
  draft.commit()
}
