import {
  Account,
  Asset,
  hash,
  type Keypair,
  Networks,
  Operation,
  StrKey,
  TransactionBuilder,
} from "@stellar/stellar-sdk"
import { describe, expect, test, vi } from "vitest"
import { kitOf } from "../test/kit.js"
import { keys, otherKeys, testWallet } from "../test/wallet.js"
import type { KitConfig } from "./config.js"
import type { Kit } from "./kit.js"
import { networks } from "./networks.js"
import type { WalletModule } from "./wallet.js"

const address = keys.publicKey()
const contract = StrKey.encodeContract(Buffer.alloc(32, 1))

async function connectedTo(overrides: Partial<WalletModule> = {}, config: Partial<KitConfig> = {}) {
  const wallet = testWallet(overrides)
  const kit = kitOf([wallet], config)
  await kit.connect("test")
  return { kit, wallet }
}

function payment(amount = "1", source: Keypair = keys): string {
  return new TransactionBuilder(new Account(source.publicKey(), "1"), {
    fee: "100",
    networkPassphrase: Networks.TESTNET,
  })
    .addOperation(
      Operation.payment({ destination: otherKeys.publicKey(), asset: Asset.native(), amount }),
    )
    .setTimeout(0)
    .build()
    .toXDR()
}

function signedBy(signer: Keypair, xdr: string, passphrase: string = Networks.TESTNET): string {
  const tx = TransactionBuilder.fromXDR(xdr, passphrase)
  tx.sign(signer)
  return tx.toXDR()
}

