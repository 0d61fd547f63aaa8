import type { Page } from "@playwright/test"
import { Networks } from "@stellar/stellar-sdk/base"
import { expect, test } from "../harness/test.js"
import { first, isMessageSigned, isSigned, payment, second } from "./transactions.js"

/** Drives the simulated Hana through its object. The vendor publishes no package. */

interface HanaStellar {
  getPublicKey(): Promise<string>
  signTransaction(request: object): Promise<string>
  signAuthEntry(request: object): Promise<string>
  signMessage(request: object): Promise<string>
  signBlob(request: object): Promise<string>
}

declare global {
  interface Window {
    hanaWallet?: { stellar: HanaStellar }
  }
}

/** Calls a method of the object; an error becomes its code and message. */
function call(
  page: Page,
  name: keyof HanaStellar,
  request?: unknown,
): Promise<{ value?: string; thrown?: { code?: number; message: string; isError: boolean } }> {
  return page.evaluate(
    async ({ name, request }) => {
      try {
        const method = window.hanaWallet!.stellar[name] as (request: unknown) => Promise<string>
        return { value: await method(request) }
      } catch (thrown) {
        const { code, message } = thrown as { code?: number; message: string }
        return { thrown: { code, message, isError: thrown instanceof Error } }
      }
    },
    { name, request },
  )
}

const isThere = (page: Page): Promise<boolean> =>
  page.evaluate(() => window.hanaWallet !== undefined)
const declined = { thrown: { code: -4, message: "The user rejected this request.", isError: true } }

test.beforeEach(({ openHarness }) => openHarness())

test("exposes the object at once, and removes it when unloaded or not installed", async ({
  page,
  sandbox,
}) => {
  expect(await isThere(page)).toBe(true)
  await sandbox.hana.set({ installed: false })
  expect(await isThere(page)).toBe(false)
  await sandbox.hana.set({ installed: true })
  expect(await isThere(page)).toBe(true)
  await page.evaluate(() => window.alidadeSandbox?.uninstall())
  expect(await isThere(page)).toBe(false)
})

test("LATE: exposes the object a second after the page loads", async ({
  openHarness,
  page,
  sandbox,
}) => {
  await sandbox.hana.fault("LATE")
  await page.clock.install()
  await openHarness("")
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000))
  await page.evaluate(async () => {
    const { installSandbox } = await window.harness.sandbox()
    installSandbox({ wallets: ["hana"] })
  })
  await page.clock.runFor(999)
  expect(await isThere(page)).toBe(false)
  await page.clock.runFor(1)
  await page.waitForFunction(() => window.hanaWallet !== undefined)
})

test("getPublicKey unlocks and asks once; later calls return the address at once", async ({
  openHarness,
  page,
  sandbox,
}) => {
  await sandbox.hana.set({ locked: true })
  const key = call(page, "getPublicKey")
  const dialog = page.getByRole("dialog", { name: "Hana Wallet, simulated" })
  await dialog.getByRole("button", { name: "Unlock" }).click()
  await dialog.getByRole("button", { name: "Approve" }).click()
  expect(await key).toEqual({ value: first })
  await openHarness()
  expect(await call(page, "getPublicKey")).toEqual({ value: first })
})

test("fails alike when rejected or closed; PLAIN removes the code", async ({ page, sandbox }) => {
  for (const verdict of ["reject", "closeWindow"] as const) {
    const key = call(page, "getPublicKey")
    await sandbox.hana[verdict]()
    expect(await key).toEqual(declined)
  }
  await sandbox.hana.fault("PLAIN")
  await sandbox.hana.next("reject")
  const { thrown } = await call(page, "signMessage", { message: "Hello" })
  expect(thrown).toEqual({ message: "The user rejected this request.", isError: true })
})

test("signTransaction signs for the requested network, or else the wallet's", async ({
  page,
  sandbox,
}) => {
  const signing = call(page, "signTransaction", {
    xdr: payment(),
    networkPassphrase: Networks.PUBLIC,
  })
  const dialog = page.getByRole("dialog", { name: "Sign this transaction?" })
  await expect(dialog).toContainText("Public (sandbox)")
  await dialog.getByRole("button", { name: "Approve" }).click()
  expect(isSigned((await signing).value, payment(), Networks.PUBLIC)).toBe(true)
  await sandbox.hana.next("approve")
  const { value } = await call(page, "signTransaction", { xdr: payment(), accountToSign: second })
  expect(isSigned(value, payment(), Networks.TESTNET, second)).toBe(true)
})

test("signMessage and signBlob show the text unchanged, and return SEP-53 in base64", async ({
  page,
  sandbox,
}) => {
  const message = "Hello, <b>World</b>! こんにちは"
  const signing = call(page, "signMessage", { message })
  const dialog = page.getByRole("dialog", { name: "Sign this message?" })
  await expect(dialog.locator("pre")).toHaveText(message)
  await dialog.getByRole("button", { name: "Approve" }).click()
  expect(isMessageSigned((await signing).value, message)).toBe(true)
  await sandbox.hana.next("approve")
  const { value } = await call(page, "signBlob", { blob: message, accountToSign: second })
  expect(isMessageSigned(value, message, "base64", second)).toBe(true)
})

test("matches two concurrent calls with their own replies", async ({ page, sandbox }) => {
  await sandbox.hana.answer("approve")
  const replies = await Promise.all(
    ["one", "two"].map((message) => call(page, "signMessage", { message })),
  )
  expect(replies.map(({ value }, at) => isMessageSigned(value, ["one", "two"][at]!))).toEqual([
    true,
    true,
  ])
})

test("refuses malformed requests with its own error", async ({ page, sandbox }) => {
  const invalid = { thrown: { code: -3, message: "The request is invalid.", isError: true } }
  for (const request of [undefined, null, "text", 7, {}, { xdr: "AAAA" }, { xdr: 7 }])
    expect(await call(page, "signTransaction", request)).toEqual(invalid)
  expect(
    await page.evaluate(() =>
      window.hanaWallet?.stellar.signMessage(new Proxy({}, {})).catch(({ code }) => code),
    ),
  ).toBe(-3)
  expect((await sandbox.hana.state()).waiting).toEqual([])
})
