import {
  Account,
  Asset,
  hash,
  Keypair,
  Networks,
  Operation,
  TransactionBuilder,
  xdr,
} from "@stellar/stellar-sdk/base"
import { describe, expect, test } from "vitest"
import { sandboxConfig } from "../config.js"
import { createModel } from "../wallet/create-model.js"
import type { LocalModel } from "../wallet/model.js"
import { ledgerAccounts } from "./accounts.js"
import { openApp } from "./app.js"
import { ledgerQuirks } from "./quirks.js"

const [first, second] = ledgerAccounts.map(({ address }) => address) as [string, string]
/** The path of account 0 in a command. */
const path = "038000002c8000009480000000"
const host = "app.example"
/** A type 9 and a type 10 preimage of one invocation, from the page of vectors. */
const entries = {
  v1: "AAAACc7gMC1ZhE0yvcqRXIID3USzP7t+3BkFHqN6vt8o7NRyESIQ9H3pgRUATEtAAAAAAAAAAAHXkotywnA8z+r365/0701QSlWouXn8m0UOoshCtNHOYQAAAAh0cmFuc2ZlcgAAAAMAAAASAAAAAAAAAABuW7RrrxcrA5UP8IX0wR/DVsdakYMxqY7Ug5ycd5KzgQAAABIAAAAB15KLcsJwPM/q9+uf9O9NUEpVqLl5/JtFDqLIQrTRzmEAAAAKAAAAAAAAAAAAAAAAAJiWgAAAAAA=",
  v2: "AAAACs7gMC1ZhE0yvcqRXIID3USzP7t+3BkFHqN6vt8o7NRyESIQ9H3pgRUATEtAAAAAAAAAAABuW7RrrxcrA5UP8IX0wR/DVsdakYMxqY7Ug5ycd5KzgQAAAAAAAAAB15KLcsJwPM/q9+uf9O9NUEpVqLl5/JtFDqLIQrTRzmEAAAAIdHJhbnNmZXIAAAADAAAAEgAAAAAAAAAAblu0a68XKwOVD/CF9MEfw1bHWpGDMamO1IOcnHeSs4EAAAASAAAAAdeSi3LCcDzP6vfrn/TvTVBKVai5efybRQ6iyEK00c5hAAAACgAAAAAAAAAAAAAAAACYloAAAAAA",
}

function device(options: { quirks?: Record<string, boolean> } = {}): {
  model: LocalModel
  cable: AbortController
  /** Sends an APDU in hex and returns the reply in hex. */
  send(apdu: string): Promise<string | null>
  /** Sends a payload in chunks after the path of account 0. Returns the last reply. */
  sign(ins: number, payload: Uint8Array): Promise<string | null>
} {
  const model = createModel({
    wallet: "ledger",
    accounts: ledgerAccounts,
    networks: sandboxConfig(8000).networks,
    quirks: ledgerQuirks,
    initial: { authEntry: ["v1"], answer: "approve" },
  })
  model.update({ quirks: options.quirks ?? {} })
  const cable = new AbortController()
  const app = openApp(model, host, cable.signal)
  async function send(apdu: string): Promise<string | null> {
    const reply = await app(Uint8Array.from(Buffer.from(apdu, "hex")))
    return reply && Buffer.from(reply).toString("hex")
  }
  async function sign(ins: number, payload: Uint8Array): Promise<string | null> {
    const all = Buffer.concat([Buffer.from(path, "hex"), payload])
    for (let at = 0; ; at += 255) {
      const chunk = all.subarray(at, at + 255)
      const isLast = at + 255 >= all.length
      const head = [0xe0, ins, at === 0 ? 0 : 0x80, isLast ? 0 : 0x80, chunk.length]
      const reply = await send(Buffer.from([...head, ...chunk]).toString("hex"))
      if (isLast || reply !== "9000") return reply
    }
  }
  return { model, cable, send, sign }
}

function payment(count = 1, networkPassphrase: string = Networks.TESTNET) {
  const builder = new TransactionBuilder(new Account(first, "1"), { fee: "100", networkPassphrase })
  for (let sent = 0; sent < count; sent++)
    builder.addOperation(
      Operation.payment({ destination: second, asset: Asset.native(), amount: "1" }),
    )
  return builder.setTimeout(0).build()
}

/** Whether a reply is an account's signature over a digest. */
function isSignature(reply: string | null, digest: Uint8Array, signer: string = first): boolean {
  if (!reply?.endsWith("9000") || reply.length !== 2 * 66) return false
  return Keypair.fromPublicKey(signer).verify(digest, Buffer.from(reply.slice(0, -4), "hex"))
}

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text)

