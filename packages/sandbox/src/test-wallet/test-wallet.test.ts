import { createKit, networks } from "@alidade/core"
import { Keypair } from "@stellar/stellar-sdk/base"
import { describe, expect, test } from "vitest"
import { conformance } from "../conformance/index.js"
import { MESSAGE, preimageBy, transactionBy } from "../conformance/samples.js"
import { sandboxAccounts } from "../wallet/keys.js"
import { type TestWallet, type TestWalletOptions, testWallet } from "./index.js"

const [first, second] = sandboxAccounts
const FUTURENET = "Test SDF Future Network ; October 2022"

/** A kit with a connected test wallet. */
async function connected(options?: TestWalletOptions) {
  const wallet = testWallet(options)
  const kit = createKit({
    network: (options?.networkPassphrase ?? networks.Testnet) as typeof networks.Testnet,
    wallets: [wallet],
    storage: null,
  })
  const { address } = await kit.connect("test-wallet")
  return { wallet, kit, address }
}

describe("meets what a wallet module must do", async () => {
  const wallet = testWallet()
  const module = await wallet.load()
  const requested = () =>
    new Promise<void>((resolve) => {
      const check = (): void => {
        if (wallet.getState().waiting.length === 0) return
        stop()
        resolve()
      }
      const stop = wallet.subscribe(check)
      check()
    })
  const checks = conformance(module, {
    approve: () => wallet.update({ answer: "approve" }),
    reject: () => wallet.update({ answer: "reject" }),
    ignore: () => wallet.update({ answer: "never" }),
    close: () => wallet.update({ answer: "close" }),
    requested,
  })
  for (const { name, run } of checks) test(name, run)
})

describe("its account", () => {
  test("is the one of a secret key, of a raw seed, or the first of the sandbox", async () => {
    const pair = Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(9))
    const addressOf = async (options?: TestWalletOptions) => (await connected(options)).address
    expect(await addressOf({ secret: pair.secret() })).toBe(pair.publicKey())
    expect(await addressOf({ seed: new Uint8Array(32).fill(9) })).toBe(pair.publicKey())
    expect(await addressOf()).toBe(first?.address)
  })

  test.each<[string, TestWalletOptions, RegExp]>([
    ["a public key", { secret: first?.address ?? "" }, /the secret is no secret key/],
    ["a short seed", { seed: new Uint8Array(31) }, /the seed is not a Uint8Array of 32 bytes/],
    ["both", { secret: first?.seed ?? "", seed: new Uint8Array(32) }, /not both/],
    ["no passphrase", { networkPassphrase: "" }, /pass a networkPassphrase/],
  ])("refuses %s, and does not repeat a key", (_, options, message) => {
    const made = () => testWallet(options)
    expect(made).toThrow(TypeError)
    expect(made).toThrow(message)
    for (const { seed } of sandboxAccounts) expect(made).not.toThrow(seed)
  })

  test("can be switched: the kit follows", async () => {
    const { wallet, kit } = await connected()
    wallet.update({ account: second!.address })
    expect(kit.getState().activeAddress).toBe(second?.address)
  })
})

describe("in a kit", () => {
  test("signs a transaction, entries of type 9 and 10, and a message", async () => {
    const { kit, address } = await connected()
    const transaction = transactionBy(address, networks.Testnet)
    expect(await kit.signTransaction(transaction)).toMatchObject({ signerAddress: address })
    for (const type of ["v1", "v2"] as const) {
      const { signedAuthEntry } = await kit.signAuthEntry(
        preimageBy(address, networks.Testnet, type),
      )
      expect(Buffer.from(signedAuthEntry, "base64")).toHaveLength(64)
    }
    const { signedMessage } = await kit.signMessage(MESSAGE)
    const signature = Buffer.from(signedMessage, "base64")
    expect(Keypair.fromPublicKey(address).verifyMessage(MESSAGE, signature)).toBe(true)
  })

  test("signs for a network of its own", async () => {
    const { kit, address, wallet } = await connected({ networkPassphrase: FUTURENET })
    expect(wallet.network()).toMatchObject({ passphrase: FUTURENET })
    const signed = await kit.signTransaction(transactionBy(address, FUTURENET))
    expect(signed.signerAddress).toBe(address)
  })

  test.each([
    ["reject", "rejected"],
    ["close", "rejected"],
    ["alter", "altered"],
    ["wrong-signer", "wrong-account"],
  ] as const)("with the answer %s, a transaction fails as %s", async (answer, kind) => {
    const { wallet, kit, address } = await connected()
    wallet.next(answer)
    const transaction = transactionBy(address, networks.Testnet)
    await expect(kit.signTransaction(transaction)).rejects.toMatchObject({ kind })
    await expect(kit.signTransaction(transaction)).resolves.toBeDefined()
  })

  test("refuses to sign on another network than the kit's", async () => {
    const { wallet, kit, address } = await connected()
    wallet.update({ network: "public" })
    expect(kit.getState()).toMatchObject({
      walletNetwork: { networkPassphrase: networks.Public },
    })
    const transaction = transactionBy(address, networks.Testnet)
    await expect(kit.signTransaction(transaction)).rejects.toMatchObject({ kind: "wrong-network" })
  })

  test("reports that it is locked, and unlocks with its user's approval", async () => {
    const { wallet, kit } = await connected()
    wallet.update({ locked: true })
    expect(kit.getState()).toMatchObject({ locked: true, lockedReason: "locked" })
    await kit.signMessage(MESSAGE)
    expect(kit.getState()).toMatchObject({ locked: false })
  })

  test("waits for its user with the answer ask", async () => {
    const { wallet, kit } = await connected()
    wallet.update({ answer: "ask" })
    const signing = kit.signMessage(MESSAGE)
    await expect
      .poll(() => wallet.getState().waiting)
      .toMatchObject([{ kind: "message", payload: MESSAGE }])
    wallet.settle("reject")
    await expect(signing).rejects.toMatchObject({ kind: "rejected" })
  })

  test("restores its connection, and forgets it when disconnected", async () => {
    const { wallet, kit } = await connected()
    const module = await wallet.load()
    expect(await module.restore()).toEqual({ address: first?.address })
    await kit.disconnect()
    expect(await module.restore()).toBeNull()
  })

  test("logs requests and replies", async () => {
    const { wallet, kit } = await connected()
    await kit.signMessage(MESSAGE)
    const logged = wallet.getState().log.map(({ direction, message }) => ({ direction, message }))
    expect(logged).toMatchObject([
      { direction: "in", message: { method: "getAddress" } },
      { direction: "out", message: { method: "getAddress", result: first?.address } },
      { direction: "in", message: { method: "signMessage", payload: MESSAGE } },
      { direction: "out", message: { method: "signMessage", result: { signer: first?.address } } },
    ])
  })
})

test("reset restores the key, the network, and the answer, and drops connections", async () => {
  const { wallet } = await connected({ networkPassphrase: networks.Public, answer: "approve" })
  wallet.update({ network: "testnet", locked: true, answer: "never" })
  wallet.reset()
  const expected: Partial<ReturnType<TestWallet["getState"]>> = {
    network: "public",
    locked: false,
    answer: "approve",
    grants: [],
  }
  expect(wallet.getState()).toMatchObject(expected)
})
