import { networks } from "@alidade/core"
import { encodeBase64 } from "@alidade/core/encoding"
import {
  Account,
  Address,
  Asset,
  hash,
  Keypair,
  Operation,
  StrKey,
  type Transaction,
  TransactionBuilder,
} from "@stellar/stellar-sdk/base"
import { afterEach, describe, expect, test, vi } from "vitest"
import { buildTransferPreimage } from "../../../test/transfer-preimage.js"
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
        kind: "validFor",
        signer: alice.publicKey(),
        network: networks.Standalone,
        details: [],
      },
    ])
  })

  test("for a network that the visitor added are valid for it; for an unknown one they are unknown", async () => {
    const transaction = payment("Public")
    transaction.sign(alice)
    const { signatures } = await checkEnvelope(transaction.toXDR(), [], undefined, ["Public"])
    expect(signatures).toMatchObject([{ valid: true, kind: "validFor", network: "Public" }])
    const { signatures: unknown } = await checkEnvelope(
      transaction.toXDR(),
      [],
      undefined,
      undefined,
      "Public",
    )
    expect(unknown).toMatchObject([
      { kind: "forUnknown", details: [{ kind: "network", network: "Public" }, expect.anything()] },
    ])
  })

  test("of a key that the envelope does not name are found once the key is given", async () => {
    const transaction = payment(networks.Testnet)
    transaction.sign(carol)
    const [unknown] = (await checkEnvelope(transaction.toXDR(), [])).signatures
    expect(unknown).toMatchObject({ valid: false, kind: "unknownKey" })
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
      { valid: false, kind: "noNetwork", signer: alice.publicKey() },
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
    const checks = vi.spyOn(crypto.subtle, "verify")
    const { signatures } = await checkEnvelope(crowded(), [])
    expect(checks.mock.calls.length).toBeLessThanOrEqual(500)
    expect(signatures).toHaveLength(20)
    for (const verdict of signatures) {
      expect(verdict).toMatchObject({ valid: false, kind: "noKeyTried" })
      expect(verdict.signer).toBeUndefined()
      expect(verdict.details).toMatchObject([
        { hint: expect.stringMatching(/^\w{8}$/), listed: 2_300, tried: 5 },
      ])
    }
  })

  test("takes at most 500 checks for a fee bump and its inner transaction, on six networks", async () => {
    const inner = TransactionBuilder.fromXDR(crowded(), networks.Testnet) as Transaction
    const bump = TransactionBuilder.buildFeeBumpTransaction(carol, "400", inner, networks.Testnet)
    for (let index = 0; index < 20; index++) bump.sign(carol)
    const hint = StrKey.decodeEd25519PublicKey(carol.publicKey()).subarray(-4)
    // Keys that anyone can make for this hint are tried before the accounts of the envelope.
    const crowd = Array.from({ length: 9 }, (_, index) => {
      const key = new Uint8Array(32).fill(index)
      key.set(hint, 28)
      return StrKey.encodeEd25519PublicKey(key)
    })
    const checks = vi.spyOn(crypto.subtle, "verify")
    const sixth = "Ours ; 2026"
    const checked = await checkEnvelope(bump.toXDR(), crowd, undefined, undefined, sixth)
    expect(checked.inside).toHaveLength(20)
    expect(checked.signatures).toHaveLength(20)
    // All but the last few, for which there is no room on all six networks.
    expect(checks.mock.calls.length).toBeGreaterThan(494)
    expect(checks.mock.calls.length).toBeLessThanOrEqual(500)
    expect(checked.inside?.at(-1)?.details).toMatchObject([{ tried: 0 }])
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
      kind: "notValid",
    })
  })

  test("accepts Albedo's older format in hex", async () => {
    const signature =
      "6bd6c5250c44904c49270e4af29ea603635be4ec02425e7b0efb50ea8b2ee2c4be027b7f3e85e6eb8635fc42b6859a9b3d2ffdd2767033bde4b6c1e4d0195907"
    const base64 = Buffer.from(signature, "hex").toString("base64")
    for (const written of [signature, base64]) {
      expect(await checkMessage({ ...request, signature: written })).toMatchObject({
        valid: true,
        details: [{ kind: "albedo" }],
      })
    }
  })

  // The published vectors of SEP-53 and of two wallets, each as text or bytes, with the signature in base64 and hex.
  const vectors: readonly [what: string, message: string, signature: string, details: string[]][] =
    [
      ["SEP-53's first", request.message, request.signature, ["sep53"]],
      [
        "SEP-53's second",
        "こんにちは、世界！",
        "CDU265Xs8y3OWbB/56H9jPgUss5G9A0qFuTqH2zs2YDgTm+++dIfmAEceFqB7bhfN3am59lCtDXrCtwH2k1GBA==",
        ["sep53"],
      ],
      [
        "SEP-53's third, bytes in base64",
        "2zZDP1sa1BVBfLP7TeeMk3sUbaxAkUhBhDiNdrksaFo=",
        "VA1+7hefNwv2NKScH6n+Sljj15kLAge+M2wE7fzFOf+L0MMbssA1mwfJZRyyrhBORQRle10X1Dxpx+UOI4EbDQ==",
        ["sep53", "writtenInBase64"],
      ],
      [
        "the same bytes in hex",
        "db36433f5b1ad415417cb3fb4de78c937b146dac4091484184388d76b92c685a",
        "VA1+7hefNwv2NKScH6n+Sljj15kLAge+M2wE7fzFOf+L0MMbssA1mwfJZRyyrhBORQRle10X1Dxpx+UOI4EbDQ==",
        ["sep53", "writtenInHex"],
      ],
      [
        "a text that is also base64, as text",
        "abcd",
        "9I5EFDpkQNTCQtGqYlRqvdKNDg3RaYwVcQjnTafnua0aP/YJeCqJ/oH4n4r4TKoST2yE48oRaWf1K3SreARIAg==",
        ["sep53"],
      ],
      [
        "the same text, as bytes",
        "abcd",
        "LGykUTMvqV9k1jRG72PEOMaauMcGd4Y2NiZ/LTFebw4AQQSZYPpmlFD975FtDzVpZIY00E8bKdfXjn85P7ejBg==",
        ["sep53", "writtenInBase64"],
      ],
    ]
  test.each(vectors)(
    "accepts %s, with the signature in base64 and hex",
    async (_, message, signature, details) => {
      const hex = Buffer.from(signature, "base64").toString("hex")
      for (const written of [signature, hex, hex.toUpperCase()]) {
        const verdict = await checkMessage({ message, signature: written, address })
        expect(verdict).toMatchObject({ valid: true, kind: "valid", signer: address })
        expect(verdict.details.map(({ kind }) => kind)).toEqual(details)
      }
      const other = await checkMessage({ message, signature: hex, address: bob.publicKey() })
      expect(other).toMatchObject({
        valid: false,
        details: [{ kind: "notSigned" }],
      })
    },
  )

  test("rejects a signature of the wrong length with a reason", async () => {
    await expect(checkMessage({ ...request, signature: "AAAA" })).rejects.toThrow("badSignature")
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
      kind: "valid",
      signer: address,
      details: [{ kind: "for", network: networks.Testnet }],
    })
  })

  test("a signature for a network that nobody named is no good news", async () => {
    const key = Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(4))
    const preimage = buildTransferPreimage({
      from: key.publicKey(),
      to: address,
      stroops: 1n,
      expirationLedger: 9,
      type: 10,
      passphrase: "Ours ; 2026",
    })
    const signature = encodeBase64(key.sign(hash(Buffer.from(preimage, "base64"))))
    const signed = { preimage, signature, address: key.publicKey() }
    expect(await checkAuthorization(signed)).toMatchObject({ kind: "forUnknown" })
    expect(await checkAuthorization(signed, ["Ours ; 2026"])).toMatchObject({
      kind: "valid",
      details: [{ kind: "for", network: "Ours ; 2026" }],
    })
  })

  test("rejects another address", async () => {
    const verdict = await checkAuthorization({ ...request, address: bob.publicKey() })
    expect(verdict).toMatchObject({ valid: false, kind: "notValid" })
  })
})
