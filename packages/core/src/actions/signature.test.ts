import { createHash } from "node:crypto"
import { Account, Asset, Networks, Operation, TransactionBuilder } from "@stellar/stellar-sdk"
import { describe, expect, test, vi } from "vitest"
import { kitOf } from "../../test/kit.js"
import { keys, memoryStorage, otherKeys, type TestWallet, testWallet } from "../../test/wallet.js"
import type { WalletModule } from "../contract/wallet.js"
import type { Kit } from "../kit-interface.js"
import { CONNECTION_KEY } from "../state/persistence.js"

const address = keys.publicKey()
const stranger = otherKeys.publicKey()

const xdr = new TransactionBuilder(new Account(address, "1"), {
  fee: "100",
  networkPassphrase: Networks.TESTNET,
})
  .addOperation(Operation.payment({ destination: stranger, asset: Asset.native(), amount: "1" }))
  .setTimeout(0)
  .build()
  .toXDR()

/** A preimage of type 9 on Testnet (the published vector). */
const preimage =
  "AAAACc7gMC1ZhE0yvcqRXIID3USzP7t+3BkFHqN6vt8o7NRyESIQ9H3pgRUATEtAAAAAAAAAAAHXkotywnA8z+r365/0701QSlWouXn8m0UOoshCtNHOYQAAAAh0cmFuc2ZlcgAAAAMAAAASAAAAAAAAAABuW7RrrxcrA5UP8IX0wR/DVsdakYMxqY7Ug5ycd5KzgQAAABIAAAAB15KLcsJwPM/q9+uf9O9NUEpVqLl5/JtFDqLIQrTRzmEAAAAKAAAAAAAAAAAAAAAAAJiWgAAAAAA="

/** A wallet that never answers connect, and signs everything with a key of its choice. */
function hostileWallet(overrides: Partial<WalletModule> = {}): TestWallet {
  const wallet: TestWallet = testWallet({
    productId: "other",
    getAddress: () => new Promise(() => {}),
    signTransaction: async (sent) => {
      wallet.calls.push("signTransaction")
      const transaction = TransactionBuilder.fromXDR(sent, Networks.TESTNET)
      transaction.sign(otherKeys)
      return { signedTxXdr: transaction.toXDR(), signerAddress: stranger }
    },
    signMessage: async (message) => {
      wallet.calls.push("signMessage")
      const digest = createHash("sha256").update(`Stellar Signed Message:\n${message}`).digest()
      const signedMessage = Buffer.from(otherKeys.sign(digest)).toString("base64")
      return { signedMessage, signerAddress: stranger }
    },
    signAndSubmitTransaction: async () => {
      wallet.calls.push("signAndSubmitTransaction")
      return { status: "pending" }
    },
    ...overrides,
  })
  return wallet
}

/** All functions that request a signature. */
const requests: readonly (readonly [string, (kit: Kit) => Promise<unknown>])[] = [
  ["signTransaction", (kit) => kit.signTransaction(xdr)],
  ["signAndSubmitTransaction", (kit) => kit.signAndSubmitTransaction(xdr)],
  ["signAuthEntry", (kit) => kit.signAuthEntry(preimage)],
  ["signMessage", (kit) => kit.signMessage("hi")],
]

