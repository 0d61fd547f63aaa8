import {
  type FeeBumpTransaction,
  type Transaction,
  TransactionBuilder,
} from "@stellar/stellar-sdk/base"
import fc from "fast-check"
import { addressOf } from "../../packages/network/src/entries/identity.js"
import type { Ledger } from "../../packages/network/src/transactions/ledger.js"
import { build, passphrase } from "../../packages/network/test/ledger.js"
import type { Inputs } from "../change-text.js"
import { LEDGERS } from "./random-ledgers.js"
import { KINDS, keys, makeOperations, type Numbers, people } from "./random-operations.js"

/** A transaction of a ledger, in numbers: who sends it, who pays for it instead (if below 4), and what it does. */
export interface Plan {
  ledger: number
  source: number
  payer: number
  operations: Numbers[]
}

const number = fc.nat(0xffff)

export const plans: Inputs<Plan> = fc
  .record({
    ledger: fc.nat(LEDGERS - 1),
    source: fc.nat(3),
    payer: fc.nat(11),
    operations: fc.array(
      fc.record({
        kind: fc.nat(KINDS - 1),
        by: number,
        to: number,
        asset: number,
        other: number,
        amount: fc.nat(900_000_000),
        choice: number,
      }),
      { minLength: 1, maxLength: 3 },
    ),
  })
  .map((plan) => () => plan)

/** The signed transaction of a plan. Undefined if its sender has no account. */
export function makeTransaction(
  { source, payer, operations }: Plan,
  ledger: Ledger,
): Transaction | FeeBumpTransaction | undefined {
  const sender = people[source]!
  if (!ledger.account(sender.xdrAccountId())) return undefined
  const made = operations.flatMap((numbers) =>
    makeOperations({ ...numbers, by: numbers.by % 2 ? source : numbers.by >> 1 }, ledger),
  )
  const inner = build(ledger, sender, made)
  const sources = made.flatMap(({ sourceAccount }) =>
    sourceAccount ? [addressOf(sourceAccount)] : [],
  )
  inner.sign(...[...new Set([sender.publicKey(), ...sources])].map((one) => keys.get(one)!))
  const bumping = people[payer]
  if (!bumping) return inner
  const bump = TransactionBuilder.buildFeeBumpTransaction(bumping, "200", inner, passphrase)
  bump.sign(bumping)
  return bump
}
