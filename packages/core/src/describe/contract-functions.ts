import type { XdrUnion, XdrValue } from "../encoding/xdr-value.js"
import type { SentenceKey } from "./english.js"
import type { Warning } from "./types.js"

/** What an argument has to be: a type of contract value, or the hash of contract code (32 bytes). */
type ArgumentKind = "address" | "i128" | "u32" | "bool" | "hash"

/** A contract function that has words of its own. */
export interface ContractFunction {
  name: string
  /** The kinds of its arguments, in order, by the name that each has in the sentence. */
  args: Readonly<Record<string, ArgumentKind>>
  sentence: SentenceKey
  /** A warning with the same values. */
  warning?: [level: Warning["level"], key: SentenceKey]
}

/**
 * Functions of tokens (SEP-41), of assets' contracts (CAP-46-6), and of upgradable contracts. A contract may call
 * anything `approve`: a function is recognized by its name and the kinds of all its arguments.
 */
const functions: readonly ContractFunction[] = [
  {
    name: "transfer",
    args: { from: "address", to: "address", amount: "i128" },
    sentence: "transfer",
  },
  {
    name: "transfer_from",
    args: { spender: "address", from: "address", to: "address", amount: "i128" },
    sentence: "callTransferFrom",
    warning: ["caution", "warnUsesAllowance"],
  },
  {
    name: "approve",
    args: { from: "address", spender: "address", amount: "i128", ledger: "u32" },
    sentence: "callApprove",
    warning: ["caution", "warnAllowance"],
  },
  {
    name: "increase_allowance",
    args: { from: "address", spender: "address", amount: "i128" },
    sentence: "callIncreaseAllowance",
    warning: ["caution", "warnAllowance"],
  },
  {
    name: "decrease_allowance",
    args: { from: "address", spender: "address", amount: "i128" },
    sentence: "callDecreaseAllowance",
  },
  {
    name: "approve_for_all",
    args: { from: "address", spender: "address", ledger: "u32" },
    sentence: "callApproveAll",
    warning: ["danger", "warnAllowanceAll"],
  },
  {
    name: "burn",
    args: { from: "address", amount: "i128" },
    sentence: "callBurn",
    warning: ["caution", "warnBurn"],
  },
  {
    name: "burn_from",
    args: { spender: "address", from: "address", amount: "i128" },
    sentence: "callBurnFrom",
    warning: ["caution", "warnBurn"],
  },
  {
    name: "mint",
    args: { to: "address", amount: "i128" },
    sentence: "callMint",
    warning: ["caution", "warnMint"],
  },
  {
    name: "clawback",
    args: { from: "address", amount: "i128" },
    sentence: "callClawback",
    warning: ["danger", "warnClawback"],
  },
  {
    name: "set_authorized",
    args: { account: "address", authorize: "bool" },
    sentence: "callAuthorize",
  },
  {
    name: "set_admin",
    args: { admin: "address" },
    sentence: "callSetAdmin",
    warning: ["danger", "warnAdmin"],
  },
  {
    name: "upgrade",
    args: { code: "hash" },
    sentence: "callUpgrade",
    warning: ["danger", "warnUpgrade"],
  },
  {
    name: "upgrade",
    args: { code: "hash", operator: "address" },
    sentence: "callUpgrade",
    warning: ["danger", "warnUpgrade"],
  },
]

/** The function that a call of this name with these arguments is. */
export function contractFunction(
  name: XdrValue,
  args: readonly XdrUnion[],
): ContractFunction | undefined {
  return functions.find((candidate) => {
    const kinds = Object.values(candidate.args)
    return (
      candidate.name === name &&
      kinds.length === args.length &&
      kinds.every((kind, at) => isOfKind(args[at]!, kind))
    )
  })
}

function isOfKind({ type, value }: XdrUnion, kind: ArgumentKind): boolean {
  if (kind !== "hash") return type === kind
  return type === "bytes" && (value as Uint8Array).length === 32
}
