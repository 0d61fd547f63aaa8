import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { networks } from "@alidade/core"
import type { AlbedoIntents, StellarLink } from "@alidade/wallets/albedo/intents"
import { chromium, type Page } from "@playwright/test"
import { inClick } from "../harness/click.js"
import { holdClock } from "../harness/clock.js"
import { test as base } from "../harness/test.js"
import {
  account,
  expect,
  hello,
  isSignedBy,
  noWindowIsLeft,
  payment,
  second,
} from "./in-windows.js"

/** Albedo's nine intents, called without a kit, against the simulated Albedo. */

declare global {
  interface Window {
    intents: AlbedoIntents
    /** Links and newer protocol versions that were reported. */
    reported: unknown[]
  }
}

/** An intent method that opens a window. */
type Method = {
  [Name in keyof AlbedoIntents]: AlbedoIntents[Name] extends (...all: never[]) => Promise<unknown>
    ? Name
    : never
}[keyof AlbedoIntents]

interface Ended {
  value?: Record<string, unknown>
  error?: { kind: string; code: number; message: string; ext?: unknown }
}

/** A spec whose page has Albedo's intents, configured with the simulated Albedo's site. */
const test = base.extend<{ intentsPage: Page }>({
  intentsPage: async ({ page, openHarness, server }, use) => {
    await openHarness()
    await page.evaluate(async (url) => {
      const { albedoIntents } = await window.harness.albedoIntents()
      window.reported = []
      window.intents = albedoIntents({ url, onNewer: (protocol) => window.reported.push(protocol) })
    }, server.config.sites.albedo)
    await use(page)
  },
})

/**
 * The same, in a profile where third-party frames can use storage. The incognito profile that tests normally use blocks
 * it.
 */
const testWithStorage = test.extend({
  context: async ({ launchOptions, headless }, use) => {
    const profile = await mkdtemp(join(tmpdir(), "alidade-profile-"))
    await mkdir(join(profile, "Default"))
    const preferences = { profile: { cookie_controls_mode: 0, block_third_party_cookies: false } }
    await writeFile(join(profile, "Default", "Preferences"), JSON.stringify(preferences))
    const context = await chromium.launchPersistentContext(profile, { ...launchOptions, headless })
    await use(context)
    await context.close()
    // The browser may still be writing to its profile.
    await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  },
})

const network = "testnet"

/** Calls the method within a real click. */
async function ask(page: Page, method: Method, params: object): Promise<{ ended: Promise<Ended> }> {
  const { outcome } = await inClick<{ method: Method; params: object }, Ended>(
    page,
    ({ method, params }) =>
      (window.intents[method] as (params: object) => Promise<Record<string, unknown>>)(params).then(
        (value) => ({ value }),
        ({ kind, code, message, ext }) => ({ error: { kind, code, message, ext } }),
      ),
    { method, params },
  )
  return { ended: outcome }
}

/** The same, in a window where the user acts as set by `sandbox.albedo.next`. */
const askAndWait = async (page: Page, method: Method, params: object): Promise<Ended> =>
  (await ask(page, method, params)).ended

test("signs exactly what it was sent: public_key, sign_message, tx and batch [S3.115 S3.116 S3.117 S3.123 S3.138 S3.139]", async ({
  intentsPage: page,
  sandbox,
}) => {
  await sandbox.albedo.next("approve", "approve", "approve", "approve")
  expect(await askAndWait(page, "publicKey", { token: "1b2c3d4e5f" })).toEqual({
    value: {
      pubkey: account,
      signed_message: `${account}:1b2c3d4e5f`,
      signature: expect.stringMatching(/^6938ded4a279/),
      verified: "signature",
    },
  })
  expect(
    await askAndWait(page, "signMessage", { message: hello.message, pubkey: account }),
  ).toMatchObject({ value: { signedMessage: hello.signature, verified: "signature" } })
  const { value } = await askAndWait(page, "tx", { xdr: payment(), network, pubkey: account })
  expect(value).toMatchObject({ pubkey: account, network, verified: "signature" })
  expect(isSignedBy(account, String(value?.signed_envelope_xdr))).toBe(true)
  const intents = [payment(), payment(second)].map((xdr) => ({ intent: "tx", xdr }))
  const batch = await askAndWait(page, "batch", { intents, network, pubkey: account })
  const results = batch.value?.results as Record<string, string>[]
  expect(results).toMatchObject([{ verified: "signature" }, { verified: "signature" }])
  for (const { signed_envelope_xdr } of results) {
    expect(isSignedBy(account, signed_envelope_xdr)).toBe(true)
  }
  await noWindowIsLeft(page)
})

