import { Keypair, Networks } from "@stellar/stellar-sdk/base"
import { expect, test } from "vitest"
import { testPage } from "../../test/page.js"
import { first, paymentXdr, second, signerOf, testModel } from "../../test/signing.js"
import { LATE } from "../sep43/quirks.js"
import { type BitgetStellar, injectObject } from "./object.js"
import { bitgetQuirks } from "./quirks.js"

/** A page with a Bitget on Testnet that approves. */
function bitget(...quirks: string[]) {
  const { model, waits } = testModel({
    quirks: bitgetQuirks,
    networks: ["testnet", "public"],
    initial: {
      network: "testnet",
      answer: "approve",
      authEntry: [],
      quirks: Object.fromEntries(quirks.map((id) => [id, true])),
    },
  })
  const context = testPage<{ bitkeep: { stellar?: BitgetStellar } }>()
  const stop = injectObject(model, context)
  return { model, waits, page: context.extensionPage, stop }
}

const rejected = { code: 4001, message: "The user rejected this request." }
const bytes = (text: string, form: "base64" | "hex"): Uint8Array =>
  Uint8Array.from(Buffer.from(text, form))

test("BI1: connect resolves to the address, at once if the page has access", async () => {
  const { model, page } = bitget()
  const { connect } = page.bitkeep!.stellar!
  model.next("reject", "close")
  await expect(connect()).rejects.toEqual(rejected)
  await expect(connect()).rejects.toEqual(rejected)
  expect(await connect()).toBe(first)
  model.update({ answer: "reject" })
  expect(await connect()).toBe(first)
  model.update({ quirks: { "BI2-window": true } })
  await expect(connect()).rejects.toEqual(rejected)
})

test("BI1: network needs access, unless a quirk is on", async () => {
  const { model, page } = bitget()
  const { connect, network } = page.bitkeep!.stellar!
  const testnet = { network: "TESTNET", networkPassphrase: Networks.TESTNET }
  await expect(network()).rejects.toMatchObject({ code: 4100 })
  model.update({ quirks: { "BI2-network": true } })
  expect(await network()).toEqual(testnet)
  model.update({ quirks: { "BI2-network": false } })
  await connect()
  expect(await network()).toEqual(testnet)
})

test("BI1: signTransaction resolves to the envelope", async () => {
  const { model, page } = bitget()
  const { connect, signTransaction } = page.bitkeep!.stellar!
  await expect(signTransaction(paymentXdr)).rejects.toMatchObject({ code: 4100 })
  await connect()
  expect(signerOf(await signTransaction(paymentXdr), Networks.TESTNET)).toBe(first)
  const opts = { networkPassphrase: Networks.PUBLIC, address: second }
  expect(signerOf(await signTransaction(paymentXdr, opts), Networks.PUBLIC)).toBe(second)
  await expect(signTransaction("AAAA")).rejects.toMatchObject({ code: -32603 })
  model.next("reject")
  await expect(signTransaction(paymentXdr)).rejects.toEqual(rejected)
})

test("BI1: signMessage takes the address as its second argument, and resolves to hex", async () => {
  const { model, page } = bitget()
  const { connect, signMessage } = page.bitkeep!.stellar!
  await connect()
  const hex = await signMessage("Hello", second)
  expect(hex).toMatch(/^[0-9a-f]{128}$/)
  expect(Keypair.fromPublicKey(second).verifyMessage("Hello", bytes(hex, "hex"))).toBe(true)
  model.update({ quirks: { "IN2-base64": true } })
  const key = Keypair.fromPublicKey(first)
  expect(key.verifyMessage("Hello", bytes(await signMessage("Hello"), "base64"))).toBe(true)
  model.update({ quirks: { "BI3-message": true } })
  expect(key.verifyMessage("Hello", bytes(await signMessage("Hello"), "base64"))).toBe(false)
})

test.each([
  ["IN1-text", rejected.message],
  ["IN1-nested", { error: rejected }],
])("%s: rejects in another form", async (quirk, thrown) => {
  const { model, page } = bitget(quirk)
  model.next("reject")
  await expect(page.bitkeep!.stellar!.connect()).rejects.toEqual(thrown)
})

test("IN1-error: rejects with an error that has no code", async () => {
  const { model, page } = bitget("IN1-error")
  model.next("reject")
  const thrown = await page.bitkeep!.stellar!.connect().catch((error: unknown) => error)
  expect(thrown).toEqual(new Error(rejected.message))
  expect(thrown).not.toHaveProperty("code")
})

test("BI2: is there at once, or late", async () => {
  const { model, waits, page, stop } = bitget("BI2")
  expect(page.bitkeep).toBeUndefined()
  expect(waits.map(({ ms }) => ms)).toEqual([LATE])
  waits[0]!.end()
  await expect.poll(() => page.bitkeep?.stellar).toBeDefined()
  model.update({ quirks: { BI2: false }, installed: false })
  expect(page.bitkeep).toBeUndefined()
  model.update({ installed: true })
  expect(page.bitkeep).toBeDefined()
  stop()
  expect(page.bitkeep).toBeUndefined()
})

test("BI3-bare: window.bitkeep can be there without Stellar", () => {
  const { model, page } = bitget("BI3-bare")
  expect(page.bitkeep).toEqual({})
  model.update({ quirks: { "BI3-bare": false } })
  expect(page.bitkeep?.stellar).toBeDefined()
})