describe("the published vectors", () => {
  test("LE1: reports its configuration, with blind signing off and on", async () => {
    const { model, send } = device()
    expect(await send("e006000000")).toBe("0006000020009000")
    model.update({ quirks: { "LE2-blind": true } })
    expect(await send("e006000000")).toBe("0106000020009000")
  })

  test("LE1: returns the public key of account 0 without asking", async () => {
    const { model, send } = device()
    model.update({ answer: "reject" })
    expect(await send(`e00200000d${path}`)).toBe(
      "e3726830a0b60cb5f52c844cffcd4eed65eba5c155e89b26411562724e71e5449000",
    )
  })

  test("LE1: signs a hash only while blind signing is enabled", async () => {
    const { model, send } = device()
    const apdu = `e00800002d${path}${"07".repeat(32)}`
    expect(await send(apdu)).toBe("6c66")
    model.update({ quirks: { "LE2-blind": true } })
    expect(await send(apdu)).toBe(
      "09e0e8819b0c80c220101dfdaa0e96e4f1ca8ea6733bcb11f8b981cfd2b3cfc14aa562403c54455bee28986d4a6576929988f5381f49ebe879099058397f3a049000",
    )
  })

  test("LE1: signs a message (SEP-53)", async () => {
    const { send } = device()
    expect(await send(`e00c00001a${path}48656c6c6f2c20576f726c6421`)).toBe(
      "9a72a540962cc3905274ceae5196bad22e31314be0c635113a082e075e4367617039afba86c325ba68365ba9de908c405f9edd6ff2f05e01743f033b05d4e90f9000",
    )
  })
})

describe("signing", () => {
  test("signs a transaction in one chunk or several, for its own network", async () => {
    const { sign } = device()
    for (const transaction of [
      payment(),
      payment(20),
      payment(1, Networks.PUBLIC),
      payment(1, "?"),
    ])
      expect(isSignature(await sign(0x04, transaction.signatureBase()), transaction.hash())).toBe(
        true,
      )
  })

  test("signs a fee bump", async () => {
    const { sign } = device()
    const bump = TransactionBuilder.buildFeeBumpTransaction(
      second,
      "400",
      payment(),
      Networks.TESTNET,
    )
    expect(isSignature(await sign(0x04, bump.signatureBase()), bump.hash())).toBe(true)
  })

  test("SI2: signs an auth entry of type 9 but not of type 10", async () => {
    const { sign } = device()
    const [v1, v2] = [entries.v1, entries.v2].map((entry) => xdr.decodeBytes(entry, "base64"))
    expect(isSignature(await sign(0x0a, v1!), hash(v1!))).toBe(true)
    expect(await sign(0x0a, v2!)).toBe("b005")
  })

  test("signs bytes that are not UTF-8 as a message", async () => {
    const { model, sign } = device()
    const bytes = Uint8Array.of(0xff, 0xfe)
    model.update({ answer: "ask" })
    const signing = sign(0x0c, bytes)
    await expect.poll(() => model.getState().waiting[0]?.payload).toBe("//4=")
    model.settle("approve")
    const signature = Buffer.from((await signing)!.slice(0, 128), "hex")
    expect(Keypair.fromPublicKey(first).verifyMessage(bytes, signature)).toBe(true)
  })

  test("signs something else, or with the next account, when configured to", async () => {
    const { model, sign } = device({ quirks: { "LE2-blind": true } })
    const transaction = payment()
    const entry = xdr.decodeBytes(entries.v1, "base64")
    const requests: [number, Uint8Array, Uint8Array][] = [
      [0x04, transaction.signatureBase(), transaction.hash()],
      [0x0a, entry, hash(entry)],
      [0x0c, utf8("Hello"), hash(utf8("Stellar Signed Message:\nHello"))],
      [0x08, new Uint8Array(32), new Uint8Array(32)],
    ]
    for (const [ins, payload, digest] of requests) {
      model.next("alter", "wrong-signer", "approve")
      const altered = await sign(ins, payload)
      expect(altered).toMatch(/^.{128}9000$/)
      expect(isSignature(altered, digest)).toBe(false)
      expect(isSignature(await sign(ins, payload), digest, second)).toBe(true)
      expect(isSignature(await sign(ins, payload), digest)).toBe(true)
    }
  })
})

