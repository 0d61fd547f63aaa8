import type { SandboxDriver } from "@alidade/sandbox/playwright"
import type { Page } from "@playwright/test"
import { holdClock } from "../harness/clock.js"
import { delivered } from "../harness/posted.js"
import { call, connect, expect, test, types, waitForRequest } from "./in-page.js"
import { account, hello, isSignedBy, payment, second, state } from "./in-windows.js"

/** Tests the kit with Freighter's client against the simulated extension, in a real page. */

/**
 * Waits until the kit has polled the connected wallet: each request of the first poll, and the network request of a new
 * connection, has its reply. The next poll is three seconds later.
 */
async function watched(page: Page, sandbox: SandboxDriver): Promise<void> {
  const hasLooked = async (): Promise<boolean> => {
    const { log } = await sandbox.freighter.state()
    const requestTypes = log.filter(({ direction }) => direction === "in").map(typeOf)
    const looks = requestTypes.filter((type) => type === "REQUEST_PUBLIC_KEY").length
    const networks = requestTypes.filter((type) => type === "REQUEST_NETWORK_DETAILS").length
    return looks > 0 && networks === looks + 1 && log.length === 2 * requestTypes.length
  }
  await expect.poll(hasLooked).toBe(true)
  await delivered(page)
}

const typeOf = ({ message }: { message: unknown }): unknown => (message as { type: unknown }).type

test.describe("connected", () => {
  test.beforeEach(async ({ page, sandbox, openHarness, makeKit }) => {
    await openHarness()
    await makeKit("freighter")
    await connect(page, sandbox, "freighter")
  })

  test("FR4: stays connected when locked at a reload, reports it, and opens no window", async ({
    page,
    sandbox,
    openHarness,
    makeKit,
  }) => {
    await sandbox.freighter.set({ locked: true })
    await openHarness()
    await makeKit("freighter")
    await expect
      .poll(() => state(page))
      .toMatchObject({ status: "connected", activeAddress: account, locked: true })
    expect(await types(sandbox, "freighter")).not.toContain("REQUEST_ACCESS")
  })

  test("FR5: requests a signature from a locked wallet directly, which unlocks it first", async ({
    page,
    sandbox,
  }) => {
    await sandbox.freighter.set({ locked: true })
    await sandbox.freighter.answer("approve")
    expect(await call(page, "signMessage", hello.message)).toMatchObject({
      value: { signedMessage: hello.signature },
    })
    const all = await types(sandbox, "freighter")
    expect(all.filter((type) => type === "REQUEST_ACCESS")).toHaveLength(1)
  })

  test("FR6: signs with a named account that the wallet has, and makes it active", {
    tag: "@main",
  }, async ({ page, sandbox }) => {
    const host = "localhost"
    await sandbox.freighter.set({
      grants: [account, second].map((account) => ({ network: "testnet", account, host })),
    })
    const signed = call(page, "signTransaction", payment(second), { address: second })
    await sandbox.freighter.approve()
    const { value } = await signed
    expect(value).toMatchObject({ signerAddress: second, verified: "signature" })
    expect(isSignedBy(second, value?.signedTxXdr)).toBe(true)
    expect((await sandbox.freighter.state()).account).toBe(second)
  })
})

test("FR12: detects an account change within four seconds, and ends the pending request", async ({
  page,
  sandbox,
  openHarness,
  makeKit,
}) => {
  await page.clock.install()
  await openHarness()
  await makeKit("freighter")
  await connect(page, sandbox, "freighter")
  await holdClock(page)
  await watched(page, sandbox)
  const grants = [account, second].map((account) => ({
    network: "testnet" as const,
    account,
    host: "localhost",
  }))
  await sandbox.freighter.set({ grants })
  const signed = call(page, "signTransaction", payment())
  await waitForRequest(sandbox, "freighter")
  const looks = async (): Promise<number> =>
    (await sandbox.freighter.state()).log
      .map(typeOf)
      .filter((type) => type === "REQUEST_PUBLIC_KEY").length
  const before = await looks()
  await sandbox.freighter.set({ account: second })
  await page.clock.runFor(3_500)
  await expect.poll(looks).toBeGreaterThan(before)
  await delivered(page)
  // Another account could be that of a second extension (IN6), whose answer may still come.
  await page.clock.runFor(500)
  await expect.poll(async () => (await state(page)).activeAddress).toBe(second)
  expect(await signed).toMatchObject({ error: { kind: "wrong-account" } })
})

test("becomes available on the first reply of a cold browser, after the probe has ended [S4.16]", async ({
  page,
  sandbox,
  openHarness,
}) => {
  await openHarness()
  await sandbox.freighter.fault("COLD")
  await openHarness()
  const probed = await page.evaluate(async () => {
    const { createKit, networks } = await window.harness.core()
    const { freighter } = await window.harness.freighter()
    window.kit = createKit({ network: networks.Testnet, wallets: [freighter()] })
    return (await window.kit.refreshSupportedWallets())[0]?.isAvailable
  })
  expect(probed).toBe(false)
  await expect.poll(async () => (await state(page)).allowedWallets[0]?.isAvailable).toBe(true)
})

for (const marked of [true, false]) {
  const where = marked ? "with" : "without"
  test(`IN6: refuses to connect when a second extension answers, ${where} Fordefi's marker`, async ({
    page,
    sandbox,
    openHarness,
    makeKit,
  }) => {
    await openHarness()
    await sandbox.freighter.fault("IN6")
    if (!marked) await page.evaluate(() => Reflect.deleteProperty(window, "FordefiProviders"))
    await makeKit("freighter")
    await sandbox.freighter.answer("approve")
    const { error } = await call(page, "connect", "freighter")
    expect(error).toMatchObject({
      kind: "page-stale",
      message: expect.stringMatching(/^Two extensions answer as Freighter/),
    })
    expect((await state(page)).status).toBe("disconnected")
  })
}
