import { networks } from "@alidade/core"
import {
  Account,
  Address,
  Asset,
  Keypair,
  Operation,
  StrKey,
  TransactionBuilder,
} from "@stellar/stellar-sdk/base"
import { afterEach, describe, expect, test, vi } from "vitest"
import { checkEnvelope } from "./check-envelope.js"
import { checkAuthorization, checkMessage } from "./check-signature.js"

const [alice, bob, carol] = [1, 2, 3].map((byte) =>
  Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(byte)),
) as [Keypair, Keypair, Keypair]

function payment(passphrase: string) {
  return new TransactionBuilder(new Account(alice.publicKey(), "1"), {
    fee: "100",
    networkPassphrase: passphrase,
  })
    .addOperation(
      Operation.payment({ destination: bob.publicKey(), asset: Asset.native(), amount: "1" }),
    )
    .setTimeout(0)
    .build()
}

describe("the signatures of an envelope", () => {
  test("have their signer and network", async () => {
    const transaction = payment(networks.Standalone)
    transaction.sign(alice)
    const { signatures, signed } = await checkEnvelope(transaction.toXDR(), [])
    expect(signed?.networkPassphrase).toBe(networks.Standalone)
    expect(signatures).toEqual([
      {
        valid: true,
        title: "Valid for Local",
        signer: alice.publicKey(),
        network: networks.Standalone,
        details: [],
      },
    ])
  })

  test("carry the network names of the app", async () => {
    const transaction = payment(networks.Testnet)
    transaction.sign(alice)
    const { signatures } = await checkEnvelope(transaction.toXDR(), [], undefined, () => "Ours")
    expect(signatures).toMatchObject([{ title: "Valid for Ours" }])
  })

  test("of a key that the envelope does not name are found once the key is given", async () => {
    const transaction = payment(networks.Testnet)
    transaction.sign(carol)
    const [unknown] = (await checkEnvelope(transaction.toXDR(), [])).signatures
    expect(unknown).toMatchObject({ valid: false, title: "By an unknown key" })
    const [known] = (await checkEnvelope(transaction.toXDR(), [carol.publicKey()])).signatures
    expect(known).toMatchObject({ valid: true, signer: carol.publicKey() })
  })

  test("of another transaction are invalid", async () => {
    const other = payment(networks.Testnet)
    other.sign(alice)
    const transaction = new TransactionBuilder(new Account(alice.publicKey(), "2"), {
      fee: "100",
      networkPassphrase: networks.Testnet,
    })
      .addOperation(Operation.bumpSequence({ bumpTo: "3" }))
      .setTimeout(0)
      .build()
    transaction.signatures.push(...other.signatures)
    const { signatures, signed } = await checkEnvelope(transaction.toXDR(), [])
    expect(signed).toBeUndefined()
    expect(signatures).toMatchObject([
      { valid: false, title: "Not valid for any known network", signer: alice.publicKey() },
    ])
  })

  test("of a fee bump are separate from those of the inner transaction", async () => {
    const inner = payment(networks.Testnet)
    inner.sign(alice)
    const bump = TransactionBuilder.buildFeeBumpTransaction(carol, "400", inner, networks.Testnet)
    bump.sign(carol)
    expect(await checkEnvelope(bump.toXDR(), [])).toMatchObject({
      signatures: [{ valid: true, signer: carol.publicKey() }],
      inside: [{ valid: true, signer: alice.publicKey() }],
    })
  })

  test("reject invalid input", async () => {
    await expect(checkEnvelope("AAAA", [])).rejects.toThrow("it ends too early")
  })
})

