import { networks } from "@alidade/core"
import {
  Account,
  Keypair,
  Networks,
  nativeToScVal,
  Operation,
  TransactionBuilder,
  xdr,
} from "@stellar/stellar-sdk"
import { describe, expect, test } from "vitest"
import { writeTransactionLink } from "../links/stellar-link.js"
import { type Input, type InputKind, inputs, type NextAct, readInput } from "./inputs.js"

const key = Keypair.fromRawEd25519Seed(Buffer.alloc(32, 7))
const address = key.publicKey()
const contract = "CDLZFC3SYJYDZT7K67VZ75HPJVIEUVNIXF47ZG2FB2RMQQVU2HHGCYSC"
const muxed = "MA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVAAAAAAAAAAAAAJLK"
const hash = "4d61200124f63e5ebc2b090b90b833c8b485000a047349c1bf38d775dbfe3733"
const envelope = new TransactionBuilder(new Account(address, "1"), {
  fee: "100",
  networkPassphrase: Networks.TESTNET,
})
  .addOperation(Operation.bumpSequence({ bumpTo: "3" }))
  .setTimeout(0)
  .build()
  .toXDR()
const pay = `web+stellar:pay?destination=${address}&amount=3`
const value = nativeToScVal(5n, { type: "i128" }).toXdr("base64")
const entry = new xdr.LedgerEntry({
  lastModifiedLedgerSeq: 58_214_307,
  data: xdr.LedgerEntryData.ttl(
    new xdr.TtlEntry({ keyHash: Buffer.alloc(32, 3), liveUntilLedgerSeq: 9 }),
  ),
  ext: xdr.LedgerEntryExt.v0(),
}).toXdr("base64")
const expert = "https://stellar.expert/explorer/testnet"
const seen = { network: networks.Testnet, fromExplorer: true } as const

/** For each kind, texts with what is read from them. */
const cases: {
  readonly [Kind in InputKind]: {
    next: NextAct
    texts: readonly (readonly [text: string, input: object])[]
  }
} = {
  secret: { next: "refuse", texts: [[key.secret(), { secret: "secretKey" }]] },
  transaction: {
    next: "lookUp",
    texts: [
      [hash, { hash }],
      [` 0x${hash.toUpperCase()}\n`, { hash }],
      [`${expert}/tx/${hash}`, { hash, ...seen }],
    ],
  },
  account: {
    next: "lookUp",
    texts: [
      [address, { address, account: address }],
      [
        muxed,
        { address: muxed, account: "GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ" },
      ],
      [`${expert}/account/${address}`, { address, account: address, ...seen }],
    ],
  },
  contract: {
    next: "lookUp",
    texts: [
      [contract, { address: contract }],
      [`${expert}/contract/${contract}`, { address: contract, ...seen }],
    ],
  },
  asset: {
    next: "lookUp",
    texts: [[`${expert}/asset/USDC-${address}-1`, { asset: `USDC:${address}`, ...seen }]],
  },
  ledger: { next: "lookUp", texts: [[`${expert}/ledger/7`, { sequence: 7, ...seen }]] },
  federation: {
    next: "askDomain",
    texts: [["alice*example.com", { name: "alice*example.com", domain: "example.com" }]],
  },
  request: {
    next: "open",
    texts: [
      [pay, { link: pay }],
      [`https://alidade.example/#link=${encodeURIComponent(pay)}`, { link: pay }],
      ["web+stellar:tx?xdr=", { link: "web+stellar:tx?xdr=" }],
    ],
  },
  xdr: {
    next: "show",
    texts: [
      [value, { readings: expect.arrayContaining([{ type: "ScVal", json: { i128: "5" } }]) }],
      [entry, { readings: [expect.objectContaining({ type: "LedgerEntry" })] }],
    ],
  },
  signed: {
    next: "check",
    texts: [
      [envelope, { detected: expect.objectContaining({ form: "envelope" }) }],
      [
        writeTransactionLink(envelope, Networks.TESTNET),
        { detected: expect.objectContaining({ form: "envelopeLink" }) },
      ],
      [" Hello ", { detected: { kind: "message", form: "text", parts: { message: " Hello " } } }],
      ["AAAAAgAAAAB", { detected: expect.objectContaining({ form: "damaged" }) }],
      ["https://example.com/", { detected: expect.objectContaining({ form: "text" }) }],
    ],
  },
}

describe.each(Object.entries(cases))("%s", (kind, { next, texts }) => {
  test.each(texts)("is read from %s", async (text, input) => {
    expect(await readInput(text)).toEqual({ kind, ...input })
  })
  test(`leads to ${next}`, () => expect(inputs[kind as InputKind].next).toBe(next))
})

test("reads nothing from an empty text", async () => {
  expect(await readInput(" \n")).toBeUndefined()
})

/** A generator of numbers from 0 up to 1 with a fixed seed, so that a failure can be repeated. */
function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}

test("never throws, whatever is pasted", async () => {
  const next = random(31)
  const alphabets = [
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/=",
    "0123456789abcdef",
    " \n\t\"'{}[]<>:;,*#?&%=/\\",
    "\u0000\u202e\ud800é漢🙂",
  ]
  const whole = [...Object.values(cases).flatMap(({ texts }) => texts.map(([text]) => text))]
  const kinds = new Set<string>()
  for (let turn = 0; turn < 1_500; turn++) {
    const alphabet = alphabets[Math.floor(next() * alphabets.length)] ?? ""
    const letters = Array.from({ length: Math.floor(next() * 12) }, () =>
      alphabet.charAt(Math.floor(next() * alphabet.length)),
    ).join("")
    const base = whole[Math.floor(next() * whole.length)] ?? ""
    const at = Math.floor(next() * base.length)
    const text = base.slice(0, at) + letters + base.slice(at + Math.floor(next() * 4))
    const input: Input | undefined = await readInput(text)
    kinds.add(input?.kind ?? "nothing")
  }
  // The texts reach most rows of the table.
  expect(kinds.size).toBeGreaterThan(6)
})
