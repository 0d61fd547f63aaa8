import type { ContractFunction } from "@alidade/core/contract"
import { scValToNative, xdr } from "@stellar/stellar-sdk/base"
import { readDecimals } from "../effects/token-decimals.js"
import { tryCall } from "./try-call.js"

/** What a token (SEP-41) says of its amounts. */
export interface Token {
  decimals: number
  /** The contract's own word. Empty if it says none. */
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
  return count === undefined ? undefined : { decimals: count, symbol }
}

function textOf(returned: string | undefined): string {
  const value: unknown = scValToNative(xdr.ScVal.fromXdr(returned ?? "", "base64"))
  return typeof value === "string" ? value : ""
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