describe("a transaction", () => {
  test("SI1 SI4: comes back signed, verified, and proves the address [S1.4 S3.17 S3.18]", async () => {
    const { kit } = await connectedTo()
    const xdr = payment()
    const result = await kit.signTransaction(xdr)
    expect(result).toEqual({
      signedTxXdr: signedBy(keys, xdr),
      signerAddress: address,
      verified: "signature",
    })
    expect(kit.getState()).toMatchObject({ trust: "proven" })
  })

  test("stands among the pending while it is asked, with what is asked for which network", async () => {
    const { kit } = await connectedTo({ signTransaction: () => new Promise(() => {}) })
    const xdr = payment()
    const asked = kit.signTransaction(xdr).catch((error) => error)
    expect(kit.getState().pending).toMatchObject([
      {
        kind: "transaction",
        payload: xdr,
        networkPassphrase: Networks.TESTNET,
        address: kit.getState().activeAddress,
        needsGesture: false,
      },
    ])
    kit.cancel(kit.getState().pending[0]?.id ?? "")
    expect(await asked).toMatchObject({ kind: "aborted" })
  })

  test("that is not the one sent is altered", async () => {
    const { kit } = await connectedTo({
      signTransaction: async () => ({ signedTxXdr: signedBy(keys, payment("1000")) }),
    })
    await expect(kit.signTransaction(payment())).rejects.toMatchObject({
      kind: "altered",
      code: -1,
    })
    expect(kit.getState()).toMatchObject({ trust: "reported" })
  })

  test("signed by another account is wrong-account, whatever the wallet says", async () => {
    for (const signerAddress of [otherKeys.publicKey(), address, undefined]) {
      const { kit } = await connectedTo({
        signTransaction: async (xdr) => ({
          signedTxXdr: signedBy(otherKeys, xdr),
          ...(signerAddress ? { signerAddress } : {}),
        }),
      })
      await expect(kit.signTransaction(payment())).rejects.toMatchObject({
        kind: "wrong-account",
        code: -3,
      })
    }
  })

  test("signed for another network does not pass", async () => {
    const { kit } = await connectedTo({
      signTransaction: async (xdr) => ({ signedTxXdr: signedBy(keys, xdr, Networks.PUBLIC) }),
    })
    await expect(kit.signTransaction(payment())).rejects.toMatchObject({
      kind: "wrong-network",
      ext: {
        subject: "signature",
        expected: { name: "Testnet", passphrase: networks.Testnet },
        actual: { name: "Public", passphrase: networks.Public },
      },
    })
  })

  test("comes back under the account whose signature was checked, whomever the wallet names", async () => {
    const { kit } = await connectedTo({
      signTransaction: async (xdr) => ({
        signedTxXdr: signedBy(keys, xdr),
        signerAddress: otherKeys.publicKey(),
      }),
    })
    await expect(kit.signTransaction(payment())).resolves.toMatchObject({ signerAddress: address })
  })

  test("for an address that is none is refused before the wallet is asked, and never shown", async () => {
    const { kit, wallet } = await connectedTo()
    for (const named of [keys.secret(), "me", ""]) {
      const asked = kit.signTransaction(payment(), { address: named })
      expect(kit.getState().pending).toEqual([])
      await expect(asked).rejects.toMatchObject({ kind: "bad-request" })
    }
    expect(wallet.asked).toEqual(["getAddress"])
  })

  test("that was signed before says nothing of who answered", async () => {
    const { kit } = await connectedTo({ signTransaction: async (xdr) => ({ signedTxXdr: xdr }) })
    const signed = signedBy(keys, payment())
    await expect(kit.signTransaction(signed)).resolves.toMatchObject({ verified: "signature" })
    expect(kit.getState()).toMatchObject({ trust: "reported" })
  })

  test("that comes back unsigned, or as something else, does not pass", async () => {
    for (const reply of [
      { signedTxXdr: payment() },
      { signedTxXdr: "AAAA" },
      {},
      null,
      { signedTxXdr: 7 },
    ]) {
      const { kit } = await connectedTo({ signTransaction: async () => reply as never })
      await expect(kit.signTransaction(payment())).rejects.toMatchObject({ code: -1 })
    }
  })

  test("that is broken is refused before the wallet is asked", async () => {
    const signAndSubmitTransaction = vi.fn<NonNullable<WalletModule["signAndSubmitTransaction"]>>()
    const { kit, wallet } = await connectedTo({ signAndSubmitTransaction })
    for (const xdr of ["", "!", "AAAA", payment().slice(0, 40)]) {
      await expect(kit.signTransaction(xdr)).rejects.toMatchObject({ kind: "bad-request" })
      const sent = kit.signAndSubmitTransaction(xdr)
      await expect(sent).rejects.toMatchObject({ kind: "bad-request" })
    }
    await expect(kit.signTransaction(7 as never)).rejects.toMatchObject({
      kind: "bad-request",
      message: "XDR provided needs to be a string value",
    })
    expect(wallet.asked).not.toContain("signTransaction")
    expect(signAndSubmitTransaction).not.toHaveBeenCalled()
  })

  test("of a smart account is compared, and says that the signature was not checked", async () => {
    const { kit } = await connectedTo({ getAddress: async () => ({ address: contract }) })
    await expect(kit.signTransaction(payment())).resolves.toMatchObject({ verified: "body" })
  })

  test("with verification off is believed, and says so", async () => {
    const changed = signedBy(otherKeys, payment("7"))
    const { kit } = await connectedTo(
      { signTransaction: async () => ({ signedTxXdr: changed }) },
      { verify: "off" },
    )
    await expect(kit.signTransaction(payment())).resolves.toEqual({
      signedTxXdr: changed,
      verified: "off",
    })
  })

  test("with allowAltered may come back unsigned, for that call alone", async () => {
    const { kit } = await connectedTo({
      signTransaction: async (xdr) => ({ signedTxXdr: xdr, signerAddress: otherKeys.publicKey() }),
    })
    await expect(kit.signTransaction(payment(), { allowAltered: true })).resolves.toMatchObject({
      verified: "body",
    })
    await expect(kit.signTransaction(payment())).rejects.toMatchObject({ kind: "bad-signature" })
    expect(kit.getState()).toMatchObject({ trust: "reported" })
  })

  test("SK3: with submit or submitUrl is refused when they are truthy, and only then", async () => {
    const { kit } = await connectedTo()
    const refused = { message: "Parameters `submit` and `submitUrl` are not supported" }
    await expect(kit.signTransaction(payment(), { submit: true })).rejects.toMatchObject(refused)
    await expect(kit.signTransaction(payment(), { submitUrl: "http://x" })).rejects.toMatchObject(
      refused,
    )
    await expect(kit.signTransaction(payment(), { submit: false })).resolves.toBeDefined()
  })
})

