import type * as LobstrApi from "@lobstrco/signer-extension-api"
import type { Page } from "@playwright/test"
import { Networks } from "@stellar/stellar-sdk/base"
import { expect, test } from "../harness/test.js"
import { postTo, sourceOf } from "./page-messages.js"
import { first, isMessageSigned, isSigned, payment } from "./transactions.js"

/** Drives the simulated LOBSTR with the vendor's own package, and by hand where that is not enough. */

type Api = Omit<typeof LobstrApi, "default" | "isBrowser">

/** Calls a function of the vendor's package in the page; errors become their text. */
function call<Name extends keyof Api>(
  page: Page,
  name: Name,
  ...values: Parameters<Api[Name]>
): Promise<{ value?: Awaited<ReturnType<Api[Name]>>; thrown?: unknown }> {
  return page.evaluate(
    async ({ name, values }) => {
      const api = await window.harness.lobstrApi()
      try {
        return { value: await (api[name] as (...values: unknown[]) => Promise<never>)(...values) }
      } catch (thrown) {
        return { thrown }
      }
    },
    { name, values },
  )
}

const post = (page: Page, ...messages: unknown[]): ReturnType<typeof postTo> =>
  postTo("LOBSTR", page, ...messages)

const SOURCE = sourceOf("LOBSTR")

test.beforeEach(({ openHarness }) => openHarness())

test("isConnected detects the extension, paired or not, and its absence", async ({
  page,
  sandbox,
}) => {
  expect(await call(page, "isConnected")).toEqual({ value: true })
  await sandbox.lobstr.set({ created: false })
  expect(await call(page, "isConnected")).toEqual({ value: true })
  await sandbox.lobstr.set({ installed: false })
  expect(await call(page, "isConnected")).toEqual({ value: false })
})

test("getPublicKey opens a window each time, and keeps the key for the tab", async ({ page }) => {
  const dialog = page.getByRole("dialog", { name: "LOBSTR, simulated" })
  for (let time = 0; time < 2; time++) {
    const access = call(page, "getPublicKey")
    await expect(dialog).toContainText("Requested by localhost")
    await dialog.getByRole("button", { name: "Approve" }).click()
    expect(await access).toEqual({ value: first })
    await expect(dialog).toHaveCount(0)
  }
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual(["LOBSTR_CONNECTION_KEY"])
})

test("getPublicKey asks to pair first if nothing is paired", async ({ page, sandbox }) => {
  await sandbox.lobstr.set({ created: false })
  const access = call(page, "getPublicKey")
  const dialog = page.getByRole("dialog", { name: "LOBSTR, simulated" })
  await expect(dialog).toContainText("Welcome to LOBSTR")
  await dialog.getByRole("button", { name: "Set up" }).click()
  await dialog.getByRole("button", { name: "Approve" }).click()
  expect(await access).toEqual({ value: first })
})

test("getPublicKey fails with one text if rejected, closed, or closed while pairing", async ({
  page,
  sandbox,
}) => {
  const declined = { thrown: "User declined access" }
  const rejected = call(page, "getPublicKey")
  await sandbox.lobstr.reject()
  expect(await rejected).toEqual(declined)
  const closed = call(page, "getPublicKey")
  await sandbox.lobstr.closeWindow()
  expect(await closed).toEqual(declined)
  await sandbox.lobstr.set({ created: false })
  const pairing = call(page, "getPublicKey")
  await page
    .getByRole("dialog", { name: "Welcome to LOBSTR" })
    .getByRole("button", { name: "Close", exact: true })
    .click()
  expect(await pairing).toEqual(declined)
})

test("signTransaction and signMessage fail without access, because the key is missing", async ({
  page,
}) => {
  const missing = { thrown: "The connection key is missing" }
  expect(await call(page, "signTransaction", payment())).toEqual(missing)
  expect(await call(page, "signMessage", "Hello")).toEqual(missing)
})

