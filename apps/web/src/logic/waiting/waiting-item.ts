import { isAddress } from "@alidade/core"
import { accountOf } from "@alidade/core/describe"
import { longest, readInteger } from "../foreign-limits.js"
import { LONGEST_MESSAGE } from "../links/stellar-link.js"
import { fieldsOf, textOf } from "../stellar/read-json.js"

/** How a transaction ended. */
export type Ending =
  /** A ledger has it; `failed`: without effect, except its fee. `closedAt` is that ledger's time, in ms since the epoch. */
  | { how: "applied" | "failed"; ledger: number; closedAt: number }
  /** Another transaction used its sequence number, so no ledger will have it. */
  | { how: "overtaken" }
  | { how: "expired" }

/** A transaction of a shared account that waits for signatures, or has ended. */
export interface WaitingItem {
  /** Hex hash, for its network. */
  hash: string
  /** Base64 envelope with all signatures that are known here. */
  xdr: string
  /** The account (`G…`) whose sequence number it uses, and the number. */
  source: string
  sequence: string
  /** When it expires, in ms since the epoch. */
  expiresAt?: number
  /** When accounts signed it here, in ms since the epoch. */
  signedAt: Readonly<Record<string, number>>
  /** It was sent from here. */
  isSentHere?: boolean
  /** What the one who passed it on wrote. */
  said?: string
  /** The visitor's note for the next signer. */
  note?: string
  ending?: Ending
  /** When its ending was read, in ms since the epoch. */
  endedAt?: number
}

/** What an envelope says about itself. */
export type EnvelopeFacts = Pick<WaitingItem, "hash" | "source" | "sequence" | "expiresAt">

/** Reads a base64 envelope for a network. Throws a `WalletError` if it is invalid. */
export async function readEnvelopeFacts(xdr: string, passphrase: string): Promise<EnvelopeFacts> {
  const [{ describeTransaction }, { transactionHashHex }] = await Promise.all([
    import("@alidade/core/describe"),
    import("@alidade/core/verify"),
  ])
  const { source, sequence, notAfter } = await describeTransaction(xdr, passphrase)
  const expiresAt = notAfter === undefined ? undefined : Number(notAfter) * 1_000
  return {
    hash: await transactionHashHex(xdr, passphrase),
    source: accountOf(source),
    sequence,
    // The largest times are later than any date.
    ...(isTime(expiresAt) ? { expiresAt } : {}),
  }
}

/** Reads a saved item. Undefined if it is invalid. */
export function readWaitingItem(value: unknown): WaitingItem | undefined {
  const { hash, xdr, source, sequence, expiresAt, signedAt, isSentHere, said, note, ...end } =
    fieldsOf(value)
  if (typeof hash !== "string" || !/^[0-9a-f]{64}$/.test(hash)) return undefined
  if (typeof xdr !== "string" || xdr.length > longest.proof) return undefined
  if (!isAddress(source) || readInteger(sequence) === undefined) return undefined
  const ending = readEnding(end.ending)
  return {
    hash,
    xdr,
    source,
    sequence: String(sequence),
    signedAt: Object.fromEntries(
      Object.entries(fieldsOf(signedAt)).filter(([key, at]) => isAddress(key) && isTime(at)),
    ) as Record<string, number>,
    ...(isTime(expiresAt) ? { expiresAt } : {}),
    ...(isSentHere === true ? { isSentHere } : {}),
    ...textField("said", said),
    ...textField("note", note),
    ...(ending && isTime(end.endedAt) ? { ending, endedAt: end.endedAt } : {}),
  }
}

function textField(name: "said" | "note", value: unknown): { [Name in typeof name]?: string } {
  const text = textOf(value)
  return text && [...text].length <= LONGEST_MESSAGE ? { [name]: text } : {}
}

function readEnding(value: unknown): Ending | undefined {
  const { how, ledger, closedAt } = fieldsOf(value)
  if (how === "overtaken" || how === "expired") return { how }
  if (how !== "applied" && how !== "failed") return undefined
  return Number.isSafeInteger(ledger) && isTime(closedAt)
    ? { how, ledger: ledger as number, closedAt }
    : undefined
}

function isTime(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0
}
