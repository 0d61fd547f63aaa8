import { expect, test } from "vitest"
import { testPage } from "../../test/page.js"
import { first, paymentXdr, testModel, type9 } from "../../test/signing.js"
import { type CactuslinkStellar, injectObject } from "./object.js"
import { cactuslinkQuirks } from "./quirks.js"

/** A page with a Cactus Link on Testnet that approves. */
function cactuslink() {
  const { model } = testModel({
    quirks: cactuslinkQuirks,
    networks: ["testnet", "public"],
    initial: { network: "testnet", answer: "approve" },
  })
  const context = testPage<{ cactuslink_stellar: CactuslinkStellar }>()
  const stop = injectObject(model, context)
  return {
    model,
    page: context.extensionPage,
    object: context.extensionPage.cactuslink_stellar!,
    stop,
  }
}

test("CA1: is window.cactuslink_stellar while it is installed", () => {
  const { model, page, stop } = cactuslink()
  model.update({ installed: false })
  expect(page.cactuslink_stellar).toBeUndefined()
  model.update({ installed: true })
  stop()
  expect(page.cactuslink_stellar).toBeUndefined()
})

test("CA1: requestAccess gives no address; getAddress does", async () => {
  const { model, object } = cactuslink()
  expect(await object.isConnected()).toEqual({ isConnected: false })
  model.update({ quirks: { CA1: true } })
  expect(await object.isConnected()).toEqual({ isConnected: true })
  model.update({ quirks: { CA1: false } })
  model.next("reject", "approve")
  expect(await object.requestAccess()).toEqual({ error: expect.any(String) })
  expect(await object.requestAccess()).toEqual({})
  expect(await object.getAddress()).toEqual({ address: first })
  expect(await object.isConnected()).toEqual({ isConnected: true })
})

test("CA2: without access the address is empty; with the quirk there is an error, too", async () => {
  const { model, object } = cactuslink()
  model.update({ answer: "ask" })
  expect(await object.getAddress()).toEqual({ address: "" })
  model.update({ quirks: { CA2: true } })
  expect(await object.getAddress()).toEqual({ error: expect.any(String) })
  expect(model.getState().waiting).toEqual([])
})

test("CA1: no reply names the signer, and an error is a text", async () => {
  const { model, object } = cactuslink()
  await object.requestAccess()
  expect(Object.keys(await object.signTransaction(paymentXdr))).toEqual(["signedTxXdr"])
  expect(Object.keys(await object.signAuthEntry(type9))).toEqual(["signedAuthEntry"])
  expect(Object.keys(await object.signMessage("Hello"))).toEqual(["signedMessage"])
  model.next("reject")
  expect(await object.signTransaction(paymentXdr)).toEqual({
    error: "The user rejected this request.",
  })
})

test("CA3: a signature waits for the approvers after the person", async () => {
  const { model, object } = cactuslink()
  await object.requestAccess()
  model.update({ quirks: { CA3: true }, answer: "ask" })
  const signed = object.signTransaction(paymentXdr)
  await expect.poll(() => model.getState().waiting).toHaveLength(1)
  model.settle("approve")
  await expect
    .poll(() => model.getState().waiting)
    .toMatchObject([{ elsewhere: { title: "Waiting for approval" } }])
  model.settle("approve")
  expect(await signed).toEqual({ signedTxXdr: expect.any(String) })
})
