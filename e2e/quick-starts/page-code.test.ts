import { createKit, networks } from "@alidade/core"
import { createNetwork } from "@alidade/network"
import {
  Account,
  Asset,
  BASE_FEE,
  Keypair,
  Operation,
  TransactionBuilder,
} from "@stellar/stellar-sdk"
import { expect, onTestFinished, test, vi } from "vitest"
import { onAccount } from "./changes.js"
import { weightOf } from "./signers.js"
import { isSignedBy } from "./verify-message.js"

test("the code for a server accepts a signed message, and no other text, key, or signature", async () => {
  const [user, other] = [Keypair.random(), Keypair.random()]
  const signature = Buffer.from(user.signMessage("I agree.")).toString("base64")
  expect(await isSignedBy(user.publicKey(), "I agree.", signature)).toBe(true)
  expect(await isSignedBy(user.publicKey(), "I don't.", signature)).toBe(false)
  expect(await isSignedBy(other.publicKey(), "I agree.", signature)).toBe(false)
  expect(await isSignedBy(user.publicKey(), "I agree.", "AAAA")).toBe(false)
})

test("the code for several signers counts each signer of an account once, and nobody else", async () => {
  const network = createNetwork({ seed: "1", url: "http://network.example" })
  const [owner, second, stranger] = [
    network.keypair("owner"),
    network.keypair("second"),
    network.keypair("stranger"),
  ]
  network.fund(owner)
  network.send(
    owner,
    Operation.setOptions({
      signer: { ed25519PublicKey: second.publicKey(), weight: 1 },
      medThreshold: 2,
    }),
  )
  vi.stubGlobal("fetch", (request: RequestInfo | URL, init?: RequestInit) =>
    network.fetch(new Request(request, init)),
  )
  onTestFinished(() => void vi.unstubAllGlobals())
  const { passphrase, horizonUrl } = network
  const payment = new TransactionBuilder(new Account(owner.publicKey(), "1"), {
    fee: BASE_FEE,
    networkPassphrase: passphrase,
  })
    .addOperation(
      Operation.payment({
        destination: second.publicKey(),
        asset: Asset.native(),
        amount: "1",
      }),
    )
    .setTimeout(0)
    .build()
  const weight = () => weightOf(payment.toXdr(), owner.publicKey(), { passphrase, horizonUrl })

  payment.sign(stranger)
  expect(await weight()).toEqual({ weight: 0, needed: 2 })
  payment.sign(owner)
  payment.sign(owner)
  expect(await weight()).toEqual({ weight: 1, needed: 2 })
  payment.sign(second)
  expect(await weight()).toEqual({ weight: 2, needed: 2 })
})

test("the code that follows the account reports it once per change, until it is stopped", async () => {
  const address = Keypair.random().publicKey()
  const kit = createKit({
    network: networks.Testnet,
    storage: null,
    wallets: [
      {
        productId: "acme",
        productName: "Acme",
        productUrl: "https://acme.example",
        productIcon: "icon.svg",
        moduleType: "HOT_WALLET",
        isAvailable: async () => true,
        getAddress: async () => ({ address }),
      },
    ],
  })
  onTestFinished(() => kit.destroy())
  const seen: (string | undefined)[] = []
  const stop = onAccount(kit, (account) => seen.push(account))
  await kit.connect("acme")
  await kit.disconnect()
  stop()
  await kit.connect("acme")
  expect(seen).toEqual([address, undefined])
})
