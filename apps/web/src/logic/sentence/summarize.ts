import { accountOf, type Value } from "@alidade/core/describe"
import { fromStroops, toStroops } from "../stellar/amount.js"
import type { Deed, Deeds } from "./deed.js"

/** Payments in more assets than these are not summed up. */
const MOST_ASSETS = 3

type Amount = Extract<Value, { type: "amount" }>

/** What a transaction does in one sentence, without words. */
export type Summary =
  | { kind: "one"; deed: Deed }
  /** Several payments, with the total of each asset. */
  | { kind: "payments"; count: number; totals: readonly Amount[]; by?: string }
  /** Operations of several kinds. Only the first is said. */
  | { kind: "several"; count: number; first: Deed }
  /** No operation at all. */
  | { kind: "nothing" }
  /** What came to the account, from one that is not its own. */
  | { kind: "received"; amount: Value; from: string }

/** Sums up what a transaction does, for an account (`G…`) if it is for one: the payer of a fee, for instance. */
export function summarize({ source, deeds, feeBump }: Deeds, account?: string): Summary {
  if (feeBump && feeBump.payer === account && account !== source) {
    return { kind: "one", deed: { kind: "payFee", values: { fee: feeBump.fee } } }
  }
  const [first] = deeds
  if (!first) return { kind: "nothing" }
  if (deeds.length === 1) return { kind: "one", deed: first }
  const totals = totalsOf(deeds)
  if (!totals) return { kind: "several", count: deeds.length, first }
  const { by } = first
  return { kind: "payments", count: deeds.length, totals, ...(by === undefined ? {} : { by }) }
}

/** Sums up what a transaction did. For an account that was paid by another one, that is what it received. */
export function summarizeDone(deeds: Deeds, account?: string): Summary {
  const received = account === undefined ? undefined : receivedBy(account, deeds)
  return received ?? summarize(deeds, account)
}

function receivedBy(account: string, { source, deeds }: Deeds): Summary | undefined {
  const makers = new Set(deeds.map(({ by = source }) => by))
  const [from] = makers
  if (from === undefined || makers.size > 1 || from === account) return undefined
  const [total, ...others] = totalsOf(deeds.filter((deed) => receiverOf(deed) === account)) ?? []
  return total && others.length === 0 ? { kind: "received", amount: total, from } : undefined
}

function receiverOf({ values }: Deed): string | undefined {
  const to = "to" in values ? values.to : undefined
  return to?.type === "address" ? accountOf(to.value) : undefined
}

/** The totals of payments by one account, by asset; undefined if something else is among them. */
function totalsOf(deeds: readonly Deed[]): Amount[] | undefined {
  const totals = new Map<string, Amount>()
  for (const { kind, values, by } of deeds) {
    if (kind !== "payment" && kind !== "createAccount") return undefined
    const { amount } = values
    if (amount.type !== "amount" || by !== deeds[0]!.by) return undefined
    const key = `${amount.asset.code}:${amount.asset.issuer}`
    const before = toStroops(totals.get(key)?.value ?? "0")
    totals.set(key, { ...amount, value: fromStroops(before + toStroops(amount.value)) })
  }
  return totals.size > MOST_ASSETS ? undefined : [...totals.values()]
}