describe("the network", () => {
  const elsewhere = async () => ({ network: "PUBLIC", networkPassphrase: networks.Public })

  test("of a wallet whose own network decides is compared before it is asked", async () => {
    const { kit, wallet } = await connectedTo({ getNetwork: elsewhere })
    await expect(kit.signTransaction(payment())).rejects.toMatchObject({
      kind: "wrong-network",
      code: -3,
      message: expect.stringMatching(/Public.*Testnet/),
      ext: {
        subject: "wallet",
        expected: { name: "Testnet", passphrase: networks.Testnet },
        actual: { name: "Public", passphrase: networks.Public },
      },
    })
    await expect(kit.signMessage("hi")).rejects.toMatchObject({ kind: "wrong-network" })
    expect(wallet.asked).toEqual(["getAddress"])
  })

  test("of a wallet that only shows it is no reason to stop", async () => {
    const { kit } = await connectedTo({
      getNetwork: elsewhere,
      capabilities: { network: "informative" },
    })
    await expect(kit.signTransaction(payment())).resolves.toMatchObject({ verified: "signature" })
  })

  test("that a wallet cannot tell does not stop the signature", async () => {
    const { kit } = await connectedTo({ getNetwork: () => Promise.reject(new Error("no")) })
    await expect(kit.signTransaction(payment())).resolves.toMatchObject({ verified: "signature" })
  })

  test("that a wallet cannot sign for is refused before it is asked", async () => {
    const { kit, wallet } = await connectedTo({ capabilities: { networks: [networks.Public] } })
    await expect(kit.signTransaction(payment())).rejects.toMatchObject({
      kind: "unsupported",
      message: "Test Wallet cannot sign for Testnet.",
    })
    await expect(kit.signTransaction(payment(), { networkPassphrase: "Mine" })).rejects.toThrow(
      'Wallet network "Mine" is not supported',
    )
    expect(wallet.asked).not.toContain("signTransaction")
  })

  test("is what the wallet says it is, by name and passphrase [S3.24 S3.25]", async () => {
    const { kit } = await connectedTo()
    await expect(kit.getNetwork()).resolves.toEqual({
      network: "TESTNET",
      networkPassphrase: networks.Testnet,
    })
  })

  test("that changes in the kit ends what was asked for the other one, and that alone", async () => {
    const { kit } = await connectedTo({ signTransaction: () => new Promise(() => {}) })
    const asked = expect(kit.signTransaction(payment())).rejects.toMatchObject({ kind: "aborted" })
    const named = kit.signTransaction(payment(), { networkPassphrase: networks.Standalone })
    kit.setNetwork(networks.Standalone)
    await asked
    const { pending } = kit.getState()
    expect(pending).toMatchObject([{ networkPassphrase: networks.Standalone }])
    kit.cancel(pending[0]?.id ?? "")
    await expect(named).rejects.toMatchObject({ kind: "aborted" })
  })
})

test.each<[keyof WalletModule & keyof Kit, (kit: Kit) => Promise<unknown>]>([
  ["signAuthEntry", (kit) => kit.signAuthEntry("AAAA")],
  ["signMessage", (kit) => kit.signMessage("hi")],
  ["getNetwork", (kit) => kit.getNetwork()],
  ["signTransaction", (kit) => kit.signTransaction(payment())],
  ["signAndSubmitTransaction", (kit) => kit.signAndSubmitTransaction(payment())],
])(
  "%s that a wallet lacks: code -3 and the product's name [S8.9 S8.10 S8.11]",
  async (name, call) => {
    const { kit } = await connectedTo({ [name]: undefined })
    await expect(call(kit)).rejects.toMatchObject({
      code: -3,
      kind: "unsupported",
      message: `Test Wallet does not support the "${name}" function`,
    })
  },
)

