import type { Page } from "@playwright/test"
import { Networks } from "@stellar/stellar-sdk/base"
import { expect, test } from "../harness/test.js"
import { first, isSigned, payment, second } from "./transactions.js"

/** Drives the simulated Rabet by its object, and by the document events below it. The vendor publishes no package. */

interface RabetObject {
  connect(): Promise<{ publicKey: string }>
  sign(xdr: string, network: string): Promise<{ xdr: string | null }>
  disconnect(): Promise<void>
  isUnlocked(): Promise<boolean>
  getNetwork(): Promise<{ passphrase: string; network: string }>
  close(): Promise<void>
  on(event: string, listener: (network?: string) => void): void
}

declare global {
  interface Window {
    rabet?: RabetObject
    events?: unknown[]
  }
}

type Method = Exclude<keyof RabetObject, "on">

/** Calls a method of the object; a rejection is plain data. */
function call<Name extends Method>(
  page: Page,
  name: Name,
  ...values: Parameters<RabetObject[Name]>
): Promise<{ value?: Awaited<ReturnType<RabetObject[Name]>>; thrown?: unknown }> {
  return page.evaluate(
    async ({ name, values }) => {
      try {
        const method = window.rabet![name] as (...values: unknown[]) => Promise<never>
        return { value: await method(...values) }
      } catch (thrown) {
        return { thrown }
      }
    },
    { name, values },
  )
}

/** Sends a document event, and returns the raw text of the reply. */
function send(page: Page, type: string, detail: unknown): Promise<unknown> {
  return page.evaluate(
    ({ type, detail }) =>
      new Promise((resolve) => {
        document.addEventListener(
          `RABET_EXTENSION_${type}_RESPONSE`,
          (event) => resolve((event as CustomEvent).detail),
          { once: true },
        )
        document.dispatchEvent(new CustomEvent(`RABET_EXTENSION_${type}`, { detail }))
      }),
    { type, detail },
  )
}

const isThere = (page: Page): Promise<boolean> => page.evaluate(() => window.rabet !== undefined)
const metrics = { host: "elsewhere.example:8080", screenX: 0, screenY: 0, outerWidth: 1280 }

test.beforeEach(async ({ openHarness, page }) => {
  await openHarness()
  await page.waitForFunction(() => window.rabet !== undefined)
})

test("exposes the object some 270 ms after the document is parsed, and removes it when unloaded", async ({
  openHarness,
  page,
}) => {
  await page.clock.install()
  await openHarness("")
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000))
  await page.evaluate(async () => {
    const { installSandbox } = await window.harness.sandbox()
    installSandbox({ wallets: ["rabet"] })
  })
  await page.clock.runFor(269)
  expect(await isThere(page)).toBe(false)
  await page.clock.runFor(1)
  await page.waitForFunction(() => window.rabet !== undefined)
  await page.evaluate(() => window.alidadeSandbox?.uninstall())
  expect(await isThere(page)).toBe(false)
})

test("stays away if unloaded before it appeared", async ({ openHarness, page }) => {
  await page.clock.install()
  await openHarness("")
  await page.evaluate(async () => {
    const { installSandbox } = await window.harness.sandbox()
    installSandbox({ wallets: ["rabet"] }).uninstall()
  })
  await page.clock.runFor(1_000)
  expect(await isThere(page)).toBe(false)
})

test("is present in frames too, and absent if not installed", async ({ page, sandbox }) => {
  await page.evaluate(() => {
    const frame = document.createElement("iframe")
    frame.src = location.href
    document.body.append(frame)
  })
  const frame = page.frames().find((candidate) => candidate !== page.mainFrame())!
  await frame.waitForFunction(() => window.rabet !== undefined)
  await sandbox.rabet.set({ installed: false })
  expect(await isThere(page)).toBe(false)
  await frame.waitForFunction(() => window.rabet === undefined)
  await sandbox.rabet.set({ installed: true })
  expect(await isThere(page)).toBe(true)
})

test("connect unlocks, asks and returns the address, and survives a reload", async ({
  openHarness,
  page,
  sandbox,
}) => {
  await sandbox.rabet.set({ locked: true })
  expect(await call(page, "isUnlocked")).toEqual({ value: false })
  const connecting = call(page, "connect")
  const dialog = page.getByRole("dialog", { name: "Rabet, simulated" })
  await dialog.getByRole("button", { name: "Unlock" }).click()
  await expect(dialog).toContainText(`Requested by ${new URL(page.url()).host}`)
  await dialog.getByRole("button", { name: "Approve" }).click()
  expect(await connecting).toEqual({ value: { publicKey: first } })
  await openHarness()
  await page.waitForFunction(() => window.rabet !== undefined)
  expect(await call(page, "connect")).toEqual({ value: { publicKey: first } })
  expect(await call(page, "isUnlocked")).toEqual({ value: true })
})

test("sends accountChanged and networkChanged to pages that are not connected", async ({
  page,
  sandbox,
}) => {
  await page.evaluate(() => {
    window.events = []
    window.rabet?.on("accountChanged", (...values) => window.events?.push(["account", ...values]))
    window.rabet?.on("networkChanged", (...values) => window.events?.push(["network", ...values]))
    window.rabet?.on("somethingElse", () => window.events?.push("something else"))
  })
  await sandbox.rabet.set({ locked: true })
  await sandbox.rabet.set({ account: second })
  await sandbox.rabet.set({ network: "public" })
  expect(await page.evaluate(() => window.events)).toEqual([
    ["account"],
    ["network", Networks.PUBLIC],
  ])
})

