import { formatUnits, toStroops } from "../encoding/units.js"
import type { DescribedOperation, Value } from "./types.js"

/** The amount of each kind of operation that pays: what it takes, or the most that it can take. */
const amounts: Readonly<Record<string, string>> = {
  createAccount: "amount",
  payment: "amount",
  pathPaymentStrictSend: "amount",
  pathPaymentStrictReceive: "most",
  createClaimableBalance: "amount",
}

/** What the payments among operations take in all, by asset. A path payment counts with the most that it can take. */
export function paymentTotals(operations: readonly DescribedOperation[]): Value[] {
  const totals = new Map<string, Extract<Value, { type: "amount" }>>()
  for (const { type, sentence } of operations) {
    const name = Object.hasOwn(amounts, type) ? amounts[type] : undefined
    const value = name === undefined ? undefined : sentence.values[name]
    if (value?.type !== "amount") continue
    const { code, issuer = "" } = value.asset
    const key = `${code}:${issuer}`
    const sum = unitsOf(totals.get(key)?.value ?? "0") + unitsOf(value.value)
    totals.set(key, { ...value, value: formatUnits(sum) })
  }
  return [...totals.values()]
}

function unitsOf(decimal: string): bigint {
  return toStroops(decimal) ?? 0n
}
