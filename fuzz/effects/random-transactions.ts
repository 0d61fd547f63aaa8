import {
  type FeeBumpTransaction,
  Operation,
  type Transaction,
  TransactionBuilder,
  xdr,
} from "@stellar/stellar-sdk/base"
import fc from "fast-check"
import { addressOf } from "../../packages/network/src/entries/identity.js"
import type { Ledger } from "../../packages/network/src/transactions/ledger.js"
import { simulateFootprint } from "../../packages/network/src/transactions/simulate-footprint.js"
import { nativeContract, prepare, transfer } from "../../packages/network/test/contract.js"
import { build, passphrase } from "../../packages/network/test/ledger.js"
import type { Inputs } from "../change-text.js"
import { LEDGERS } from "./random-ledgers.js"
import { KINDS, keys, makeOperations, type Numbers, people } from "./random-operations.js"

/** A transaction of a ledger, in numbers: who sends it, who pays for it instead (if below 4), and what it does. */
export interface Plan {
  ledger: number
  source: number
  payer: number
  /** Of a contract, if it is below 3: a call, a longer life, or a restoration. It is then the only operation. */
  contract: number
  operations: Numbers[]
}

const number = fc.nat(0xffff)

export const plans: Inputs<Plan> = fc
  .record({
    ledger: fc.nat(LEDGERS - 1),
    source: fc.nat(3),
    payer: fc.nat(11),
    contract: fc.nat(29),
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

/** The signed transaction of a plan. Undefined if its sender has no account, or a call fails when it is simulated. */
export function makeTransaction(
  plan: Plan,
  ledger: Ledger,
): Transaction | FeeBumpTransaction | undefined {
  const { source, payer } = plan
  const sender = people[source]!
  if (!ledger.account(sender.xdrAccountId())) return undefined
  const inner = plan.contract < 3 ? ofContract(plan, ledger) : ofOperations(plan, ledger)
  const bumping = people[payer]
  if (!inner || !bumping) return inner
  const fee = String(200n + BigInt(inner.fee))
  const bump = TransactionBuilder.buildFeeBumpTransaction(bumping, fee, inner, passphrase)
  bump.sign(bumping)
  return bump
}

function ofOperations({ source, operations }: Plan, ledger: Ledger): Transaction {
  const sender = people[source]!
  const made = operations.flatMap((numbers) =>
    makeOperations({ ...numbers, by: numbers.by % 2 ? source : numbers.by >> 1 }, ledger),
  )
  const inner = build(ledger, sender, made)
  const sources = made.flatMap(({ sourceAccount }) =>
    sourceAccount ? [addressOf(sourceAccount)] : [],
  )
  inner.sign(...[...new Set([sender.publicKey(), ...sources])].map((one) => keys.get(one)!))
  return inner
}

function ofContract(plan: Plan, ledger: Ledger): Transaction | undefined {
  const [sender, { to, amount }] = [people[plan.source]!, plan.operations[0]!]
  try {
    const made = plan.contract === 0 ? transferred() : keptAlive()
    made.sign(sender)
    return made
  } catch {
    return undefined
  }

  function transferred(): Transaction {
    const receiver = people[to % people.length]!.publicKey()
    return prepare(ledger, sender, transfer(ledger, sender, receiver, BigInt(amount)))
  }

  function keptAlive(): Transaction {
    const [readOnly, readWrite] =
      plan.contract === 1 ? [[instance(ledger)], []] : [[], [instance(ledger)]]
    const sorobanData = simulateFootprint(ledger, new xdr.LedgerFootprint({ readOnly, readWrite }))
    const operation =
      plan.contract === 1
        ? Operation.extendFootprintTtl({ extendTo: 1 + (amount % 3_000_000) })
        : Operation.restoreFootprint({})
    return build(ledger, sender, [operation], { sorobanData })
  }
}

/** The entry of the native asset's contract. */
function instance(ledger: Ledger): xdr.LedgerKey {
  return xdr.LedgerKey.contractData(
    new xdr.LedgerKeyContractData({
      contract: nativeContract(ledger).address().toScAddress(),
      key: xdr.ScVal.scvLedgerKeyContractInstance(),
      durability: xdr.ContractDataDurability.persistent,
    }),
  )
}