test("RA5: isUnlocked and getNetwork never settle without a wallet; connect and sign say no-account", async ({
  page,
  sandbox,
}) => {
  await sandbox.rabet.set({ created: false })
  const settled = await page.evaluate(async () => {
    const settled: string[] = []
    void window.rabet?.isUnlocked().then(() => settled.push("isUnlocked"))
    void window.rabet?.getNetwork().then(() => settled.push("getNetwork"))
    await window.rabet?.close().then(() => settled.push("close"))
    await window.rabet?.connect().catch((thrown) => settled.push(thrown.error))
    await window.rabet?.sign("AAAA", "testnet").catch((thrown) => settled.push(thrown.error))
    await window.rabet?.disconnect().catch((thrown) => settled.push(thrown.error))
    return settled
  })
  expect(settled).toEqual(["close", "no-account", "no-account", "unknown-error"])
})

test.describe("connected", () => {
  test.beforeEach(async ({ page, sandbox }) => {
    await sandbox.rabet.next("approve")
    await call(page, "connect")
  })

  test("sign shows the transaction, and signs for the requested network", async ({ page }) => {
    for (const [word, passphrase, name] of [
      ["testnet", Networks.TESTNET, "Testnet (sandbox)"],
      ["mainnet", Networks.PUBLIC, "Public (sandbox)"],
    ] as const) {
      const signing = call(page, "sign", payment(), word)
      const dialog = page.getByRole("dialog", { name: "Sign this transaction?" })
      await expect(dialog).toContainText(name)
      await expect(dialog).toContainText(second)
      await dialog.getByRole("button", { name: "Approve" }).click()
      const { value } = await signing
      expect(isSigned(value?.xdr, payment(), passphrase)).toBe(true)
    }
  })

  test("RA1: two concurrent calls both get the first reply", async ({ page, sandbox }) => {
    const both = page.evaluate(
      ([first, second]) =>
        Promise.all([
          window.rabet!.sign(first!, "testnet"),
          window.rabet!.sign(second!, "testnet"),
        ]),
      [payment("1"), payment("2")],
    )
    await expect.poll(async () => (await sandbox.rabet.state()).waiting).toHaveLength(2)
    const id = (await sandbox.rabet.state()).waiting[0]?.id
    await page.evaluate((id) => window.alidadeSandbox?.wallets.rabet?.settle("approve", id), id)
    const [first, second] = await both
    expect(second).toEqual(first)
    expect(isSigned(first?.xdr, payment("1"), Networks.TESTNET)).toBe(true)
    expect((await sandbox.rabet.state()).waiting).toHaveLength(1)
  })

  test("RA6: refuses an empty XDR, but opens a window anyway", async ({ page }) => {
    expect(await call(page, "sign", "", "testnet")).toEqual({ thrown: { error: "No XDR" } })
    const dialog = page.getByRole("dialog", { name: "Invalid XDR" })
    await dialog.getByRole("button", { name: "Got it" }).click()
    await expect(dialog).toHaveCount(0)
  })

  test("fails with No network if none is given", async ({ page }) => {
    expect(await call(page, "sign", payment(), "")).toEqual({ thrown: { error: "No network" } })
  })
})

test("requests are events with an object as detail, replies have a JSON text", async ({
  page,
  sandbox,
}) => {
  await sandbox.rabet.answer("approve")
  const connected = await send(page, "CONNECT", metrics)
  expect(connected).toBe(JSON.stringify({ ok: true, message: { publicKey: first } }))
  const signed = await send(page, "SIGN", { ...metrics, xdr: payment(), network: "testnet" })
  const { ok, message } = JSON.parse(String(signed))
  expect([ok, isSigned(message.xdr, payment(), Networks.TESTNET)]).toEqual([true, true])
  expect(await send(page, "NETWORK", null)).toBe(
    JSON.stringify({ ok: true, network: { passphrase: Networks.TESTNET, network: "TESTNET" } }),
  )
  expect(await send(page, "IS_UNLOCKED", { host: metrics.host })).toBe(
    JSON.stringify({ ok: true, isUnlocked: true }),
  )
  expect(await send(page, "CLOSE_WINDOW", null)).toBe(
    JSON.stringify({ ok: false, message: "no-window-to-be-closed" }),
  )
})

test("treats events without a plain object as requests without fields", async ({
  page,
  sandbox,
}) => {
  const errors: unknown[] = []
  page.on("pageerror", (error) => errors.push(error))
  const answers = await page.evaluate(async () => {
    const answers: unknown[] = []
    const throwing = Object.defineProperty({}, "host", {
      enumerable: true,
      get: () => {
        throw new Error("never received")
      },
    })
    for (const detail of [null, "text", 7, () => {}, new Proxy({}, {}), throwing]) {
      const answered = new Promise((resolve) =>
        document.addEventListener(
          "RABET_EXTENSION_CONNECT_RESPONSE",
          (event) => resolve((event as CustomEvent).detail),
          { once: true },
        ),
      )
      document.dispatchEvent(new CustomEvent("RABET_EXTENSION_CONNECT", { detail }))
      answers.push(await answered)
    }
    return answers
  })
  expect(new Set(answers)).toEqual(new Set(['{"ok":false,"message":"internal-error"}']))
  expect(errors).toEqual([])
  expect(await sandbox.rabet.requests()).toEqual(Array(6).fill({ type: "RABET_EXTENSION_CONNECT" }))
})