test("signs and submits what Albedo builds; a failed exchange keeps its error text [S3.118 S3.119 S3.120 S3.128 S3.140 S8.12]", async ({
  intentsPage: page,
  sandbox,
  server,
}) => {
  const friendbot = server.config.networks.find(({ id }) => id === network)?.friendbotUrl
  await Promise.all([account, second].map((addr) => fetch(`${friendbot}?addr=${addr}`)))
  const common = { network, pubkey: account, submit: true }
  await sandbox.albedo.next("approve", "approve", "approve")
  const paid = await askAndWait(page, "pay", { ...common, amount: "1", destination: second })
  expect(paid.value).toMatchObject({
    result: expect.objectContaining({ hash: paid.value?.tx_hash }),
    verified: "signer",
  })
  expect(isSignedBy(account, String(paid.value?.signed_envelope_xdr))).toBe(true)
  const asset = { asset_code: "USD", asset_issuer: second, limit: "7" }
  const trusted = await askAndWait(page, "trust", { ...common, ...asset })
  expect(trusted.value).toMatchObject({ verified: "signer" })
  expect(
    await askAndWait(page, "exchange", { ...common, amount: "1", max_price: "2" }),
  ).toMatchObject({
    error: { kind: "internal", code: -1, message: expect.stringMatching(/^Unhandled error/) },
  })
})

test("rejects altered results and signatures by another account", async ({
  intentsPage: page,
  sandbox,
}) => {
  const tx = { xdr: payment(), network, pubkey: account }
  const message = { message: hello.message, pubkey: account }
  const batch = { intents: [{ intent: "tx", xdr: payment() }], network, pubkey: account }
  for (const [method, params, answer, kind] of [
    ["tx", tx, "alter", "altered"],
    ["tx", tx, "wrong-signer", "wrong-account"],
    ["batch", batch, "alter", "altered"],
    ["signMessage", message, "alter", "bad-signature"],
    ["signMessage", message, "wrong-signer", "wrong-account"],
    ["publicKey", { token: "t" }, "alter", "bad-signature"],
  ] as const) {
    await sandbox.albedo.next(answer)
    expect(await askAndWait(page, method, params)).toMatchObject({ error: { kind } })
  }
  await noWindowIsLeft(page)
})

test("AL1: reports a newer Albedo to the app; closes the window of an older one without a request [S4.46]", async ({
  intentsPage: page,
  sandbox,
}) => {
  await sandbox.albedo.fault("AL1-newer")
  await sandbox.albedo.next("approve")
  expect(await askAndWait(page, "publicKey", {})).toMatchObject({ value: { pubkey: account } })
  expect(await page.evaluate(() => window.reported)).toEqual([4])
  await sandbox.albedo.fault("AL1-newer", false)
  await sandbox.albedo.fault("AL1-older")
  expect(await askAndWait(page, "publicKey", {})).toMatchObject({ error: { kind: "outdated" } })
  await noWindowIsLeft(page)
  expect(await sandbox.albedo.requests()).toHaveLength(1)
})

test("AL4: reports a closed window as a rejection, except for manage_account, where it succeeds [S3.122]", async ({
  intentsPage: page,
}) => {
  for (const [method, params, ends] of [
    ["manageAccount", { pubkey: account, network }, { value: undefined }],
    ["tx", { xdr: payment(), network }, { error: { kind: "rejected", code: -4 } }],
  ] as const) {
    const opened = page.waitForEvent("popup")
    const { ended } = await ask(page, method, params)
    const popup = await opened
    await popup.getByRole("button").first().waitFor()
    await popup.close({ runBeforeUnload: true })
    expect(await ended).toMatchObject(ends)
  }
  await noWindowIsLeft(page)
})