/** `transfer(G*, C, 1 XLM)` on Testnet, as preimages of type 9 and 10 (the published vectors). */
const preimages = {
  v1: "AAAACc7gMC1ZhE0yvcqRXIID3USzP7t+3BkFHqN6vt8o7NRyESIQ9H3pgRUATEtAAAAAAAAAAAHXkotywnA8z+r365/0701QSlWouXn8m0UOoshCtNHOYQAAAAh0cmFuc2ZlcgAAAAMAAAASAAAAAAAAAABuW7RrrxcrA5UP8IX0wR/DVsdakYMxqY7Ug5ycd5KzgQAAABIAAAAB15KLcsJwPM/q9+uf9O9NUEpVqLl5/JtFDqLIQrTRzmEAAAAKAAAAAAAAAAAAAAAAAJiWgAAAAAA=",
  v2: "AAAACs7gMC1ZhE0yvcqRXIID3USzP7t+3BkFHqN6vt8o7NRyESIQ9H3pgRUATEtAAAAAAAAAAABuW7RrrxcrA5UP8IX0wR/DVsdakYMxqY7Ug5ycd5KzgQAAAAAAAAAB15KLcsJwPM/q9+uf9O9NUEpVqLl5/JtFDqLIQrTRzmEAAAAIdHJhbnNmZXIAAAADAAAAEgAAAAAAAAAAblu0a68XKwOVD/CF9MEfw1bHWpGDMamO1IOcnHeSs4EAAAASAAAAAdeSi3LCcDzP6vfrn/TvTVBKVai5efybRQ6iyEK00c5hAAAACgAAAAAAAAAAAAAAAACYloAAAAAA",
}

describe("an auth entry", () => {
  test("SI2 SI4: of either type comes back signed and verified [S1.5 S3.20]", async () => {
    const { kit } = await connectedTo()
    for (const preimage of Object.values(preimages)) {
      const { signedAuthEntry, verified } = await kit.signAuthEntry(preimage)
      expect(verified).toBe("signature")
      const digest = hash(Buffer.from(preimage, "base64"))
      expect(keys.verify(digest, Buffer.from(signedAuthEntry, "base64"))).toBe(true)
    }
  })

  test("of a type that the wallet does not sign is refused before it is asked", async () => {
    const { kit, wallet } = await connectedTo({ capabilities: { authEntry: ["v1"] } })
    await expect(kit.signAuthEntry(preimages.v1)).resolves.toBeDefined()
    await expect(kit.signAuthEntry(preimages.v2)).rejects.toMatchObject({ kind: "unsupported" })
    expect(wallet.asked.filter((name) => name === "signAuthEntry")).toHaveLength(1)
  })

  test("SI2: for another network or another account is refused before the wallet is asked", async () => {
    const { kit, wallet } = await connectedTo()
    await expect(
      kit.signAuthEntry(preimages.v1, { networkPassphrase: networks.Public }),
    ).rejects.toMatchObject({
      kind: "wrong-network",
      ext: {
        subject: "request",
        expected: { name: "Public", passphrase: networks.Public },
        actual: { name: "Testnet", passphrase: networks.Testnet },
      },
    })
    await expect(
      kit.signAuthEntry(preimages.v2, { address: otherKeys.publicKey() }),
    ).rejects.toMatchObject({ kind: "wrong-account" })
    await expect(kit.signAuthEntry("AAAA")).rejects.toMatchObject({ kind: "bad-request" })
    expect(wallet.asked).not.toContain("signAuthEntry")
  })

  test("signed by another key does not pass, and tells whose it is where the wallet does", async () => {
    const signAuthEntry: WalletModule["signAuthEntry"] = async (preimage) => {
      const signature = otherKeys.sign(hash(Buffer.from(preimage, "base64")))
      return { signedAuthEntry: Buffer.from(signature).toString("base64"), signerAddress: named }
    }
    let named: string | undefined
    const { kit } = await connectedTo({ signAuthEntry })
    await expect(kit.signAuthEntry(preimages.v1)).rejects.toMatchObject({ kind: "bad-signature" })
    named = otherKeys.publicKey()
    await expect(kit.signAuthEntry(preimages.v1)).rejects.toMatchObject({
      kind: "wrong-account",
      code: -3,
    })
  })
})

