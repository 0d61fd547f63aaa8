import { WalletError } from "@alidade/core"

/** What a NEAR node or contract reports; `Unknown` if it has no name here. */
export type NearErrorType =
  | "AccountDoesNotExist"
  | "AccessKeyDoesNotExist"
  | "CodeDoesNotExist"
  | "MethodNotFound"
  | "InvalidNonce"
  | "GasExceeded"
  | "BalanceExceeded"
  | "AccessKeyNotFound"
  | "Expired"
  | "ShardCongested"
  | "ShardStuck"
  | "Unknown"

/**
 * The fields of a reply: those of the error itself (`account_id`, `ak_nonce`, …), and the `index` of a failed action.
 */
export type NearFields = Readonly<Record<string, unknown>>

/** An error from a NEAR node or contract: its type, its fields and a message. `ext` has both. */
export class NearError extends WalletError {
  readonly type: NearErrorType
  readonly fields: NearFields

  constructor(type: NearErrorType, fields: NearFields, message: string, cause: unknown) {
    super("external", message, { ext: { ...fields, reason: type }, cause })
    this.type = type
    this.fields = fields
  }
}

/**
 * Converts a node's answer into a typed error: a whole JSON-RPC reply, its `error`, or the `Failure` of an outcome.
 * Finds the reason in the structure if there is one, else in the text. Never throws; the JSON is in `cause`.
 */
export function parseRpcError(json: unknown): NearError {
  const { reason, fields } = walk(json, {}, 0) ?? { reason: "Unknown", fields: {} }
  const message = reason === "Unknown" ? nodeMessage(json) : sentence(words[reason](fields))
  return new NearError(reason, fields, message, json)
}

interface Found {
  reason: Exclude<NearErrorType, "Unknown">
  fields: NearFields
}

const words: Readonly<Record<Found["reason"], (fields: NearFields) => string>> = {
  AccountDoesNotExist: (f) => `The account ${optional(f.account_id)}does not exist.`,
  AccessKeyDoesNotExist: (f) => `The access key ${optional(f.public_key)}does not exist.`,
  CodeDoesNotExist: (f) => `There is no contract on the account ${optional(f.account_id)}.`,
  MethodNotFound: () => "The contract has no such method.",
  InvalidNonce: (f) =>
    `The transaction's nonce ${optional(f.tx_nonce)}must be larger than the access key's ${optional(f.ak_nonce)}.`,
  GasExceeded: () => "The call used all its prepaid gas.",
  BalanceExceeded: () => "The account's balance is too low for this call.",
  AccessKeyNotFound: (f) =>
    `The account ${optional(f.account_id)}has no access key ${optional(f.public_key)}.`,
  Expired: () => "The transaction has expired. Create it again.",
  ShardCongested: (f) =>
    `The shard ${optional(f.shard_id)}is congested ${level(f.congestion_level)}. Try again later.`,
  ShardStuck: (f) =>
    `The shard ${optional(f.shard_id)}missed ${optional(f.missed_chunks)}chunks and is recovering. Try again later.`,
}

/** Patterns of nearcore's error texts, and the fields in them. */
const texts: readonly [RegExp, Found["reason"], ...string[]][] = [
  [/^account (\S+) does not exist while viewing$/, "AccountDoesNotExist", "account_id"],
  [/^Account (\S+) doesn't exist$/, "AccountDoesNotExist", "account_id"],
  [/^access key (\S+) does not exist while viewing$/, "AccessKeyDoesNotExist", "public_key"],
  [
    /CompilationError\(CodeDoesNotExist(?: \{ account_id: (?:AccountId\()?"([^"]+)")?/,
    "CodeDoesNotExist",
    "account_id",
  ],
  [/MethodResolveError\(MethodNotFound/, "MethodNotFound"],
  [
    /Transaction nonce (\d+) must be larger than nonce of the used access key (\d+)/,
    "InvalidNonce",
    "tx_nonce",
    "ak_nonce",
  ],
  [/^Exceeded the prepaid gas/, "GasExceeded"],
  [/^Exceeded the account balance/, "BalanceExceeded"],
]

/** Names in a reply's `cause`, which newer nodes send in addition to the text. */
const causes: ReadonlyMap<unknown, readonly [Found["reason"], string, string]> = new Map([
  ["UNKNOWN_ACCOUNT", ["AccountDoesNotExist", "requested_account_id", "account_id"]],
  ["UNKNOWN_ACCESS_KEY", ["AccessKeyDoesNotExist", "public_key", "public_key"]],
  ["NO_CONTRACT_CODE", ["CodeDoesNotExist", "contract_account_id", "account_id"]],
])

/** Wrappers around an error, outermost first. */
const layers = [
  "result",
  "error",
  "cause",
  "data",
  "error_message",
  "info",
  "vm_error",
  "status",
  "Failure",
  "ServerError",
  "TxExecutionError",
  "ActionError",
  "kind",
  "InvalidTxError",
  "InvalidAccessKeyError",
  "FunctionCallError",
  "HostError",
  "CompilationError",
  "MethodResolveError",
  "ExecutionError",
] as const

/** Maximum depth. A deeper reply is malicious. */
const DEEPEST = 16

function walk(node: unknown, around: NearFields, depth: number): Found | undefined {
  if (typeof node === "string") return read(node, around)
  if (!isObject(node) || depth > DEEPEST) return undefined
  const leaf = Object.keys(node).find(isReason)
  if (leaf) {
    const own = node[leaf]
    return { reason: leaf, fields: { ...around, ...(isObject(own) && own) } }
  }
  // A failed action has its index in the transaction.
  const fields = typeof node.index === "number" ? { ...around, index: node.index } : around
  for (const layer of layers) {
    const found = Object.hasOwn(node, layer) && walk(node[layer], fields, depth + 1)
    if (found) return found
  }
  const [reason, from, to] = causes.get(node.name) ?? []
  if (!reason || !from || !to) return undefined
  const info = isObject(node.info) ? node.info : {}
  return { reason, fields: { ...fields, ...info, ...(from in info && { [to]: info[from] }) } }
}

function read(text: string, around: NearFields): Found | undefined {
  if (isReason(text)) return { reason: text, fields: around }
  for (const [form, reason, ...names] of texts) {
    const match = form.exec(text.slice(0, 2_000))
    if (!match) continue
    const fields = names.flatMap((name, index) => {
      const value = match[index + 1]
      return value === undefined ? [] : [[name, value] as const]
    })
    return { reason, fields: { ...around, ...Object.fromEntries(fields) } }
  }
  return undefined
}

/** The node's own message, if it has one. */
function nodeMessage(json: unknown): string {
  const reply = isObject(json) ? json : {}
  const error = isObject(reply.error) ? reply.error : reply
  const text = [error.data, error.error_message, error.message, json].find(
    (candidate) => typeof candidate === "string" && candidate !== "",
  )
  return text === undefined
    ? "The NEAR node answered with an error."
    : `The NEAR node answered: ${String(text).slice(0, 300)}`
}

/** Removes the gaps of fields that the reply did not have. */
function sentence(text: string): string {
  return text.replace(/ (?=[.:])/g, "")
}

function optional(value: unknown): string {
  return typeof value === "string" || typeof value === "number"
    ? `${String(value).slice(0, 100)} `
    : ""
}

function level(value: unknown): string {
  return typeof value === "number" ? `(level ${value})` : ""
}

function isReason(name: string): name is Found["reason"] {
  return Object.hasOwn(words, name)
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}
