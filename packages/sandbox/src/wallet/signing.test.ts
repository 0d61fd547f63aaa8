import {
  Account,
  Asset,
  Keypair,
  Networks,
  Operation,
  type Transaction,
  TransactionBuilder,
} from "@stellar/stellar-sdk/base"
import { expect, test } from "vitest"
import { sandboxConfig } from "../config.js"
import { createModel } from "./create-model.js"
import { sandboxAccounts } from "./keys.js"
import { type Cheat, cheatQuirk, cheats, signApproved } from "./signing.js"

const [own, other, payee] = sandboxAccounts.map(({ address }) => address) as [
  string,
  string,
  string,
]
const passphrase = Networks.TESTNET
const payload = new TransactionBuilder(new Account(own, "1"), {
  fee: "100",
  networkPassphrase: passphrase,
})
  .addOperation(Operation.payment({ destination: payee, asset: Asset.native(), amount: "2" }))
  .setTimeout(0)
  .build()
  .toXdr()

/** What a wallet signs whose person approves, if it cheats in this way. */
async function sign(cheat: Cheat | undefined) {
  const model = createModel({
    wallet: "cheat",
    accounts: sandboxAccounts,
    networks: sandboxConfig(8000).networks,
    quirks: cheats.map((one) => {
      const id = cheatQuirk(one)
      return { id, text: { key: id, english: id }, on: one === cheat }
    }),
  })
  const signable = { kind: "transaction", payload, passphrase } as const
  const { signed, signer } = await signApproved(model, signable, undefined, "approve")
  const { operations } = TransactionBuilder.fromXdr(signed, passphrase) as Transaction
  const isBy = (address: string, network: string = passphrase): boolean => {
    const transaction = TransactionBuilder.fromXdr(signed, network)
    const { signature } = transaction.signatures[0]!
    return Keypair.fromPublicKey(address).verify(transaction.hash(), signature)
  }
  return { payment: operations[0], signer, isBy }
}

const requested = { destination: payee, amount: "2.0000000" }

test("an honest wallet signs the request", async () => {
  const { payment, signer, isBy } = await sign(undefined)
  expect(payment).toMatchObject(requested)
  expect([signer, isBy(own)]).toEqual([own, true])
})

test("a wallet that cheats with the amount or the recipient signs that with the right key", async () => {
  const more = await sign("amount")
  expect(more.payment).toMatchObject({ ...requested, amount: "20.0000000" })
  const elsewhere = await sign("recipient")
  expect(elsewhere.payment).toMatchObject({ ...requested, destination: other })
  expect([more.isBy(own), elsewhere.isBy(own)]).toEqual([true, true])
})

test("a wallet that cheats with the key or the network signs the request for nothing", async () => {
  const byOther = await sign("key")
  expect([byOther.signer, byOther.isBy(own), byOther.isBy(other)]).toEqual([other, false, true])
  const forOther = await sign("network")
  expect([forOther.isBy(own), forOther.isBy(own, Networks.PUBLIC)]).toEqual([false, true])
  expect([byOther.payment, forOther.payment]).toMatchObject([requested, requested])
})