describe("a message", () => {
  test("SI3 SI4: comes back with its SEP-53 signature, verified [S1.6 S3.22]", async () => {
    const { kit } = await connectedTo()
    // The vector that SEP-53 publishes for this key and this text.
    await expect(kit.signMessage("Hello, World!")).resolves.toEqual({
      signedMessage:
        "fO5dbYhXUhBMhe6kId/cuVq/AfEnHRHEvsP8vXh03M1uLpi5e46yO2Q8rEBzu3feXQewcQE5GArp88u6ePK6BA==",
      signerAddress: address,
      verified: "signature",
    })
  })

  test("whose signature is of another text or shape does not pass", async () => {
    const truthful = testWallet()
    for (const [signedMessage, kind] of [
      [(await truthful.signMessage?.("other"))?.signedMessage, "bad-signature"],
      ["AAAA", "bad-reply"],
      [undefined, "bad-reply"],
    ]) {
      const { kit } = await connectedTo({ signMessage: async () => ({ signedMessage }) as never })
      await expect(kit.signMessage("Hello")).rejects.toMatchObject({ kind })
    }
  })

  test("signed by the account that the wallet names instead is wrong-account", async () => {
    const digest = hash(Buffer.from("Stellar Signed Message:\nHello"))
    const { kit } = await connectedTo({
      signMessage: async () => ({
        signedMessage: Buffer.from(otherKeys.sign(digest)).toString("base64"),
        signerAddress: otherKeys.publicKey(),
      }),
    })
    await expect(kit.signMessage("Hello")).rejects.toMatchObject({ kind: "wrong-account" })
  })
})

describe("a transaction that the wallet sends itself", () => {
  const hashOf = (xdr: string): string =>
    Buffer.from(TransactionBuilder.fromXDR(xdr, Networks.TESTNET).hash()).toString("hex")
  const sends = (reply: (xdr: string) => unknown): Partial<WalletModule> => ({
    signAndSubmitTransaction: async (xdr) => reply(xdr) as never,
  })

  test("is marked as such while it is asked, and what the wallet gives back is checked", async () => {
    const xdr = payment()
    for (const [reply, verified] of [
      [() => ({ status: "success", signedTxXdr: signedBy(keys, xdr) }), "signature"],
      [() => ({ status: "pending", hash: hashOf(xdr).toUpperCase() }), "body"],
      [() => ({ status: "pending" }), "unreported"],
    ] as const) {
      const { kit } = await connectedTo(sends(reply))
      const asked = kit.signAndSubmitTransaction(xdr)
      expect(kit.getState().pending).toMatchObject([{ kind: "transaction", submit: true }])
      expect(await asked).toMatchObject({ status: reply().status, verified })
    }
  })

  test("and is another one than it was given is altered, by envelope or by hash", async () => {
    const other = payment("1000")
    for (const reply of [
      { status: "success", signedTxXdr: signedBy(keys, other) },
      { status: "success", hash: hashOf(other) },
    ]) {
      const { kit } = await connectedTo(sends(() => reply))
      await expect(kit.signAndSubmitTransaction(payment())).rejects.toMatchObject({
        kind: "altered",
      })
    }
  })
})

test("a rejection tells the listener which request ended, and how", async () => {
  const { kit } = await connectedTo({
    signMessage: () => Promise.reject({ code: -4, message: "no" }),
  })
  const settled = vi.fn()
  kit.on("requestSettled", settled)
  await expect(kit.signMessage("hi")).rejects.toMatchObject({ kind: "rejected" })
  expect(settled).toHaveBeenCalledWith(
    expect.objectContaining({
      request: expect.objectContaining({ kind: "message", payload: "hi" }),
      error: expect.objectContaining({ kind: "rejected" }),
    }),
  )
})
