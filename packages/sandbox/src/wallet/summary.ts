import {
  Asset,
  FeeBumpTransaction,
  type OperationRecord,
  type Transaction,
  TransactionBuilder,
  xdr,
} from "@stellar/stellar-sdk/base"
import { type Fields, fieldsOf } from "./fields.js"
import type { WalletRequest } from "./state.js"

/** A request in words: facts about the whole, and its parts (operations or invocations). */
export interface Summary {
  readonly rows: readonly Row[]
  readonly parts: readonly Part[]
}

/** A label with its value. Addresses and amounts are in full. */
export type Row = readonly [label: string, value: string]

/** One operation or invocation. */
export interface Part {
  readonly title: string
  readonly rows: readonly Row[]
}

/**
 * Describes a request for a person. Its texts come from the page, so show them as plain text only.
 * @throws if it cannot be read
 */
export function toCodes({ kind, payload, passphrase }: WalletRequest): Summary {
  switch (kind) {
    case "transaction":
      return ofTransaction(TransactionBuilder.fromXdr(payload, passphrase))
    case "batch":
      return ofBatch(payload.split("\n"), passphrase)
    case "auth-entry":
      return ofPreimage(xdr.HashIdPreimage.fromXdr(payload, "base64"))
    case "token":
      return { rows: [["Contract", payload]], parts: [] }
    default:
      return { rows: [], parts: [] }
  }
}

function ofTransaction(transaction: Transaction | FeeBumpTransaction): Summary {
  if (transaction instanceof FeeBumpTransaction) {
    const inner = ofTransaction(transaction.innerTransaction)
    return {
      rows: [
        ["Fee source", transaction.feeSource],
        ["Fee", xlm(transaction.fee)],
        ...inner.rows.filter(([label]) => label !== "Fee"),
      ],
      parts: inner.parts,
    }
  }
  const { source, fee, sequence, memo, timeBounds, operations } = transaction
  const rows: Row[] = [
    ["Source", source],
    ["Fee", xlm(fee)],
    ["Sequence", sequence],
  ]
  if (memo.type !== "none") rows.push([`Memo (${memo.type})`, leaf(memo.value)])
  if (timeBounds && timeBounds.maxTime !== "0")
    rows.push(["Valid until", new Date(Number(timeBounds.maxTime) * 1000).toISOString()])
  return { rows, parts: operations.map(ofOperation) }
}

/** Lists each numbered transaction with its own facts, then its operations. */
function ofBatch(envelopes: readonly string[], passphrase: string): Summary {
  const parts = envelopes.flatMap((envelope, index): Part[] => {
    const { rows, parts } = ofTransaction(TransactionBuilder.fromXdr(envelope, passphrase))
    return [{ title: `Transaction ${index + 1} of ${envelopes.length}`, rows }, ...parts]
  })
  return { rows: [], parts }
}

function ofOperation(operation: OperationRecord): Part {
  if (operation.type === "invokeHostFunction") {
    const [part] = ofInvocation(operation.func.toJson())
    if (part) return part
  }
  const { type, ...fields } = operation
  return { title: words(type), rows: flatten(fields) }
}

function ofPreimage(preimage: xdr.HashIdPreimage): Summary {
  if (preimage.type === "envelopeTypeSorobanAuthorization")
    return ofAuthorization(preimage.sorobanAuthorization, [])
  if (preimage.type !== "envelopeTypeSorobanAuthorizationWithAddress")
    throw new Error("This preimage is not a Soroban authorization.")
  const { address } = preimage.sorobanAuthorizationWithAddress
  return ofAuthorization(preimage.sorobanAuthorizationWithAddress, [
    ["Bound to", leaf(address.toJson())],
  ])
}

function ofAuthorization(
  fields: Pick<
    xdr.HashIdPreimageSorobanAuthorization,
    "nonce" | "signatureExpirationLedger" | "invocation"
  >,
  bound: Row[],
): Summary {
  const { nonce, signatureExpirationLedger, invocation } = fields
  const calls = (node: xdr.SorobanAuthorizedInvocation): Part[] => [
    ...ofInvocation(node.function.toJson()),
    ...node.subInvocations.flatMap(calls),
  ]
  return {
    rows: [
      ...bound,
      ["Expires at ledger", String(signatureExpirationLedger)],
      ["Nonce", String(nonce)],
    ],
    parts: calls(invocation),
  }
}

/**
 * Describes a host function or an authorized function (SEP-51 JSON): a call by its name, anything else field by field.
 */
function ofInvocation(json: unknown): Part[] {
  const [[kind, body] = ["", {}]] = Object.entries(fieldsOf(json))
  const { contract_address: contract, function_name: name, args } = fieldsOf(body)
  if (typeof contract !== "string" || !Array.isArray(args))
    return [{ title: words(kind), rows: flatten(fieldsOf(body)) }]
  return [
    {
      title: `Call ${leaf(name)}`,
      rows: [
        ["Contract", contract],
        ...args.map((value, index): Row => [`Argument ${index + 1}`, argument(value)]),
      ],
    },
  ]
}

/** Formats a contract value such as `{i128: "100"}`: an address alone, others with their type. */
function argument(value: unknown): string {
  const [type, inner] = Object.entries(fieldsOf(value))[0] ?? ["", value]
  if (type === "address") return leaf(inner)
  return typeof inner === "object" ? JSON.stringify(value) : `${leaf(inner)} (${type})`
}

function flatten(fields: Fields): Row[] {
  return Object.entries(fields).flatMap(([name, value]): Row[] => {
    if (value === undefined || value === null) return []
    if (value instanceof Asset)
      return value.isNative()
        ? [[words(name), "XLM"]]
        : flatten({ [name]: value.code, [`${name}Issuer`]: value.issuer })
    if (typeof value === "string" && /^\d+\.\d{7}$/.test(value))
      return [[words(name), short(value)]]
    if (isLeaf(value)) return [[words(name), leaf(value)]]
    return flatten({ ...value }).map(([label, text]): Row => [`${words(name)}: ${label}`, text])
  })
}

function isLeaf(value: object | string | number | boolean | bigint): boolean {
  return typeof value !== "object" || value instanceof Uint8Array
}

function leaf(value: unknown): string {
  if (!(value instanceof Uint8Array)) return String(value)
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(value)
  } catch {
    return xdr.encodeBytes(value, "hex")
  }
}

/** `startingBalance` and `starting_balance` → "Starting balance". */
function words(name: string): string {
  const spaced = name.replace(/([a-z0-9])([A-Z])/g, "$1 $2").replaceAll("_", " ")
  return spaced.charAt(0).toUpperCase() + spaced.slice(1).toLowerCase()
}

/** Formats stroops as XLM. */
function xlm(stroops: string): string {
  const digits = stroops.padStart(8, "0")
  return `${short(`${digits.slice(0, -7)}.${digits.slice(-7)}`)} XLM`
}

/** Shortens an amount of the SDK, which always has seven decimals, by its trailing zeros. */
function short(amount: string): string {
  return amount.replace(/^(\d+\.\d*?)0+$/, "$1").replace(/\.$/, "")
}