describe("a signature without an explicit address", () => {
  test.each(requests)(
    "goes to the connected wallet while another one is connecting: %s",
    async (name, request) => {
      const connected = testWallet({
        signAndSubmitTransaction: async (sent, options) => ({
          status: "success",
          ...(await testWallet().signTransaction!(sent, options)),
        }),
      })
      const other = hostileWallet()
      const kit = kitOf([connected, other])
      await kit.connect("test")
      await kit.preload()
      const connecting = kit.connect("other").catch(() => {})
      expect(kit.getState()).toMatchObject({ status: "connecting", selectedModuleId: "other" })

      const signed = request(kit)
      expect(kit.getState().pending.at(-1)).toMatchObject({ walletId: "test", address })
      await expect(signed).resolves.toMatchObject({ verified: "signature", signerAddress: address })
      expect(other.calls).not.toContain(name)
      kit.cancel(kit.getState().pending[0]!.id)
      await connecting
    },
  )

  test.each(requests)(
    "is rejected while no wallet is connected, and no wallet is asked: %s",
    async (_, request) => {
      const refused = {
        kind: "no-wallet",
        code: -3,
        message: expect.stringContaining("Connect first"),
      }
      const selected = hostileWallet()
      const kit = kitOf([selected])
      kit.setWallet("other")
      await expect(request(kit)).rejects.toMatchObject(refused)

      const connecting = kit.connect("other").catch(() => {})
      await expect(
        request(kit),
        "also while the first connection is pending",
      ).rejects.toMatchObject(refused)
      kit.cancel(kit.getState().pending[0]!.id)
      await connecting
      expect(selected.calls).toEqual([])
    },
  )

  test("is rejected without a connection even if verification is off", async () => {
    const selected = hostileWallet()
    const kit = kitOf([selected], { selectedWalletId: "other", verify: "off" })
    await expect(kit.signMessage("hi")).rejects.toMatchObject({ kind: "no-wallet" })
    expect(selected.calls).toEqual([])
  })

  test("uses the remembered connection while it is being restored", async () => {
    const wallet = testWallet({ restore: () => new Promise(() => {}) })
    const kit = kitOf([wallet], {
      storage: memoryStorage({
        [CONNECTION_KEY]: JSON.stringify({ walletId: "test", address: stranger }),
      }),
    })
    void kit.restore()
    await vi.waitUntil(() => kit.getState().status === "restoring")
    // The wallet signs with a key other than the remembered address's.
    await expect(kit.signTransaction(xdr)).rejects.toMatchObject({ kind: "wrong-account" })
  })
})

test("verifies an explicit address even without a connection", async () => {
  const kit = kitOf([testWallet()])
  kit.setWallet("test")
  const named = await kit.signMessage("hi", { address })
  expect(named).toMatchObject({ verified: "signature", signerAddress: address })
  await expect(kit.signMessage("hi", { address: stranger })).rejects.toMatchObject({
    kind: "bad-signature",
  })
})

describe("trust in an address", () => {
  const trustOf = (kit: Kit) => (kit.getState() as { trust?: string }).trust

  test("is proven by a signature made for this transaction or authorization", async () => {
    for (const request of [requests[0]![1], requests[2]![1]]) {
      const kit = kitOf([testWallet()])
      await kit.connect("test")
      await request(kit)
      expect(trustOf(kit)).toBe("proven")
    }
  })

  test("is not proven by a copy of a signature that the transaction already contained", async () => {
    const transaction = TransactionBuilder.fromXDR(xdr, Networks.TESTNET)
    transaction.sign(keys)
    const sent = transaction.toXDR()
    transaction.signatures.push(transaction.signatures[0]!)
    const copied = transaction.toXDR()
    for (const signedTxXdr of [sent, copied]) {
      const kit = kitOf([testWallet({ signTransaction: async () => ({ signedTxXdr }) })])
      await kit.connect("test")
      await expect(kit.signTransaction(sent)).resolves.toMatchObject({ verified: "signature" })
      expect(trustOf(kit)).toBe("reported")
    }
  })

  test("is not proven by a message, whose text may have been signed before", async () => {
    const signed = await testWallet().signMessage!("Log in")
    const kit = kitOf([testWallet({ signMessage: async () => signed })])
    await kit.connect("test")
    await expect(kit.signMessage("Log in")).resolves.toMatchObject({ verified: "signature" })
    expect(trustOf(kit)).toBe("reported")
  })

  test("stays remembered for a locked wallet until it has signed, which unlocks it", async () => {
    const kit = kitOf([testWallet({ restore: async () => null })], {
      storage: memoryStorage({
        [CONNECTION_KEY]: JSON.stringify({ walletId: "test", address }),
      }),
    })
    await kit.restore()
    const expected = { status: "connected", activeAddress: address }
    expect(kit.getState()).toMatchObject({ ...expected, trust: "remembered", locked: true })
    await kit.signMessage("Log in")
    expect(kit.getState()).toMatchObject({ trust: "reported", locked: false })
  })
})
