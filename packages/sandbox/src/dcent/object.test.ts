import { expect, test } from "vitest"
import { testPage } from "../../test/page.js"
import { first, paymentXdr, second, testModel } from "../../test/signing.js"
import { LATE } from "../sep43/quirks.js"
import { type DcentStellarProvider, injectObjects } from "./object.js"
import { dcentQuirks } from "./quirks.js"

interface Objects {
  stellar: { provider: string; platform: string; version: string }
  dcentStellarProvider: DcentStellarProvider
}

/** A page with a D'CENT on Testnet that approves, and the events by which it announced itself. */
function dcent({ quirks = [] as string[], stellar = undefined as object | undefined } = {}) {
  const { model, waits } = testModel({
    quirks: dcentQuirks,
    networks: ["testnet", "public"],
    initial: {
      network: "testnet",
      answer: "approve",
      quirks: Object.fromEntries(quirks.map((id) => [id, true])),
    },
  })
  const context = testPage<Objects>()
  if (stellar) Object.assign(context.extensionPage, { stellar })
  const events: boolean[] = []
  context.extensionPage.addEventListener(
    "dcent#initialized" as "message",
    () => void events.push(context.extensionPage.dcentStellarProvider !== undefined),
  )
  const stop = injectObjects(model, context)
  return { model, waits, page: context.extensionPage, events, stop }
}

test("DC1: is there at once, announced, with a frozen window.stellar", () => {
  const { model, page, events, stop } = dcent()
  expect(page.stellar).toEqual({ provider: "dcent", platform: "extension", version: "1.0.0" })
  expect(Object.isFrozen(page.stellar)).toBe(true)
  expect(events).toEqual([true])
  model.update({ installed: false })
  expect([page.stellar, page.dcentStellarProvider]).toEqual([undefined, undefined])
  model.update({ installed: true })
  expect(events).toEqual([true, true])
  stop()
  expect([page.stellar, page.dcentStellarProvider]).toEqual([undefined, undefined])
})

test("DC1: can be injected late, and is not if it is removed before", async () => {
  const { model, waits, page, events } = dcent({ quirks: ["DC1", "DC3"] })
  expect([page.dcentStellarProvider, events]).toEqual([undefined, []])
  model.update({ installed: false })
  model.update({ installed: true })
  expect(waits.map(({ ms }) => ms)).toEqual([LATE, LATE])
  waits[0]!.end()
  await Promise.resolve()
  expect(events).toEqual([])
  waits[1]!.end()
  await expect.poll(() => events).toEqual([true])
  expect(page.stellar).toMatchObject({ platform: "mobile" })
})

test("IN4: leaves window.stellar to a wallet that came first", () => {
  const stellar = { provider: "scopuly" }
  const { page, stop } = dcent({ stellar })
  expect(page.stellar).toBe(stellar)
  expect(page.dcentStellarProvider).toBeDefined()
  stop()
  expect(page.stellar).toBe(stellar)
})

test("DC2: requestAccess asks; getAddress fails without access, and opens no window", async () => {
  const { model, page } = dcent()
  const { isConnected, requestAccess, getAddress } = page.dcentStellarProvider!
  model.update({ answer: "ask" })
  expect(await isConnected()).toEqual({ isConnected: true })
  const failure = (code: number) => ({
    address: "",
    error: { code, message: expect.any(String), ext: expect.any(String) },
  })
  expect(await getAddress()).toEqual(failure(-3))
  expect(model.getState().waiting).toEqual([])
  model.next("reject", "approve")
  expect(await requestAccess()).toEqual(failure(-4))
  expect(await requestAccess()).toEqual({ address: first })
  expect(await getAddress()).toEqual({ address: first })
})

test("DC2: reads the account from either name, and names the signer", async () => {
  const { page } = dcent()
  const { requestAccess, signTransaction } = page.dcentStellarProvider!
  await requestAccess()
  for (const name of ["address", "accountToSign"])
    expect(await signTransaction(paymentXdr, { [name]: second })).toMatchObject({
      signerAddress: second,
    })
})

test("DC3: the mobile browser rejects requestAccess, and gives the address without a window", async () => {
  const { model, page } = dcent({ quirks: ["DC3"] })
  const { requestAccess, getAddress, signTransaction } = page.dcentStellarProvider!
  model.update({ answer: "ask" })
  await expect(requestAccess()).rejects.toThrow("not supported")
  expect(await getAddress()).toEqual({ address: first })
  model.update({ locked: true })
  const address = getAddress()
  expect(model.getState().waiting).toHaveLength(1)
  model.settle("approve")
  expect(await address).toEqual({ address: first })
  model.next("approve")
  expect(await signTransaction(paymentXdr)).toMatchObject({ signerAddress: first })
})

test("DC3-off: says that it is not connected", async () => {
  const { page } = dcent({ quirks: ["DC3-off"] })
  expect(await page.dcentStellarProvider!.isConnected()).toEqual({ isConnected: false })
})
