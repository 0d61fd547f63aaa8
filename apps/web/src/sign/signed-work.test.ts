import { networks } from "@alidade/core"
import { expect, test } from "vitest"
import type { TabSlot } from "../app/tab-storage.js"
import type { SignedEnvelope } from "./signed.js"
import { createSignedWork, type SignedTransfer, subjectOf } from "./signed-work.js"

const address = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L"
const onTestnet = subjectOf(address, networks.Testnet)
const onPublic = subjectOf(address, networks.Public)
const envelope: SignedEnvelope = { xdr: "AAAA", signed: { address, verified: "signature" } }

function slotOf(room = Number.POSITIVE_INFINITY): TabSlot & { text: string } {
  const slot = {
    text: "null",
    read: () => JSON.parse(slot.text),
    write(value: unknown) {
      const text = JSON.stringify(value)
      if (text.length > room) return false
      slot.text = text
      return true
    },
  }
  return slot
}

test("keeps signed work for its network only, across a reload, until it is discarded", () => {
  const slot = slotOf()
  const work = createSignedWork(slot)
  work.keep("transaction", onTestnet, envelope)
  work.keep("authorization", onTestnet, {
    preimage: "BB",
    signature: "CC",
    signed: { address, verified: "body" },
  })
  expect(work.get("transaction", onTestnet)).toBe(envelope)
  expect(work.get("transaction", onPublic)).toBeUndefined()
  const after = createSignedWork(slot)
  expect(after.get("transaction", onTestnet)).toEqual(envelope)
  expect(after.get("authorization", onTestnet)).toMatchObject({ signature: "CC" })
  after.discard("transaction", onTestnet)
  expect(after.get("transaction", onTestnet)).toBeUndefined()
  expect(createSignedWork(slot).get("transaction", onTestnet)).toBeUndefined()
})

test("keeps a signed contract call in memory across a network change, but does not store it", () => {
  const slot = slotOf()
  const work = createSignedWork(slot)
  const signed = { transfer: {}, verified: "signature" } as SignedTransfer
  work.keep("authorization", onTestnet, signed)
  expect(work.get("authorization", onTestnet)).toBe(signed)
  expect(createSignedWork(slot).get("authorization", onTestnet)).toBeUndefined()
})

test("full storage keeps the latest work; memory loses nothing", () => {
  const slot = slotOf(400)
  const work = createSignedWork(slot)
  work.keep("transaction", onPublic, { xdr: "A".repeat(150) })
  work.keep("transaction", onTestnet, { xdr: "B".repeat(150) })
  expect(work.get("transaction", onPublic)?.xdr).toHaveLength(150)
  const after = createSignedWork(slot)
  expect(after.get("transaction", onTestnet)?.xdr).toHaveLength(150)
  expect(after.get("transaction", onPublic)).toBeUndefined()
  const unsaved = createSignedWork({ read: () => undefined, write: () => false })
  unsaved.keep("transaction", onTestnet, envelope)
  expect(unsaved.get("transaction", onTestnet)).toBe(envelope)
})

test("rejects stored values that are not signed work", () => {
  const slot = slotOf()
  const held = [
    "text",
    [`transaction ${onTestnet}`, { xdr: 3 }],
    [
      `message ${onTestnet}`,
      { typed: "Hi", form: "morse", signature: "AA", signed: envelope.signed },
    ],
    [`other ${onTestnet}`, envelope],
    [`transaction ${onPublic}`, { xdr: "AAAA", signed: { address: "me", verified: "signature" } }],
  ]
  slot.text = JSON.stringify(held)
  const work = createSignedWork(slot)
  expect(work.get("transaction", onTestnet)).toBeUndefined()
  expect(work.get("message", onTestnet)).toBeUndefined()
  // An unknown signer is dropped, so nothing is claimed about it. The signatures are checked when it is shown.
  expect(work.get("transaction", onPublic)).toEqual({ xdr: "AAAA" })
})
