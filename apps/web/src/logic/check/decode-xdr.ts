import { xdr } from "@stellar/stellar-sdk/base"

/** What a base64 text is as one type of XDR: the type's name, and its value as JSON (SEP-51). */
export interface Decoded {
  type: string
  json: unknown
}

interface Type {
  schema: unknown
  validateXdr(text: string, format: "base64"): boolean
  fromXdr(text: string, format: "base64"): { toJson(): unknown }
}

/**
 * Types that people copy, the most distinctive first: XDR does not name its type, and short values are valid in many. The
 * first that fits is most likely meant.
 */
const usual = [
  "LedgerCloseMeta",
  "TransactionMeta",
  "TransactionResultMeta",
  "TransactionResult",
  "TransactionResultPair",
  "TransactionHistoryEntry",
  "LedgerHeaderHistoryEntry",
  "LedgerHeader",
  "LedgerEntry",
  "LedgerEntryChanges",
  "LedgerEntryChange",
  "LedgerEntryData",
  "HashIdPreimage",
  "SorobanTransactionData",
  "DiagnosticEvent",
  "ContractEvent",
  "TransactionEvent",
  "Transaction",
  "Operation",
  "OperationResult",
  "SorobanResources",
  "LedgerFootprint",
  "SorobanAuthorizedInvocation",
  "SorobanCredentials",
  "HostFunction",
  "ScSpecEntry",
  "ScMetaEntry",
  "ScEnvMetaEntry",
  "ConfigSettingEntry",
  "LedgerKey",
  "ScVal",
  "ScAddress",
  "ClaimPredicate",
  "Asset",
  "Memo",
  "SignerKey",
  "MuxedAccount",
] as const

/** Longer texts than this are read as the usual types only, because there are hundreds of others. */
const LONGEST_UNUSUAL = 20_000

/** Maximum number of types that a text is offered as. */
const MOST = 8

/**
 * What a base64 text can be, the likeliest type first. Empty if it is no XDR. With `all`, other types than the usual ones are tried as well.
 * Never throws.
 */
export function decodeXdr(text: string, all = true): readonly Decoded[] {
  const types = xdr as unknown as Readonly<Record<string, Type | undefined>>
  const found = usual.filter((name) => fits(types[name], text))
  const rest =
    !all || found.length > 0 || text.length > LONGEST_UNUSUAL
      ? []
      : Object.keys(types).filter((name) => isWhole(name, types) && fits(types[name], text))
  return [...found, ...rest].slice(0, MOST).flatMap((type) => {
    try {
      const value = types[type]?.fromXdr(text, "base64")
      return value ? [{ type, json: value.toJson() }] : []
    } catch {
      // It has a value that JSON cannot hold.
      return []
    }
  })
}

function fits(type: Type | undefined, text: string): boolean {
  try {
    return type?.validateXdr(text, "base64") === true
  } catch {
    // The library's base classes are types of nothing.
    return false
  }
}

/** Whether a type stands for itself: not an arm of a union, a plain number, or bytes. */
function isWhole(name: string, types: Readonly<Record<string, Type | undefined>>): boolean {
  const type = types[name]
  if (typeof type !== "function" || /^U?Int\d|Bytes|String|Value$/.test(name)) return false
  const parent = Object.getPrototypeOf(type) as { name?: string } | null
  return parent?.name === "XdrValue" || parent?.name === `${name}Base`
}