testWithStorage(
  "AL7: carries out granted intents without a window, and asks again if the session is lost [S3.121 S3.141 S3.142 S3.143 S3.144 S6.2 S6.3 S7.43 S7.47]",
  async ({ intentsPage: page, sandbox }) => {
    const windows: Page[] = []
    page.on("popup", (popup) => windows.push(popup))
    await sandbox.albedo.next("approve")
    const { value } = await askAndWait(page, "implicitFlow", {
      intents: ["tx", "sign_message"],
      network,
    })
    expect(value).toMatchObject({ granted: true, grants: ["tx", "sign_message"], pubkey: account })
    const stored = await page.evaluate(() => Object.entries(sessionStorage))
    expect(stored.map(([key]) => key)).toEqual([`albedo_session_${account}`])
    expect(JSON.parse(stored[0]![1])).toEqual({
      session: value?.session,
      pubkey: account,
      grants: ["tx", "sign_message"],
      valid_until: value?.valid_until,
    })
    const tx = { xdr: payment(), network, pubkey: account }
    const executed_implicitly = true
    // Skip the frame's three seconds with the page's fake clock, so that a busy machine can take its time. All windows
    // share the clock, and calls to it fail while one of them is closing.
    await expect.poll(() => windows.every((window) => window.isClosed())).toBe(true)
    await page.clock.install()
    await holdClock(page)
    const { ended } = await ask(page, "tx", tx)
    const frame = page.frameLocator("iframe")
    await frame.getByText("No request yet").waitFor({ state: "attached" })
    await page.clock.runFor(300)
    expect(await ended).toMatchObject({ value: { verified: "signature", executed_implicitly } })
    await page.clock.resume()
    const message = { message: hello.message, pubkey: account }
    expect(await askAndWait(page, "signMessage", message)).toMatchObject({
      value: { signedMessage: hello.signature, executed_implicitly },
    })
    expect(windows).toHaveLength(1)
    await expect(page.locator("iframe")).toHaveCount(1)
    await page.evaluate((pubkey) => window.intents.forgetImplicitSession(pubkey), account)
    await sandbox.albedo.next("approve")
    expect((await askAndWait(page, "tx", tx)).value).not.toHaveProperty("executed_implicitly")
    await expect.poll(() => windows.length).toBe(2)
  },
)

test("AL7: asks for a click after 3 s if the browser blocks the frame's storage, then asks the user", {
  tag: "@blocker",
}, async ({ intentsPage: page, sandbox }) => {
  await sandbox.albedo.next("approve", "approve")
  await askAndWait(page, "implicitFlow", { intents: "tx", network })
  const tx = { xdr: payment(), network, pubkey: account }
  const { error } = await askAndWait(page, "tx", tx)
  expect(error).toMatchObject({ kind: "timeout", code: -1 })
  expect(error?.message).toContain("Try again with a click")
  await expect(page.locator("iframe")).toHaveCount(0)
  expect(await askAndWait(page, "tx", tx)).toMatchObject({ value: { verified: "signature" } })
})

test("AL11: opens Albedo for web+stellar: tx and pay links, passes on others; uninstalling stops it [S5.21 S5.22 S5.23]", async ({
  intentsPage: page,
  sandbox,
}) => {
  const asking = new URLSearchParams({
    xdr: payment(),
    network_passphrase: networks.Testnet,
    msg: "The rent",
  })
  const tx = `web+stellar:tx?${String(asking).replaceAll("+", "%20")}`
  const pay = `web+stellar:pay?destination=${second}&amount=1`
  await page.evaluate(
    async (hrefs) => {
      const { installStellarLinks } = await window.harness.albedoIntents()
      const uninstall = installStellarLinks(window.intents, {
        onSigned: (result: object, link: StellarLink) =>
          window.reported.push({ ...result, ...link }),
        onFailed: (error, { intent }) => window.reported.push({ failed: error.kind, intent }),
        onUnsupported: (href) => window.reported.push(href),
      })
      document.addEventListener("uninstall", uninstall)
      for (const [name, href] of Object.entries(hrefs)) {
        const link = document.createElement("a")
        link.href = href
        link.appendChild(document.createElement("b")).textContent = name
        document.body.append(link)
      }
    },
    { tx, pay, other: "web+stellar:other?x=1" },
  )
  const reported = () => page.evaluate(() => window.reported)
  const follow = (name: string) => page.getByRole("link", { name }).locator("b").click()
  await sandbox.albedo.next("approve", "reject")
  await follow("tx")
  await expect.poll(reported).toHaveLength(1)
  expect(await reported()).toMatchObject([
    { intent: "tx", msg: "The rent", network, verified: "signature" },
  ])
  await follow("pay")
  await expect.poll(reported).toHaveLength(2)
  await follow("other")
  expect((await reported()).slice(1)).toEqual([
    { failed: "rejected", intent: "pay" },
    "web+stellar:other?x=1",
  ])
  expect(await sandbox.albedo.requests()).toMatchObject([
    { intent: "tx", network, description: "The rent" },
    { intent: "pay", network: "public", destination: second, amount: "1" },
  ])
  await page.evaluate(() => document.dispatchEvent(new Event("uninstall")))
  await page.getByRole("link", { name: "other" }).evaluate((link) => {
    window.addEventListener("click", (event) => {
      window.reported.push({ taken: event.defaultPrevented })
      event.preventDefault()
    })
    ;(link as HTMLElement).click()
  })
  expect((await reported()).slice(3)).toEqual([{ taken: false }])
})
