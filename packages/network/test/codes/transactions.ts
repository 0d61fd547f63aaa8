import { Asset, Keypair, Operation, TransactionBuilder, xdr } from "@stellar/stellar-sdk/base"
import { contractDataKey, timeToLive } from "../../src/entries/entries.js"
import { nativeContract, prepare, someContract, transfer, trial } from "../contract.js"
import { build, sealed, signed } from "../ledger.js"
import { codeOf, type World } from "../world.js"
import type { Cases } from "./case.js"

type Options = Parameters<typeof build>[3]

const pay = ({ bob }: World) =>
  Operation.payment({ destination: bob.publicKey(), asset: Asset.native(), amount: "1" })

/** Submits an envelope, and returns the code of its transaction, or, if its operations ran, of the last one. */
function submit({ ledger }: World, envelope: string): string {
  const outcome = ledger.submit(envelope)
  const { result } = "refused" in outcome ? outcome.refused : outcome.transaction.result
  return result.type
}

function operationCode(world: World, envelope: string): string {
  const outcome = world.ledger.submit(envelope)
  const { result } = "refused" in outcome ? outcome.refused : outcome.transaction.result
  return result.type === "txSuccess" || result.type === "txFailed"
    ? codeOf(result.results.at(-1)!)
    : result.type
}

const built = (world: World, options: Options, ...signers: Keypair[]) =>
  signed(build(world.ledger, world.alice, [pay(world)], options), ...signers).toXdr()

const bumped = (world: World, inner: xdr.Operation) => {
  const transaction = signed(build(world.ledger, world.alice, [inner]), world.alice)
  const bump = TransactionBuilder.buildFeeBumpTransaction(
    world.bob,
    "400",
    transaction,
    world.ledger.passphrase,
  )
  return signed(bump, world.bob).toXdr()
}

