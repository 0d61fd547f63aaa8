import { createNetwork } from "@alidade/network"
import { Account, Asset, Operation, TransactionBuilder } from "@stellar/stellar-sdk/base"
import { afterEach, expect, test, vi } from "vitest"
import { send, usualFee } from "./send.js"

afterEach(() => {
  vi.unstubAllGlobals()
})

test("the quick start of sending asks for the fee, and sends a payment into a ledger", async () => {
  const passphrase = "Test SDF Network ; September 2015"
  const network = createNetwork({ seed: "send", passphrase })
  const kept = new Map<string, string>()
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  vi.stubGlobal("fetch", (_: string, init?: RequestInit) => network.fetch(network.rpcUrl, init))
  const [alice, bob] = [network.keypair("alice"), network.keypair("bob")]
  network.fund(alice)
  network.fund(bob)
  const sequence = network.ledger.account(alice.xdrAccountId())!.seqNum
  const fee = await usualFee()
  const transaction = new TransactionBuilder(new Account(alice.publicKey(), `${sequence}`), {
    fee: `${fee}`,
    networkPassphrase: passphrase,
  })
    .addOperation(
      Operation.payment({ destination: bob.publicKey(), asset: Asset.native(), amount: "1" }),
    )
    .setTimeout(60)
    .build()
  transaction.sign(alice)
  const ledger = await send(transaction.toXdr())
  expect(ledger).toBe(network.ledger.latest().header.ledgerSeq)
  expect([...kept.values()]).toEqual(["[]"])
})
