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
import { kitOf } from "../../test/kit.js"
import { keys, otherKeys, testWallet } from "../../test/wallet.js"
import type { CallOptions, WalletModule } from "../contract/wallet.js"
import type { Kit } from "../kit-interface.js"
import { networks } from "../networks/networks.js"
import type { KitConfig } from "../state/config.js"

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

describe("signTransaction", () => {
  test("SI1 SI4: returns a verified signature and proves the address [S1.4 S3.17 S3.18]", async () => {
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

  test("is pending with its payload and network while the wallet is asked", async () => {
    const { kit } = await connectedTo({ signTransaction: () => new Promise(() => {}) })
    const xdr = payment()
    const signed = kit.signTransaction(xdr).catch((error) => error)
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
    expect(await signed).toMatchObject({ kind: "aborted" })
  })

  test("rejects a different transaction as altered", async () => {
    const { kit } = await connectedTo({
      signTransaction: async () => ({ signedTxXdr: signedBy(keys, payment("1000")) }),
    })
    await expect(kit.signTransaction(payment())).rejects.toMatchObject({
      kind: "altered",
      code: -1,
    })
    expect(kit.getState()).toMatchObject({ trust: "reported" })
  })

  test("rejects another account's signature as wrong-account, whatever the wallet claims", async () => {
    for (const signerAddress of [otherKeys.publicKey(), address, undefined]) {
      const forgetAccess = vi.fn()
      const { kit } = await connectedTo({
        forgetAccess,
        signTransaction: async (xdr) => ({
          signedTxXdr: signedBy(otherKeys, xdr),
          ...(signerAddress ? { signerAddress } : {}),
        }),
      })
      await expect(kit.signTransaction(payment())).rejects.toMatchObject({
        kind: "wrong-account",
        code: -3,
      })
      expect(forgetAccess, "the next request asks for access again").toHaveBeenCalledTimes(1)
    }
  })

  test("rejects a signature for another network", async () => {
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

  test("reports the verified signer, not the one the wallet claims", async () => {
    const { kit } = await connectedTo({
      signTransaction: async (xdr) => ({
        signedTxXdr: signedBy(keys, xdr),
        signerAddress: otherKeys.publicKey(),
      }),
    })
    await expect(kit.signTransaction(payment())).resolves.toMatchObject({ signerAddress: address })
  })

  test("rejects an invalid address before the wallet is asked, without showing the request", async () => {
    const { kit, wallet } = await connectedTo()
    for (const named of [keys.secret(), "me", ""]) {
      const signed = kit.signTransaction(payment(), { address: named })
      expect(kit.getState().pending).toEqual([])
      await expect(signed).rejects.toMatchObject({ kind: "bad-request" })
    }
    expect(wallet.calls).toEqual(["getAddress"])
  })

  test("proves nothing if the transaction was already signed", async () => {
    const { kit } = await connectedTo({ signTransaction: async (xdr) => ({ signedTxXdr: xdr }) })
    const signed = signedBy(keys, payment())
    await expect(kit.signTransaction(signed)).resolves.toMatchObject({ verified: "signature" })
    expect(kit.getState()).toMatchObject({ trust: "reported" })
  })

  test("rejects an unsigned reply, and one that is not the transaction", async () => {
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

  test("rejects broken XDR before the wallet is asked", async () => {
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
    expect(wallet.calls).not.toContain("signTransaction")
    expect(signAndSubmitTransaction).not.toHaveBeenCalled()
  })

  test("compares the reply of a smart account, and says that no signature was verified", async () => {
    const { kit } = await connectedTo({ getAddress: async () => ({ address: contract }) })
    await expect(kit.signTransaction(payment())).resolves.toMatchObject({ verified: "body" })
  })

  test("trusts the wallet when verification is off, and says so", async () => {
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

  test("may return unsigned with allowAltered, for that call only", async () => {
    const { kit } = await connectedTo({
      signTransaction: async (xdr) => ({ signedTxXdr: xdr, signerAddress: otherKeys.publicKey() }),
    })
    await expect(kit.signTransaction(payment(), { allowAltered: true })).resolves.toMatchObject({
      verified: "body",
    })
    await expect(kit.signTransaction(payment())).rejects.toMatchObject({ kind: "bad-signature" })
    expect(kit.getState()).toMatchObject({ trust: "reported" })
  })

  test("SK3: rejects submit and submitUrl only if they are truthy", async () => {
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

  test("is compared before asking a wallet that signs only for its own network", async () => {
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
    expect(wallet.calls).toEqual(["getAddress"])
  })

  test("is read at the same time as what else the signature needs, which the call receives", async () => {
    const network = { network: "TESTNET", networkPassphrase: networks.Testnet }
    const access = Promise.resolve("granted")
    const readAccess = vi.fn((_: CallOptions) => access)
    const signTransaction = vi.fn(testWallet().signTransaction!)
    const getNetwork = vi.fn(async () => {
      // Answers only once both have been asked.
      await vi.waitFor(() => expect(readAccess).toHaveBeenCalled())
      return network
    })
    const { kit } = await connectedTo({ signTransaction, readAccess, getNetwork })
    await kit.signTransaction(payment())
    expect(readAccess).toHaveBeenCalledOnce()
    expect(signTransaction.mock.calls[0]?.[1]?.access).toBe(access)
  })

  test("changes no state if it is the same as before", async () => {
    const { kit } = await connectedTo()
    await kit.signTransaction(payment())
    const changed = vi.fn()
    kit.subscribe(changed)
    await kit.signTransaction(payment())
    // The request has begun, and has ended.
    expect(changed).toHaveBeenCalledTimes(2)
  })

  test("decides alone if what else the signature needs cannot be read either", async () => {
    const { kit, wallet } = await connectedTo({
      getNetwork: elsewhere,
      readAccess: () => Promise.reject(new Error("no")),
    })
    await expect(kit.signTransaction(payment())).rejects.toMatchObject({ kind: "wrong-network" })
    expect(wallet.calls).toEqual(["getAddress"])
  })

  test("may differ if the wallet only reports it", async () => {
    const { kit } = await connectedTo({
      getNetwork: elsewhere,
      capabilities: { network: "informative" },
    })
    await expect(kit.signTransaction(payment())).resolves.toMatchObject({ verified: "signature" })
  })

  test("may be unknown for a wallet that does not report it", async () => {
    const { kit } = await connectedTo({ getNetwork: () => Promise.reject(new Error("no")) })
    await expect(kit.signTransaction(payment())).resolves.toMatchObject({ verified: "signature" })
  })

  test("is rejected before asking a wallet that cannot sign for it", async () => {
    const { kit, wallet } = await connectedTo({ capabilities: { networks: [networks.Public] } })
    await expect(kit.signTransaction(payment())).rejects.toMatchObject({
      kind: "unsupported",
      message: "Test Wallet cannot sign for Testnet.",
    })
    await expect(kit.signTransaction(payment(), { networkPassphrase: "Mine" })).rejects.toThrow(
      'Wallet network "Mine" is not supported',
    )
    expect(wallet.calls).not.toContain("signTransaction")
  })

  test("is returned by getNetwork with name and passphrase [S3.24 S3.25]", async () => {
    const { kit } = await connectedTo()
    await expect(kit.getNetwork()).resolves.toEqual({
      network: "TESTNET",
      networkPassphrase: networks.Testnet,
    })
  })

  test("cancels only the requests for another network when it changes in the kit", async () => {
    const { kit } = await connectedTo({ signTransaction: () => new Promise(() => {}) })
    const rejected = expect(kit.signTransaction(payment())).rejects.toMatchObject({
      kind: "aborted",
    })
    const named = kit.signTransaction(payment(), { networkPassphrase: networks.Standalone })
    kit.setNetwork(networks.Standalone)
    await rejected
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
  "%s is missing in a wallet: code -3 and the product's name [S8.9 S8.10 S8.11]",
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

describe("signAuthEntry", () => {
  test("SI2 SI4: returns a verified signature for either type [S1.5 S3.20]", async () => {
    const { kit } = await connectedTo()
    for (const preimage of Object.values(preimages)) {
      const { signedAuthEntry, verified } = await kit.signAuthEntry(preimage)
      expect(verified).toBe("signature")
      const digest = hash(Buffer.from(preimage, "base64"))
      expect(keys.verify(digest, Buffer.from(signedAuthEntry, "base64"))).toBe(true)
    }
  })

  test("rejects a type that the wallet does not sign before it is asked", async () => {
    const { kit, wallet } = await connectedTo({ capabilities: { authEntry: ["v1"] } })
    await expect(kit.signAuthEntry(preimages.v1)).resolves.toBeDefined()
    await expect(kit.signAuthEntry(preimages.v2)).rejects.toMatchObject({ kind: "unsupported" })
    expect(wallet.calls.filter((name) => name === "signAuthEntry")).toHaveLength(1)
  })

  test("SI2: rejects an entry for another network or account before the wallet is asked", async () => {
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
    expect(wallet.calls).not.toContain("signAuthEntry")
  })

  test("rejects another key's signature, and names the signer if the wallet does", async () => {
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

describe("signMessage", () => {
  test("SI3 SI4: returns its verified SEP-53 signature [S1.6 S3.22]", async () => {
    const { kit } = await connectedTo()
    // The vector that SEP-53 publishes for this key and this text.
    await expect(kit.signMessage("Hello, World!")).resolves.toEqual({
      signedMessage:
        "fO5dbYhXUhBMhe6kId/cuVq/AfEnHRHEvsP8vXh03M1uLpi5e46yO2Q8rEBzu3feXQewcQE5GArp88u6ePK6BA==",
      signedMessageHex:
        "7cee5d6d885752104c85eea421dfdcb95abf01f1271d11c4bec3fcbd7874dccd6e2e98b97b8eb23b643cac4073bb77de5d07b0710139180ae9f3cbba78f2ba04",
      hash: Buffer.from(hash(Buffer.from("Stellar Signed Message:\nHello, World!"))).toString(
        "hex",
      ),
      signerAddress: address,
      verified: "signature",
    })
  })

  test("SM1: signs bytes, with a wallet that takes them, and keeps the request serializable", async () => {
    const { kit, wallet } = await connectedTo({
      capabilities: { messageBytes: true },
      signMessage: async (message) => {
        shown = kit.getState().pending
        received = message
        const digest = hash(Buffer.concat([Buffer.from("Stellar Signed Message:\n"), bytes]))
        return { signedMessage: Buffer.from(keys.sign(digest)).toString("base64") }
      },
    })
    let shown: unknown
    let received: unknown
    // The vector that SEP-53 publishes for bytes that are not text.
    const base64 = "2zZDP1sa1BVBfLP7TeeMk3sUbaxAkUhBhDiNdrksaFo="
    const bytes = Buffer.from(base64, "base64")
    await expect(kit.signMessage(bytes)).resolves.toMatchObject({
      signedMessage:
        "VA1+7hefNwv2NKScH6n+Sljj15kLAge+M2wE7fzFOf+L0MMbssA1mwfJZRyyrhBORQRle10X1Dxpx+UOI4EbDQ==",
      signedMessageHex:
        "540d7eee179f370bf634a49c1fa9fe4a58e3d7990b0207be336c04edfcc539ff8bd0c31bb2c0359b07c9651cb2ae104e4504657b5d17d43c69c7e50e23811b0d",
      verified: "signature",
    })
    expect(received).toEqual(new Uint8Array(bytes))
    expect(shown).toMatchObject([{ kind: "message", payload: base64, encoding: "base64" }])
    expect(JSON.parse(JSON.stringify(shown))).toEqual(shown)
    expect(wallet.capabilities).not.toHaveProperty("message")
  })

  test("SM1: sends bytes that are UTF-8 as their text, to every wallet", async () => {
    const { kit } = await connectedTo({
      signMessage: async (message) => {
        received.push([message, kit.getState().pending[0]])
        return testWallet().signMessage!(message)
      },
    })
    const received: unknown[] = []
    // A vector of SEP-53, and what a decoder could remove.
    for (const text of ["こんにちは、世界！", "\ufeffwith a mark", ""]) {
      const signed = await kit.signMessage(new TextEncoder().encode(text))
      expect(signed).toEqual(await kit.signMessage(text))
      expect(received.splice(0)).toMatchObject(Array(2).fill([text, { payload: text }]))
    }
    await expect(
      kit.signMessage(new TextEncoder().encode("こんにちは、世界！")),
    ).resolves.toMatchObject({
      signedMessage:
        "CDU265Xs8y3OWbB/56H9jPgUss5G9A0qFuTqH2zs2YDgTm+++dIfmAEceFqB7bhfN3am59lCtDXrCtwH2k1GBA==",
    })
  })

  test("rejects bytes that are not text before anything opens, if the wallet signs only text", async () => {
    let opened = 0
    const { kit, wallet } = await connectedTo({ open: () => opened++ })
    await kit.preload()
    for (const bytes of [[0xff], [0xc0, 0x80], [0xed, 0xa0, 0x80]]) {
      await expect(kit.signMessage(Uint8Array.from(bytes))).rejects.toMatchObject({
        kind: "unsupported",
        message:
          "Test Wallet only signs text, and these bytes are not text (UTF-8). Use a wallet that signs bytes.",
      })
    }
    expect(opened).toBe(1)
    expect(wallet.calls).not.toContain("signMessage")
  })

  test("reads a signature in hex, and in base64 without padding", async () => {
    const { signedMessage } = await testWallet().signMessage!("Hello")
    const hex = Buffer.from(signedMessage, "base64").toString("hex")
    for (const written of [hex, hex.toUpperCase(), signedMessage.replace(/=+$/, "")]) {
      const { kit } = await connectedTo({ signMessage: async () => ({ signedMessage: written }) })
      await expect(kit.signMessage("Hello")).resolves.toMatchObject({
        signedMessage,
        signedMessageHex: hex,
        verified: "signature",
      })
    }
  })

  test("names no hash if verification is off", async () => {
    const kit = kitOf([testWallet()], { verify: "off" })
    await kit.connect("test")
    const signed = await kit.signMessage("Hello")
    expect(Object.keys(signed).sort()).toEqual(["signedMessage", "signedMessageHex", "verified"])
  })

  test("rejects a signature of another text or shape", async () => {
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

  test("rejects another account's signature as wrong-account if the wallet names that account", async () => {
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

describe("signAndSubmitTransaction", () => {
  const hashOf = (xdr: string): string =>
    Buffer.from(TransactionBuilder.fromXDR(xdr, Networks.TESTNET).hash()).toString("hex")
  const sends = (reply: (xdr: string) => unknown): Partial<WalletModule> => ({
    signAndSubmitTransaction: async (xdr) => reply(xdr) as never,
  })

  test("marks the pending request, and verifies what the wallet returns", async () => {
    const xdr = payment()
    for (const [reply, verified] of [
      [() => ({ status: "success", signedTxXdr: signedBy(keys, xdr) }), "signature"],
      [() => ({ status: "pending", hash: hashOf(xdr).toUpperCase() }), "body"],
      [() => ({ status: "pending" }), "unreported"],
    ] as const) {
      const { kit } = await connectedTo(sends(reply))
      const submitted = kit.signAndSubmitTransaction(xdr)
      expect(kit.getState().pending).toMatchObject([{ kind: "transaction", submit: true }])
      expect(await submitted).toMatchObject({ status: reply().status, verified })
    }
  })

  test("rejects a different transaction as altered, by envelope or by hash", async () => {
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

test("a rejection reports to the listener which request ended, and how", async () => {
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