describe("an envelope of 20 signatures whose 2,300 accounts all share the signer's hint", () => {
  afterEach(() => {
    vi.restoreAllMocks()
  })

  /** Contract arguments name the accounts: random keys with the same last four bytes as Carol's. */
  function crowded(): string {
    const hint = StrKey.decodeEd25519PublicKey(carol.publicKey()).subarray(-4)
    const crowd = Array.from({ length: 2_300 }, (_, index) => {
      const key = new Uint8Array(32).fill(index % 251)
      new DataView(key.buffer).setUint32(0, index)
      key.set(hint, 28)
      return new Address(StrKey.encodeEd25519PublicKey(key)).toScVal()
    })
    const contract = StrKey.encodeContract(new Uint8Array(32).fill(9))
    const transaction = new TransactionBuilder(new Account(alice.publicKey(), "1"), {
      fee: "100",
      networkPassphrase: networks.Testnet,
    })
      .addOperation(Operation.invokeContractFunction({ contract, function: "crowd", args: crowd }))
      .setTimeout(0)
      .build()
    for (let index = 0; index < 20; index++) transaction.sign(carol)
    return transaction.toXDR()
  }

  test("takes at most 500 checks, and each verdict says how many keys were tried", async () => {
    const checks = vi.spyOn(crypto.subtle, "importKey")
    const { signatures } = await checkEnvelope(crowded(), [])
    expect(checks.mock.calls.length).toBeLessThanOrEqual(500)
    expect(signatures).toHaveLength(20)
    for (const verdict of signatures) {
      expect(verdict).toMatchObject({ valid: false, title: "Not by any of the keys tried" })
      expect(verdict.signer).toBeUndefined()
      expect(verdict.details.join()).toMatch(
        /^Keys listed here that end in \w{8}: 2,300. Only the first 5 were tried\.$/,
      )
    }
  })

  test("is valid once the signer is given, because given keys are tried first", async () => {
    const { signatures } = await checkEnvelope(crowded(), [carol.publicKey()])
    expect(signatures.map(({ valid, signer }) => valid && signer)).toEqual(
      Array.from({ length: 20 }, () => carol.publicKey()),
    )
  })

  test("yields to timers, and stops when its signal is aborted", async () => {
    // Resolves at once, like a library that does not wait for WebCrypto.
    const checks = vi.spyOn(crypto.subtle, "verify").mockResolvedValue(false)
    vi.spyOn(crypto.subtle, "importKey").mockResolvedValue({} as CryptoKey)
    const controller = new AbortController()
    const envelope = crowded()
    const checked = checkEnvelope(envelope, [], controller.signal)
    setTimeout(() => controller.abort())
    await expect(checked).rejects.toMatchObject({ name: "AbortError" })
    expect(checks.mock.calls.length).toBeLessThan(500)
  })
})

const address = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L"

describe("checkMessage", () => {
  const request = {
    address,
    message: "Hello, World!",
    signature:
      "fO5dbYhXUhBMhe6kId/cuVq/AfEnHRHEvsP8vXh03M1uLpi5e46yO2Q8rEBzu3feXQewcQE5GArp88u6ePK6BA==",
  }

  test("accepts a SEP-53 signature, and rejects it for a different message", async () => {
    expect(await checkMessage(request)).toMatchObject({ valid: true, signer: address })
    expect(await checkMessage({ ...request, message: "Hello, World!!" })).toMatchObject({
      valid: false,
      title: "Not valid",
    })
  })

  test("accepts Albedo's older format in hex", async () => {
    const signature =
      "6bd6c5250c44904c49270e4af29ea603635be4ec02425e7b0efb50ea8b2ee2c4be027b7f3e85e6eb8635fc42b6859a9b3d2ffdd2767033bde4b6c1e4d0195907"
    expect(await checkMessage({ ...request, signature })).toMatchObject({
      valid: true,
      details: [expect.stringContaining("Albedo")],
    })
  })

  test("rejects a signature of the wrong length with a reason", async () => {
    await expect(checkMessage({ ...request, signature: "AAAA" })).rejects.toThrow(
      "A signature is 64 bytes in base64.",
    )
  })
})

describe("checkAuthorization", () => {
  const request = {
    address,
    preimage:
      "AAAACs7gMC1ZhE0yvcqRXIID3USzP7t+3BkFHqN6vt8o7NRyESIQ9H3pgRUATEtAAAAAAAAAAABuW7RrrxcrA5UP8IX0wR/DVsdakYMxqY7Ug5ycd5KzgQAAAAAAAAAB15KLcsJwPM/q9+uf9O9NUEpVqLl5/JtFDqLIQrTRzmEAAAAIdHJhbnNmZXIAAAADAAAAEgAAAAAAAAAAblu0a68XKwOVD/CF9MEfw1bHWpGDMamO1IOcnHeSs4EAAAASAAAAAdeSi3LCcDzP6vfrn/TvTVBKVai5efybRQ6iyEK00c5hAAAACgAAAAAAAAAAAAAAAACYloAAAAAA",
    signature:
      "t6cf71NOUcQYxGTXZAhgE7/ijqM/4R/KGdd5I6uy+5XPtt2CT2Gt+yuZ7a6gd1kA7WNUxBIzfZPiXc2/l/EUCA==",
  }

  test("accepts the address that signed, and names the network", async () => {
    expect(await checkAuthorization(request)).toEqual({
      valid: true,
      title: "Valid",
      signer: address,
      details: ["For Testnet."],
    })
  })

  test("rejects another address", async () => {
    const verdict = await checkAuthorization({ ...request, address: bob.publicKey() })
    expect(verdict).toMatchObject({ valid: false, title: "Not valid" })
  })
})
