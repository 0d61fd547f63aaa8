import { formatUnits } from "../encoding/units.js"
import type { XdrUnion } from "../encoding/xdr-value.js"
import { addressOf, addressValue } from "./addresses.js"
import { native } from "./assets.js"
import type { ContractContext } from "./contract-context.js"
import type { ContractFunction } from "./contract-functions.js"
import type { SentenceKey } from "./english.js"
import type { Sentence, Value, Warning } from "./types.js"
import { codeValue, numberValue, sentence, sentenceValue, warning } from "./values.js"

export interface CallInWords {
  sentence: Sentence
  warnings: readonly Warning[]
}

/**
 * Contracts ask for “unlimited” as the highest number of some type, or as more than the units of any token: 10³⁰ is a
 * trillion of a token with 18 decimals.
 */
const HIGHEST: readonly unknown[] = [2n ** 63n - 1n, 2n ** 64n - 1n]
const BEYOND_ALL = 10n ** 30n

/** Describes a call of a function that has words of its own. */
export function describeFunction(
  known: ContractFunction,
  contract: string,
  args: readonly XdrUnion[],
  context: ContractContext,
): CallInWords {
  const isNative = contract === context.nativeContract
  const given = Object.keys(known.args).map((name, at): [string, XdrUnion] => [name, args[at]!])
  const { from, amount, authorize } = Object.fromEntries(given)
  const isOwn = from !== undefined && addressOf(from.value) === context.account
  const units = amount && integerOf(amount)
  const key = sentenceOf(known, units, authorize?.value === true)
  const values: Record<string, Value> = {
    ...Object.fromEntries(
      given.map(([name, argument]) => [name, argumentValue(argument, contract, isNative)]),
    ),
    contract: { type: "address", value: contract },
    token: tokenValue(contract, isNative),
  }
  const available = isNative && isOwn ? context.balance : undefined
  const [level, warned] = warningOf(known, key, isUnlimited(units, available)) ?? []
  return {
    sentence: sentence((isOwn && ofOwn[key]) || key, values),
    warnings: level && warned ? [warning(level, warned, values)] : [],
  }
}

/** An allowance of nothing ends one, and an authorization can be taken away. */
function sentenceOf(
  known: ContractFunction,
  units: bigint | undefined,
  authorizes: boolean,
): SentenceKey {
  if (known.sentence === "callApprove" && units === 0n) return "callRevoke"
  if (known.sentence === "callAuthorize" && !authorizes) return "callDeauthorize"
  return known.sentence
}

function warningOf(
  known: ContractFunction,
  key: SentenceKey,
  unlimited: boolean,
): ContractFunction["warning"] {
  if (key === "callRevoke") return undefined
  if (key === "callDeauthorize") return ["caution", "warnFreeze"]
  const isAllowance = known.warning?.[1] === "warnAllowance"
  return isAllowance && unlimited ? ["danger", "warnAllowanceAll"] : known.warning
}

/** Sentences about the account's own tokens. */
const ofOwn: Readonly<Partial<Record<SentenceKey, SentenceKey>>> = {
  callApprove: "callApproveOwn",
  callIncreaseAllowance: "callIncreaseOwnAllowance",
  callDecreaseAllowance: "callDecreaseOwnAllowance",
  callApproveAll: "callApproveAllOwn",
  callRevoke: "callRevokeOwn",
}

/** Whether an allowance is as good as unlimited: more than there is of any token, or than the account has. */
function isUnlimited(units = 0n, available?: bigint): boolean {
  if (HIGHEST.includes(units) || units >= BEYOND_ALL) return true
  return available !== undefined && units > available
}

/** The decimals of tokens other than XLM are not known, so their amounts are in units. */
function argumentValue(argument: XdrUnion, contract: string, isNative: boolean): Value {
  const { type, value } = argument
  if (type === "address") return addressValue(value)
  if (type !== "i128") return codeValue(value)
  const units = integerOf(argument)
  if (isNative) return { type: "amount", value: formatUnits(units), asset: native }
  const amount = { amount: numberValue(units), contract: { type: "address", value: contract } }
  return sentenceValue(sentence("tokenUnits", amount as Record<string, Value>))
}

function tokenValue(contract: string, isNative: boolean): Value {
  if (isNative) return { type: "asset", asset: native }
  return sentenceValue(sentence("token", { contract: { type: "address", value: contract } }))
}

/** The number of an `i128`. */
function integerOf({ value }: XdrUnion): bigint {
  const { hi, lo } = value as unknown as { hi: bigint; lo: bigint }
  return (hi << 64n) | lo
}