describe("status words", () => {
  test("LE3: replies 6985 to a rejection, also of a shown address", async () => {
    const { model, send, sign } = device({ quirks: { "LE2-blind": true } })
    model.update({ answer: "reject" })
    expect(await sign(0x04, payment().signatureBase())).toBe("6985")
    expect(await sign(0x08, new Uint8Array(32))).toBe("6985")
    expect(await send(`e00200010d${path}`)).toBe("6985")
    model.next("approve")
    expect(await send(`e00200010d${path}`)).toMatch(/^e37268.*9000$/)
  })

  test("LE3: replies 5515 while locked, and no approval unlocks it", async () => {
    const { model, send, sign } = device()
    model.update({ locked: true })
    expect(await send("e006000000")).toBe("5515")
    expect(await sign(0x0c, utf8("Hello"))).toBe("5515")
    expect(model.getState().locked).toBe(true)
  })

  test("LE3: replies 6e00, 6e01, or 6d00 if the Stellar app is not open or not set up", async () => {
    for (const word of ["6e00", "6e01", "6d00"]) {
      const { send } = device({ quirks: { [`LE3-${word}`]: true } })
      expect(await send("e006000000")).toBe(word)
    }
    const { model, send } = device()
    model.update({ created: false })
    expect(await send("e006000000")).toBe("6e01")
  })

  test("LE3: replies b004 to a large payload, or to any with the quirk", async () => {
    const { model, sign } = device()
    expect(await sign(0x04, payment(100).signatureBase())).toMatch(/9000$/)
    expect(await sign(0x0c, new Uint8Array(8193))).toBe("b004")
    model.update({ quirks: { "LE3-b004": true } })
    expect(await sign(0x04, payment().signatureBase())).toBe("b004")
  })

  test("LE3: replies b005 to an unreadable payload, or to any with the quirk", async () => {
    const { model, sign } = device()
    const base = payment().signatureBase()
    expect(await sign(0x04, base.slice(0, -1))).toBe("b005")
    expect(await sign(0x04, Uint8Array.of(...base, 0))).toBe("b005")
    expect(await sign(0x0a, base)).toBe("b005")
    model.update({ quirks: { "LE3-b005": true } })
    expect(await sign(0x04, base)).toBe("b005")
  })

  test("LE2: an old app rejects auth entries and messages, and reports no maximum size", async () => {
    const entry = xdr.decodeBytes(entries.v1, "base64")
    const old = device({ quirks: { "LE2-5.1.0": true } })
    expect(await old.send("e006000000")).toBe("000501009000")
    expect(await old.sign(0x0a, entry)).toBe("6d00")
    expect(await old.sign(0x0c, utf8("Hello"))).toBe("6d00")
    const newer = device({ quirks: { "LE2-5.2.0": true } })
    expect(await newer.send("e006000000")).toBe("000502009000")
    expect(await newer.sign(0x0a, entry)).toMatch(/9000$/)
    expect(await newer.sign(0x0c, utf8("Hello"))).toBe("6d00")
  })

  test("replies with a status word to an invalid class, instruction, length, path, or chunk order", async () => {
    const { send } = device({ quirks: { "LE2-blind": true } })
    expect(await send("b006000000")).toBe("6e00")
    expect(await send("e0ff000000")).toBe("6d00")
    expect(await send("e00600")).toBe("6700")
    expect(await send("e006000005")).toBe("6700")
    expect(await send("e00200000502800000ff")).toBe("6a80")
    expect(await send(`e00200000d${path.replace("80000094", "80000000")}`)).toBe("6a80")
    expect(await send("e00480000101")).toBe("6a86")
    expect(await send(`e00401000d${path}`)).toBe("6a86")
    expect(await send(`e00800000e${path}07`)).toBe("6a80")
    expect(await send(`e00400800d${path}`)).toBe("9000")
    expect(await send("e00c80000101")).toBe("6a86")
  })
})

test("stops replying and drops requests when unplugged", async () => {
  const { model, cable, sign } = device()
  model.update({ answer: "ask" })
  const signing = sign(0x04, payment().signatureBase())
  await expect.poll(() => model.getState().waiting.length).toBe(1)
  cable.abort()
  expect(await signing).toBeNull()
  expect(model.getState().waiting).toEqual([])
})

test("unplugs the cable on close, because there is no window", async () => {
  const { model, sign } = device()
  model.update({ answer: "close" })
  expect(await sign(0x04, payment().signatureBase())).toBeNull()
  expect(model.getState().installed).toBe(false)
})

test("shows the payload, the account, the network, and the host", async () => {
  const { model, sign } = device()
  model.update({ answer: "ask" })
  const transaction = payment(1, Networks.PUBLIC)
  const signing = sign(0x04, transaction.signatureBase())
  await expect.poll(() => model.getState().waiting.length).toBe(1)
  expect(model.getState().waiting[0]).toMatchObject({
    kind: "transaction",
    payload: transaction.toXdr(),
    passphrase: Networks.PUBLIC,
    host,
    as: { account: first, network: "public" },
  })
  model.settle("approve")
  expect(isSignature(await signing, transaction.hash())).toBe(true)
})
