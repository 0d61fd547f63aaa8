import type { WalletError } from "../contract/errors.js"
import { isAddress } from "../encoding/strkey.js"
import { describeTransaction } from "./transaction.js"
import { type Tree, transactionTree } from "./tree.js"
import type { Sentence, Value } from "./types.js"
import { sentenceValue, visibleCodeValue } from "./values.js"

/**
 * Maximum number of fields to list: a wallet could return a completely different transaction of a quarter of a million
 * fields.
 */
const MOST_FIELDS = 40

/** A difference between a wallet's reply and the request. A side without the field has no value. */
export interface Difference {
  /** `signature`: the signer; an operation, by its number from 1; or a field, by its path in the XDR. */
  of: "signature" | { operation: number } | { field: string }
  requested?: Value | undefined
  returned?: Value | undefined
}

/** The differences, and how many fields are not listed. */
export interface Differences {
  rows: readonly Difference[]
  more: number
}

/**
 * Describes how a reply that was rejected as `altered`, `bad-signature` or `wrong-account` differs from the request:
 * the signer, the operations in words, and each field. `sent` is the base64 envelope to sign; an authorization or a
 * message has none. Returns nothing for other errors. Throws `bad-request` for an invalid `sent`.
 */
export async function describeDifferences(
  error: WalletError,
  sent: string | undefined,
  networkPassphrase: string,
): Promise<Differences> {
  const signature = signatureOf(error)
  const { returned } = error
  if (sent === undefined || returned === undefined) return { rows: signature, more: 0 }
  const [requested, returnedTransaction] = await Promise.all([
    describeTransaction(sent, networkPassphrase),
    describeTransaction(returned, networkPassphrase),
  ])
  const operations = operationsOf(
    requested.operations.map(({ sentence }) => sentence),
    returnedTransaction.operations.map(({ sentence }) => sentence),
  )
  const fields = fieldsOf(transactionTree(sent), transactionTree(returned)).filter(
    // The signer's row says it already.
    ({ of: { field } }) => signature.length === 0 || !isOfSignatures(field),
  )
  return {
    rows: [...signature, ...operations, ...fields.slice(0, MOST_FIELDS)],
    more: Math.max(0, fields.length - MOST_FIELDS),
  }
}

function signatureOf({ kind, ext }: WalletError): Difference[] {
  if (kind !== "wrong-account" && kind !== "bad-signature") return []
  const { requested, signer } = (ext ?? {}) as { requested?: unknown; signer?: unknown }
  if (!isAddress(requested)) return []
  const returned = isAddress(signer) ? drawn(signer) : undefined
  return [{ of: "signature", requested: drawn(requested), returned }]
}

function operationsOf(requested: readonly Sentence[], returned: readonly Sentence[]): Difference[] {
  const length = Math.min(Math.max(requested.length, returned.length), MOST_FIELDS)
  return Array.from({ length }, (_, index) => index).flatMap((index) => {
    const [before, after] = [requested[index], returned[index]]
    if (JSON.stringify(before) === JSON.stringify(after)) return []
    const of = { operation: index + 1 }
    return [
      { of, requested: before && sentenceValue(before), returned: after && sentenceValue(after) },
    ]
  })
}

/**
 * The fields that differ, in the request's order. Signatures are included only if nothing else differs, and by their
 * hints: nobody can read their bytes.
 */
function fieldsOf(requested: Tree, returned: Tree): (Difference & { of: { field: string } })[] {
  const [requestedLeaves, returnedLeaves] = [leavesOf(requested), leavesOf(returned)]
  const paths = [...new Set([...requestedLeaves.keys(), ...returnedLeaves.keys()])]
  const differ = paths.filter((path) => requestedLeaves.get(path) !== returnedLeaves.get(path))
  const signed = differ.filter((path) => !isOfSignatures(path))
  const hints = differ.filter((path) => path.endsWith(".hint"))
  return (signed.length > 0 ? signed : hints).map((field) => {
    const [before, after] = [requestedLeaves.get(field), returnedLeaves.get(field)]
    return { of: { field }, requested: drawn(before), returned: drawn(after) }
  })
}

/** Whether a field belongs to the signatures, by its path. */
function isOfSignatures(path: string): boolean {
  return /(^|\.)signatures(\.|$)/.test(path)
}

/** The texts of a tree by path: `tx.operations.1.body.payment.amount`. */
function leavesOf(tree: Tree): Map<string, string> {
  const leaves = new Map<string, string>()
  const visit = (node: Tree, path: readonly string[]): void => {
    if (typeof node === "string") {
      leaves.set(path.join("."), node)
      return
    }
    for (const [name, below] of Object.entries(node)) {
      visit(below, [...path, Array.isArray(node) ? String(Number(name) + 1) : name])
    }
  }
  visit(tree, [])
  return leaves
}

/** A text of the tree, already safe to display. */
function drawn(text: string | undefined): Value | undefined {
  if (text === undefined) return undefined
  return isAddress(text) ? { type: "address", value: text } : visibleCodeValue(text)
}