test.describe("connected", () => {
  test.beforeEach(async ({ page, sandbox }) => {
    await sandbox.lobstr.next("approve")
    await call(page, "getPublicKey")
  })

  test("signTransaction shows the transaction, and signs it for Public", async ({ page }) => {
    const reply = call(page, "signTransaction", payment())
    const dialog = page.getByRole("dialog", { name: "Sign this transaction?" })
    await expect(dialog).toContainText("Public (sandbox)")
    await expect(dialog).toContainText("1 XLM")
    await dialog.getByRole("button", { name: "Approve" }).click()
    const { value } = await reply
    expect(isSigned(value, payment(), Networks.PUBLIC)).toBe(true)
  })

  test("signMessage returns the signer and SEP-53 in base64, or in hex with LO5", async ({
    page,
    sandbox,
  }) => {
    const message = "Hello, <b>World</b>! こんにちは"
    const reply = call(page, "signMessage", message)
    const dialog = page.getByRole("dialog", { name: "Sign this message?" })
    await expect(dialog.locator("pre")).toHaveText(message)
    await dialog.getByRole("button", { name: "Approve" }).click()
    const { value } = await reply
    expect(value?.signerAddress).toBe(first)
    expect(isMessageSigned(value?.signedMessage, message)).toBe(true)
    await sandbox.lobstr.fault("LO5")
    await sandbox.lobstr.next("approve")
    const inHex = (await call(page, "signMessage", message)).value?.signedMessage
    expect(isMessageSigned(inHex, message, "hex")).toBe(true)
  })

  test("LO1: the package's call never settles with version 1.3.0, which answers the older message", async ({
    page,
    sandbox,
  }) => {
    await sandbox.lobstr.fault("LO1")
    await sandbox.lobstr.answer("approve")
    let settled = false
    const hangs = call(page, "signTransaction", payment()).finally(() => {
      settled = true
    })
    hangs.catch(() => {})
    await expect.poll(async () => (await sandbox.lobstr.requests()).at(-1)?.type).toBe("SIGN")
    const connectionKey = await page.evaluate(() => sessionStorage.getItem("LOBSTR_CONNECTION_KEY"))
    const answered = await page.evaluate(
      (request) =>
        new Promise<Record<string, unknown>>((resolve) => {
          window.addEventListener("message", ({ data }) => {
            if (data?.messagedId === request.messageId) resolve(data)
          })
          window.postMessage(request, location.origin)
        }),
      {
        ...{ source: SOURCE, messageId: 1, type: "SUBMIT_TRANSACTION" },
        ...{ transactionXdr: payment(), connectionKey },
      },
    )
    expect(Object.keys(answered)).toEqual(["source", "messagedId", "signedTransaction"])
    expect(isSigned(answered.signedTransaction, payment(), Networks.PUBLIC)).toBe(true)
    expect(settled).toBe(false)
  })

  test("LO2: every call throws one text on a stale page, except isConnected, which is undefined", async ({
    page,
    sandbox,
  }) => {
    await sandbox.lobstr.fault("LO2-stale")
    const stale = { thrown: "Unable to send message to extension" }
    expect(await call(page, "getPublicKey")).toEqual(stale)
    expect(await call(page, "signTransaction", payment())).toEqual(stale)
    expect(await call(page, "isConnected")).toEqual({ value: undefined })
  })
})

test("LO6: the package finds no key in the next version's reply", async ({ page, sandbox }) => {
  await sandbox.lobstr.fault("LO6")
  await sandbox.lobstr.next("approve")
  expect(await call(page, "getPublicKey")).toEqual({ value: first })
  expect(await page.evaluate(() => sessionStorage.getItem("LOBSTR_CONNECTION_KEY"))).toBe(
    "undefined",
  )
  expect(await call(page, "signTransaction", payment())).toEqual({
    thrown: "The connection key is missing",
  })
})

test("echoes any id as messagedId, and 0 for a missing one", async ({ page }) => {
  const type = "REQUEST_CONNECTION_STATUS"
  const ids = [1.5, "text", { a: 1 }, 0, null]
  const messages = ids.map((messageId) => ({ source: SOURCE, messageId, type }))
  const replies = await post(page, ...messages, { source: SOURCE, type })
  expect(replies).toEqual(
    [1.5, "text", { a: 1 }, 0, 0, 0].map((messagedId) => ({
      source: "LOBSTR_EXTERNAL_MSG_RESPONSE",
      messagedId,
      isConnected: true,
    })),
  )
})

test("LO1: ignores unknown types, other sources and malformed messages", async ({ page }) => {
  const errors: unknown[] = []
  page.on("pageerror", (error) => errors.push(error))
  const replies = await post(
    page,
    ...[null, "text", 7, [], {}, { source: SOURCE }, { source: SOURCE, type: 7 }],
    ...["UNKNOWN", "constructor", "", "GET_SUPPORTED_NETWORKS"].map((type) => ({
      source: SOURCE,
      messageId: 1,
      type,
    })),
    { source: "FREIGHTER_EXTERNAL_MSG_REQUEST_", type: "REQUEST_ACCESS", messageId: 1 },
  )
  expect([replies, errors]).toEqual([[], []])
})

test("also answers a page in a frame", async ({ page, sandbox }) => {
  await page.evaluate(() => {
    const frame = document.createElement("iframe")
    frame.src = location.href
    document.body.append(frame)
  })
  const frame = page.frames().find((candidate) => candidate !== page.mainFrame())!
  await frame.locator("html[data-ready]").waitFor()
  const isConnected = await frame.evaluate(async () =>
    (await window.harness.lobstrApi()).isConnected(),
  )
  expect(isConnected).toBe(true)
  expect(await sandbox.lobstr.requests()).toEqual([])
})

test("sets no global, and leaves nothing in the page when unloaded", async ({
  openHarness,
  page,
}) => {
  await openHarness("")
  const globals = () => page.evaluate(() => Object.keys(window).sort())
  const before = await globals()
  await page.evaluate(async () => {
    const { installSandbox } = await window.harness.sandbox()
    installSandbox({ wallets: ["lobstr"] })
  })
  expect((await globals()).filter((name) => !before.includes(name))).toEqual(["alidadeSandbox"])
  expect(await call(page, "isConnected")).toEqual({ value: true })
  await page.evaluate(() => window.alidadeSandbox?.uninstall())
  expect(await globals()).toEqual(before)
  expect(await call(page, "isConnected")).toEqual({ value: false })
})
