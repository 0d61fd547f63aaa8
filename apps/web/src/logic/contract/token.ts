import type { ContractFunction } from "@alidade/core/contract"
import { Asset, scValToNative, xdr } from "@stellar/stellar-sdk/base"
import { readDecimals } from "../effects/token-decimals.js"
import type { Values } from "../operations/field.js"
import { tryCall } from "./try-call.js"

/** What a token (SEP-41) says of its amounts. */
export interface Token {
  decimals: number
  /** The contract's own word, or XLM. Empty if it says none. */
  symbol: string
}

/** Whether a contract has what every token has (SEP-41). */
export function isToken(functions: readonly ContractFunction[]): boolean {
  return ["decimals", "symbol", "balance", "transfer"].every((name) =>
    functions.some((one) => one.name === name),
  )
}

/** Asks a token for its decimals and symbol. Undefined if it doesn't say the decimals. */
export async function readToken(
  contract: string,
  network: { passphrase: string; rpcUrl: string },
  signal: AbortSignal,
): Promise<Token | undefined> {
  const [decimals, symbol] = await Promise.all([
    readDecimals([contract], network, signal),
    tryCall({ contract, name: "symbol", args: [] }, network, undefined, signal).then(
      ({ returned }) => textOf(returned),
      () => "",
    ),
  ])
  const count = decimals.get(contract)
  // The contract of XLM calls it "native".
  const isNative = contract === Asset.native().contractId(network.passphrase)
  return count === undefined ? undefined : { decimals: count, symbol: isNative ? "XLM" : symbol }
}

function textOf(returned: string | undefined): string {
  const value: unknown = scValToNative(xdr.ScVal.fromXdr(returned ?? "", "base64"))
  return typeof value === "string" ? value : ""
}

/** The short forms of a token's functions. */
export type ShortForm = "send" | "allow" | "takeBack"

const functionOf = { send: "transfer", allow: "approve", takeBack: "approve" } as const

/** How long an approval holds unless the visitor says otherwise: about 30 days, in ledgers of five seconds. */
const HOLDS = 30 * 17_280

/** The short forms that a token has a function for. */
export function shortFormsOf(functions: readonly ContractFunction[]): readonly ShortForm[] {
  const all = Object.entries(functionOf) as [ShortForm, string][]
  return all.flatMap(([form, name]) => (functions.some((one) => one.name === name) ? form : []))
}

/** What a short form fills in for an account. It never fills in how much may be spent. */
export function fillIn(
  form: ShortForm,
  functions: readonly ContractFunction[],
  account: string,
  latestLedger: number,
): { name: string; draft: Values; until: number } {
  const name = functionOf[form]
  const until = latestLedger + HOLDS
  const inputs = functions.find((one) => one.name === name)?.inputs ?? []
  const values = inputs.flatMap(({ name, type }, at): [string, string][] => {
    if (at === 0 && type === "address") return [[name, account]]
    if (form === "takeBack" && type === "i128") return [[name, "0"]]
    return form !== "send" && type === "u32" ? [[name, `${until}`]] : []
  })
  return { name, draft: Object.fromEntries(values), until }
}

/** The functions of a token that take an amount of it, and those that return one. */
const takesAmount = new Set(
  "transfer transfer_from approve burn burn_from mint clawback".split(" "),
)
const returnsAmount = new Set(["balance", "allowance"])

/** The decimals of a function's arguments that are amounts of the token, by name. */
export function amountsOf(
  { name, inputs }: ContractFunction,
  token: Token | undefined,
): ReadonlyMap<string, number> {
  const amounts = inputs.filter(({ name, type }) => name === "amount" && type === "i128")
  return new Map(
    token && takesAmount.has(name) ? amounts.map(({ name }) => [name, token.decimals]) : [],
  )
}

/** The token, if a function returns an amount of it. */
export function amountReturned({ name, output }: ContractFunction, token: Token | undefined) {
  return returnsAmount.has(name) && output === "i128" ? token : undefined
}