export const transactionCases: Cases = {
  txSuccess: (world) => submit(world, built(world, {}, world.alice)),
  txFailed: (world) => {
    const failing = build(world.ledger, world.alice, [Operation.inflation()])
    return submit(world, signed(failing, world.alice).toXdr())
  },
  txTooEarly: (world) =>
    submit(world, built(world, { timebounds: { minTime: 4e9, maxTime: 0 } }, world.alice)),
  txTooLate: (world) =>
    submit(world, built(world, { timebounds: { minTime: 0, maxTime: 1 } }, world.alice)),
  txMissingOperation: (world) =>
    submit(world, sealed(world.ledger, world.alice, { operations: [] }, world.alice)),
  txBadSeq: (world) => {
    const fields = { operations: [pay(world)], seqNum: 5n }
    return submit(world, sealed(world.ledger, world.alice, fields, world.alice))
  },
  txBadAuth: (world) => submit(world, built(world, {}, world.bob)),
  txBadAuthExtra: (world) => submit(world, built(world, {}, world.alice, world.bob)),
  txInsufficientBalance: (world) => {
    const { ledger, alice, ok, bob } = world
    const amount = "9998.9999900"
    ok(alice, Operation.payment({ destination: bob.publicKey(), asset: Asset.native(), amount }))
    return submit(world, signed(build(ledger, alice, [pay(world)]), alice).toXdr())
  },
  txNoAccount: (world) => {
    const nobody = Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(8))
    return submit(world, signed(build(world.ledger, nobody, [pay(world)]), nobody).toXdr())
  },
  txInsufficientFee: (world) => submit(world, built(world, { fee: "99" }, world.alice)),
  "txInsufficientFee (surge pricing)": (world) => {
    world.ledger.surge(101n)
    return submit(world, built(world, { fee: "100" }, world.alice))
  },
  txFeeBumpInnerSuccess: (world) => submit(world, bumped(world, pay(world))),
  txFeeBumpInnerFailed: (world) => submit(world, bumped(world, Operation.inflation())),
  txBadMinSeqAgeOrGap: (world) => {
    world.ok(world.alice, pay(world))
    return submit(world, built(world, { minAccountSequenceAge: 60n }, world.alice))
  },
  txMalformed: (world) => {
    const { ledger, alice } = world
    const { transactionData } = trial(ledger, alice, transfer(ledger, alice, someContract, 1n))
    return submit(world, built(world, { sorobanData: transactionData }, alice))
  },
  txSorobanInvalid: (world) => {
    const { ledger, alice } = world
    const operation = transfer(ledger, alice, someContract, 1n)
    const tried = trial(ledger, alice, operation)
    const transactionData = new xdr.SorobanTransactionData({
      ...tried.transactionData,
      resourceFee: 1n,
    })
    return submit(
      world,
      signed(prepare(ledger, alice, operation, { ...tried, transactionData }), alice).toXdr(),
    )
  },

  invokeHostFunctionSuccess: (world) => {
    const operation = transfer(world.ledger, world.alice, someContract, 1n)
    const transaction = prepare(world.ledger, world.alice, operation)
    return operationCode(world, signed(transaction, world.alice).toXdr())
  },
  invokeHostFunctionTrapped: (world) => {
    const { ledger, alice } = world
    const transaction = prepare(ledger, alice, transfer(ledger, alice, someContract, 10n ** 10n))
    world.patch(new xdr.AccountEntry({ ...world.account(alice), balance: 20_000_000n }))
    return operationCode(world, signed(transaction, alice).toXdr())
  },
  invokeHostFunctionEntryArchived: (world) => {
    const { ledger, alice } = world
    const transaction = prepare(ledger, alice, transfer(ledger, alice, someContract, 1n))
    archived(world)
    return operationCode(world, signed(transaction, alice).toXdr())
  },
  extendFootprintTtlSuccess: (world) =>
    lifetime(world, Operation.extendFootprintTtl({ extendTo: 10 }), {
      readOnly: [instance(world)],
    }),
  extendFootprintTtlMalformed: (world) =>
    lifetime(world, Operation.extendFootprintTtl({ extendTo: 10 }), {
      readWrite: [instance(world)],
    }),
  restoreFootprintSuccess: (world) => {
    const key = archived(world)
    return lifetime(world, Operation.restoreFootprint({}), { readWrite: [key] })
  },
  restoreFootprintMalformed: (world) =>
    lifetime(world, Operation.restoreFootprint({}), { readOnly: [instance(world)] }),
  restoreFootprintResourceLimitExceeded: (world) => {
    const key = archived(world)
    return lifetime(world, Operation.restoreFootprint({}), { readWrite: [key] }, 1)
  },
}

/** The instance of the native asset's contract. */
function instance({ ledger }: World): xdr.LedgerKey {
  return contractDataKey({
    contract: nativeContract(ledger).address().toScAddress(),
    key: xdr.ScVal.scvLedgerKeyContractInstance(),
    durability: xdr.ContractDataDurability.persistent,
  })
}

/** The same, after its lifetime. */
function archived(world: World): xdr.LedgerKey {
  const key = instance(world)
  world.patch(timeToLive(key, 1))
  return key
}

/** Submits an operation for lifetimes. */
function lifetime(
  world: World,
  operation: xdr.Operation,
  keys: { readOnly?: xdr.LedgerKey[]; readWrite?: xdr.LedgerKey[] },
  bytes = 10_000,
): string {
  const resources = new xdr.SorobanResources({
    footprint: new xdr.LedgerFootprint({
      readOnly: keys.readOnly ?? [],
      readWrite: keys.readWrite ?? [],
    }),
    instructions: 0,
    diskReadBytes: bytes,
    writeBytes: bytes,
  })
  const sorobanData = new xdr.SorobanTransactionData({
    ext: xdr.SorobanTransactionDataExt.v0(),
    resources,
    resourceFee: 100_000n,
  })
  const transaction = build(world.ledger, world.alice, [operation], { sorobanData })
  return operationCode(world, signed(transaction, world.alice).toXdr())
}
