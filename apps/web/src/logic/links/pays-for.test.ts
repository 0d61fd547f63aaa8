import { createNetwork } from "@alidade/network"
import { Asset, Operation } from "@stellar/stellar-sdk/base"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { readHistory, readTransactions } from "../activity/history.js"
import { paysFor } from "./pays-for.js"
import type { RequestedPayment } from "./stellar-link.js"

const network = createNetwork({ seed: "1" })
const [alice, bob] = [network.keypair("alice"), network.keypair("bob")]
const destination = bob.publicKey()
const asked: RequestedPayment = {
  destination,
  amount: "12.5",
  asset: "native",
  memo: { type: "none", value: "" },
}

network.fund(alice)
network.fund(bob)
network.send(alice, Operation.payment({ destination, asset: Asset.native(), amount: "12.5" }))

beforeEach(() => vi.stubGlobal("fetch", network.fetch))
afterEach(() => vi.unstubAllGlobals())

test("finds the payment that was asked for, by its recipient, amount, asset, and memo", async () => {
  const { items } = await readHistory(
    network.horizonUrl,
    destination,
    undefined,
    new AbortController().signal,
  )
  const [past] = await readTransactions(items, destination, network.passphrase)
  const pays = (changed: Partial<RequestedPayment>, of = past!): boolean =>
    paysFor(of, { ...asked, ...changed })
  expect(pays({})).toBe(true)
  expect(pays({ amount: undefined })).toBe(true)
  expect(pays({ amount: "12.4999999" })).toBe(false)
  expect(pays({ asset: `USD:${alice.publicKey()}` })).toBe(false)
  expect(pays({ destination: alice.publicKey() })).toBe(false)
  expect(pays({}, { ...past!, successful: false })).toBe(false)
  const hash = { type: "hash", value: "00".repeat(32) } as const
  expect(pays({ memo: hash })).toBe(false)
  const memo = btoa("\0".repeat(32))
  expect(pays({ memo: hash }, { ...past!, memo })).toBe(true)
})
