import { networks } from "@alidade/core"
import { beforeEach, expect, test, vi } from "vitest"
import type { SignedEnvelope } from "../logic/sign/signed.js"
import { createSignedWork, type SignedWork, subjectOf } from "./signed-work.js"
import { stubSession } from "./stub-session.js"
import { tabItems } from "./tab-items.js"

const address = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L"
const onTestnet = subjectOf(address, networks.Testnet)
const onPublic = subjectOf(address, networks.Public)
const envelope: SignedEnvelope = { xdr: "AAAA", signed: { address, verified: "signature" } }

/** The work of the tab, as after a reload. */
const open = (): SignedWork => createSignedWork(tabItems("live", "signed"))

beforeEach(() => {
  stubSession()
  return () => vi.unstubAllGlobals()
})

test("keeps signed work for its network only, across a reload, until it is discarded", () => {
  const work = open()
  work.keep("transaction", onTestnet, envelope)
  work.keep("authorization", onTestnet, {
    preimage: "BB",
    signature: "CC",
    signed: { address, verified: "body" },
  })
  expect(work.get("transaction", onTestnet)).toBe(envelope)
  expect(work.get("transaction", onPublic)).toBeUndefined()
  const after = open()
  expect(after.get("transaction", onTestnet)).toEqual(envelope)
  expect(after.get("authorization", onTestnet)).toMatchObject({ signature: "CC" })
  after.discard("transaction", onTestnet)
  expect(after.get("transaction", onTestnet)).toBeUndefined()
  expect(open().get("transaction", onTestnet)).toBeUndefined()
})

test("keeps the network's answer across a reload; what is confirmed waits for nothing", () => {
  const sent = { answer: { outcome: "applied", ledger: 7 }, xdr: "AAAA", at: 5, fee: 100n } as const
  open().keep("transaction", onTestnet, envelope)
  expect(open().networks("transaction", address)).toEqual([networks.Testnet])
  open().keep("transaction", onTestnet, envelope, sent)
  const after = open()
  expect(after.get("transaction", onTestnet)).toEqual(envelope)
  expect(after.sent("transaction", onTestnet)).toEqual(sent)
  expect(after.networks("transaction", address)).toEqual([])
  after.keep("transaction", onTestnet, envelope, { answer: { outcome: "unknown" } })
  expect(open().networks("transaction", address)).toEqual([networks.Testnet])
})

test("full storage keeps the latest work; memory loses nothing", () => {
  stubSession(500)
  const work = open()
  work.keep("transaction", onPublic, { xdr: "A".repeat(150) })
  work.keep("transaction", onTestnet, { xdr: "B".repeat(150) })
  expect(work.get("transaction", onPublic)?.xdr).toHaveLength(150)
  const after = open()
  expect(after.get("transaction", onTestnet)?.xdr).toHaveLength(150)
  expect(after.get("transaction", onPublic)).toBeUndefined()
  stubSession(0)
  const unsaved = open()
  unsaved.keep("transaction", onTestnet, envelope)
  expect(unsaved.get("transaction", onTestnet)).toBe(envelope)
})

test("rejects stored values that are not signed work", () => {
  const held = [
    [`transaction ${onTestnet}`, { xdr: 3 }],
    [
      `message ${onTestnet}`,
      { typed: "Hi", form: "morse", signature: "AA", signed: envelope.signed },
    ],
    [`other ${onTestnet}`, envelope],
    [`transaction ${onPublic}`, { xdr: "AAAA", signed: { address: "me", verified: "signature" } }],
  ]
  const session = stubSession()
  for (const [name, value] of held)
    session[`alidade-web:live:signed/${name}`] = JSON.stringify({ order: 1, value })
  const work = open()
  expect(work.get("transaction", onTestnet)).toBeUndefined()
  expect(work.get("message", onTestnet)).toBeUndefined()
  // An unknown signer is dropped, so nothing is claimed about it. The signatures are checked when it is shown.
  expect(work.get("transaction", onPublic)).toEqual({ xdr: "AAAA" })
})
