import { createNetwork, type Network } from "@alidade/network"
import {
  Account,
  Asset,
  FeeBumpTransaction,
  MuxedAccount,
  Operation,
  SorobanDataBuilder,
  type Transaction,
  TransactionBuilder,
  xdr,
} from "@stellar/stellar-sdk/base"
import { beforeEach, expect, test } from "vitest"
import { buildFeeBump, leastFeeBump } from "./index.js"

let network: Network
beforeEach(() => {
  network = createNetwork({ seed: "bump" })
  for (const name of ["payer", "payee", "sponsor"]) network.fund(network.keypair(name))
})

/** A signed payment of `payer` with this fee, in stroops for each of its operations. */
function payment(fee: number, operations = 1): Transaction {
  const payer = network.keypair("payer")
  const { seqNum } = network.ledger.account(payer.xdrAccountId())!
  const operation = Operation.payment({
    destination: network.keypair("payee").publicKey(),
    asset: Asset.native(),
    amount: "1",
  })
  const builder = new TransactionBuilder(new Account(payer.publicKey(), `${seqNum}`), {
    fee: `${fee}`,
    networkPassphrase: network.passphrase,
  }).setTimeout(300)
  for (let count = 0; count < operations; count++) builder.addOperation(operation)
  const built = builder.build()
  built.sign(payer)
  return built
}

const sponsor = () => network.keypair("sponsor").publicKey()
const bump = (inner: Transaction, fee: number) =>
  TransactionBuilder.buildFeeBumpTransaction(sponsor(), `${fee}`, inner, network.passphrase)

/** Fees of a network whose transactions pay at least this much. */
const rates = (slow: bigint) => ({ slow, usual: slow, fast: slow })
const fees = (slow: bigint, contract?: bigint) => ({
  ...rates(slow),
  ...(contract && { contract: rates(contract) }),
})

test("a fee bump is the SDK's, around the signed transaction", () => {
  const inner = payment(100, 2)
  const built = buildFeeBump({ xdr: inner.toXdr(), fee: 3000n, feeSource: sponsor() })
  expect(built).toBe(bump(inner, 1000).toXdr())
})

test("a fee bump of a fee bump has the same inner transaction", () => {
  const inner = payment(100)
  const first = bump(inner, 500)
  first.sign(network.keypair("sponsor"))
  const built = buildFeeBump({ xdr: first.toXdr(), fee: 10_000n, feeSource: sponsor() })
  expect(built).toBe(bump(inner, 5000).toXdr())
})

test("a fee bump of a transaction of version 0 has it in version 1, with a valid signature", () => {
  const inner = payment(100)
  const v1 = inner.toEnvelope()
  if (v1.type !== "envelopeTypeTx") throw new Error(v1.type)
  const { sourceAccount, cond, ext: _, ...fields } = v1.v1.tx
  if (sourceAccount.type !== "keyTypeEd25519" || cond.type !== "precondTime") throw new Error()
  const tx = new xdr.TransactionV0({
    ...fields,
    sourceAccountEd25519: sourceAccount.ed25519,
    timeBounds: cond.timeBounds,
    ext: xdr.TransactionV0Ext.v0(),
  })
  const v0 = xdr.TransactionEnvelope.envelopeTypeTxV0(
    new xdr.TransactionV0Envelope({ tx, signatures: v1.v1.signatures }),
  )
  const built = buildFeeBump({ xdr: v0.toXdr("base64"), fee: 400n, feeSource: sponsor() })
  expect(built).toBe(bump(inner, 200).toXdr())
})

test("a muxed payer pays as its account, and a contract cannot", () => {
  const xdr = payment(100).toXdr()
  const muxed = new MuxedAccount(new Account(sponsor(), "0"), "7").accountId()
  expect(buildFeeBump({ xdr, fee: 400n, feeSource: muxed })).toBe(
    buildFeeBump({ xdr, fee: 400n, feeSource: sponsor() }),
  )
  const contract = Asset.native().contractId(network.passphrase)
  expect(() => buildFeeBump({ xdr, fee: 400n, feeSource: contract })).toThrow("A contract cannot")
})

test.each([199n, 0n, -1n, 2n ** 63n])(
  "a fee of %d stroops that no network takes is refused",
  (fee) => {
    const request = { xdr: payment(100).toXdr(), fee, feeSource: sponsor() }
    expect(() => buildFeeBump(request)).toThrow("between 200 and")
  },
)

test("a broken envelope is refused", () => {
  expect(() => buildFeeBump({ xdr: "AAAA", fee: 400n, feeSource: sponsor() })).toThrow("XDR")
  expect(() => leastFeeBump("")).toThrow("XDR")
})

test.each([
  ["ten times what a queued one offers per operation", 100, 1, {}, 2000n],
  ["the same for three operations", 101, 3, {}, 4040n],
  ["what the network takes now if that is more", 100, 1, { fees: fees(5000n) }, 10_000n],
  ["the same rate for a refused one", 250, 1, { refused: {} }, 500n],
  ["what the refusal asked for", 100, 2, { refused: { fee: 1001n } }, 1502n],
  ["the network's fees if they are more", 100, 1, { fees: fees(900n), refused: {} }, 1800n],
])("the least fee is %s", (_, fee, operations, options, least) => {
  expect(leastFeeBump(payment(fee, operations).toXdr(), options)).toBe(least)
})

test("the least fee of a queued fee bump is ten times its own", () => {
  const first = bump(payment(100), 300)
  expect(leastFeeBump(first.toXdr())).toBe(6000n)
  expect(leastFeeBump(first.toXdr(), { refused: {} })).toBe(600n)
})

test("the least fee of a contract call is for its inclusion, and its resources come on top", () => {
  const { tx } = payment(100) as unknown as { tx: xdr.Transaction }
  const data = new SorobanDataBuilder().setResourceFee(7000n).build()
  const call = new xdr.Transaction({
    ...tx,
    fee: 7200,
    ext: xdr.TransactionExt.sorobanData(data),
  })
  const envelope = xdr.TransactionEnvelope.envelopeTypeTx(
    new xdr.TransactionV1Envelope({ tx: call, signatures: [] }),
  ).toXdr("base64")
  expect(leastFeeBump(envelope)).toBe(7000n + 4000n)
  expect(leastFeeBump(envelope, { fees: fees(100n, 3000n), refused: {} })).toBe(7000n + 6000n)
  expect(leastFeeBump(envelope, { fees: fees(3000n), refused: {} })).toBe(7000n + 6000n)
})

test("the network takes the least fee, and no stroop less", () => {
  network.surge(700n)
  const inner = payment(100, 2).toXdr()
  const least = leastFeeBump(inner, { refused: { fee: 1400n } })
  expect(least).toBe(2100n)
  const submit = (fee: bigint) => {
    const built = TransactionBuilder.fromXDR(
      buildFeeBump({ xdr: inner, fee, feeSource: sponsor() }),
      network.passphrase,
    )
    expect(built).toBeInstanceOf(FeeBumpTransaction)
    built.sign(network.keypair("sponsor"))
    return network.ledger.submit(built.toXdr())
  }
  expect(submit(least - 1n)).toHaveProperty("refused")
  expect(submit(least)).toHaveProperty("transaction.successful", true)
})
