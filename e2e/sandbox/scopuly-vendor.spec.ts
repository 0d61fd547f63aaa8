import type { Page } from "@playwright/test"
import type * as ScopulyApi from "@scopuly/signer-extension-api"
import { hash, Keypair, Networks, TransactionBuilder } from "@stellar/stellar-sdk/base"
import { expect, test } from "../harness/test.js"
import { entries } from "../wallets/in-page.js"
import { first, isMessageSigned, isSigned, payment, second } from "./transactions.js"

/** Drives the simulated Scopuly with the vendor's own package, and by hand where that is not enough. */

type Api = Omit<typeof ScopulyApi, "getProvider" | "onChange">

/** Calls a function of the vendor's package in the page; errors become a result too. */
function call<Name extends keyof Api>(
  page: Page,
  name: Name,
  ...values: Parameters<Api[Name]>
): Promise<{ value?: Awaited<ReturnType<Api[Name]>>; thrown?: unknown }> {
  return page.evaluate(
    async ({ name, values }) => {
      const api = await window.harness.scopulyApi()
      try {
        return { value: await (api[name] as (...values: unknown[]) => Promise<never>)(...values) }
      } catch (thrown) {
        return { thrown }
      }
    },
    { name, values },
  )
}

const failure = (code: number) => ({ thrown: { code, message: expect.any(String) } })
const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Scopuly, simulated" })

test.describe("access", () => {
  test.beforeEach(({ openHarness }) => openHarness())

  test("SC2: requestAccess asks once, also after a reload; getAddress and getPublicKey follow", async ({
    openHarness,
    page,
    sandbox,
  }) => {
    expect(await call(page, "isConnected")).toEqual({ value: { isConnected: false } })
    expect(await call(page, "getNetwork")).toEqual({
      value: { network: "TESTNET", networkPassphrase: Networks.TESTNET },
    })
    await sandbox.scopuly.set({ locked: true })
    const access = call(page, "requestAccess")
    await dialogOf(page).getByRole("button", { name: "Unlock" }).click()
    await expect(dialogOf(page)).toContainText(`Requested by ${new URL(page.url()).host}`)
    await dialogOf(page).getByRole("button", { name: "Approve" }).click()
    expect(await access).toEqual({ value: { address: first } })
    await openHarness()
    expect(await call(page, "isConnected")).toEqual({ value: { isConnected: true } })
    expect(await call(page, "getAddress")).toEqual({ value: { address: first } })
    expect(await call(page, "getPublicKey")).toEqual({ value: first })
  })

  test("SC4: a rejection and a closed window are -4, an absent wallet -3", async ({
    page,
    sandbox,
  }) => {
    for (const verdict of ["reject", "closeWindow"] as const) {
      const access = call(page, "requestAccess")
      await sandbox.scopuly[verdict]()
      expect(await access).toEqual(failure(-4))
    }
    await sandbox.scopuly.set({ installed: false })
    expect(await call(page, "requestAccess")).toEqual(failure(-3))
    expect(await call(page, "isConnected")).toMatchObject({ value: { isConnected: false } })
    await sandbox.scopuly.set({ installed: true })
    expect(await call(page, "isConnected")).toEqual({ value: { isConnected: false } })
  })

  test("SC5: without a phone it fails and leaves a set-up window; then it connects", async ({
    page,
    sandbox,
  }) => {
    await sandbox.scopuly.set({ created: false })
    expect(await call(page, "requestAccess")).toMatchObject({
      thrown: { code: -3, message: expect.stringMatching(/^First connect a Scopuly Mobile/) },
    })
    await dialogOf(page).getByRole("button", { name: "Set up" }).click()
    await expect(dialogOf(page)).toHaveCount(0)
    await sandbox.scopuly.next("approve")
    expect(await call(page, "requestAccess")).toEqual({ value: { address: first } })
  })
})

test.describe("connected", () => {
  test.beforeEach(async ({ openHarness, page, sandbox }) => {
    await openHarness()
    await sandbox.scopuly.next("approve")
    await call(page, "requestAccess")
  })

  test("SC3: signTransaction shows the transaction, and returns it with signer and hash", async ({
    page,
  }) => {
    const signing = call(page, "signTransaction", payment(), {
      address: first,
      networkPassphrase: Networks.TESTNET,
    })
    const dialog = page.getByRole("dialog", { name: "Sign this transaction?" })
    await expect(dialog).toContainText(second)
    await dialog.getByRole("button", { name: "Approve" }).click()
    const { value } = await signing
    const digest = TransactionBuilder.fromXdr(payment(), Networks.TESTNET).hash()
    expect(isSigned(value?.signedTxXdr, payment(), Networks.TESTNET)).toBe(true)
    expect(value).toMatchObject({
      signedXDR: value?.signedTxXdr,
      signerAddress: first,
      hash: Buffer.from(digest).toString("hex"),
    })
  })

  test("SC3: signAuthEntry signs both types in base64, signMessage signs SEP-53 in hex", async ({
    page,
    sandbox,
  }) => {
    await sandbox.scopuly.answer("approve")
    for (const { preimage } of [entries.type9, entries.type10]) {
      const { value } = await call(page, "signAuthEntry", preimage)
      const signature = Uint8Array.from(Buffer.from(value?.signedAuthEntry ?? "", "base64"))
      const digest = hash(Uint8Array.from(Buffer.from(preimage, "base64")))
      expect(Keypair.fromPublicKey(first).verify(digest, signature)).toBe(true)
    }
    const { value } = await call(page, "signMessage", "Hello, こんにちは")
    expect(value?.signedMessage).toMatch(/^[0-9a-f]{128}$/)
    expect(isMessageSigned(value?.signedMessage, "Hello, こんにちは", "hex")).toBe(true)
    expect(value?.signerAddress).toBe(first)
  })

  test("SC3: signAndSubmitTransaction really submits, which the log calls a misuse", async ({
    page,
    sandbox,
    server,
  }) => {
    await sandbox.scopuly.answer("approve")
    const xdr = await page.evaluate(
      async ({ address, config }) => (await window.harness.modules()).nextPayment(address, config),
      { address: first, config: server.config },
    )
    const { value } = await call(page, "signAndSubmitTransaction", xdr)
    expect(value).toMatchObject({ status: "success", signerAddress: first })
    const { horizonUrl } = server.config.networks.find(({ id }) => id === "testnet")!
    expect((await fetch(`${horizonUrl}/transactions/${value?.hash}`)).ok).toBe(true)
    const { log } = await sandbox.scopuly.state()
    expect(log.map(({ message }) => message)).toContainEqual({
      misuse: "submit",
      envelope: value?.signedTxXdr,
    })
  })

  test("SC4: refuses another account or network; the x402 receipt is not supported", async ({
    page,
  }) => {
    for (const opts of [{ address: second }, { networkPassphrase: Networks.PUBLIC }])
      expect(await call(page, "signTransaction", payment(), opts)).toEqual(failure(-3))
    expect(await call(page, "reportX402Receipt", { receiptId: "0".repeat(32) })).toEqual(
      failure(-3),
    )
  })

  test("SC5: a request that nobody answers expires after five minutes", async ({
    openHarness,
    page,
  }) => {
    await page.clock.install()
    await openHarness()
    const signing = call(page, "signMessage", "Hello")
    await expect(page.getByRole("dialog", { name: "Sign this message?" })).toBeVisible()
    await page.clock.fastForward(300_000)
    expect(await signing).toEqual({ thrown: { code: -3, message: "Scopuly request expired." } })
    await expect(page.getByRole("dialog")).toHaveCount(0)
  })

  test("SC7: onChange and scopuly#change name what changed, until the listener is removed", async ({
    page,
    sandbox,
  }) => {
    await page.evaluate(async () => {
      const { onChange } = await window.harness.scopulyApi()
      window.changes = []
      window.addEventListener("scopuly#change", (event) =>
        window.changes.push((event as CustomEvent).detail),
      )
      window.removeChange = onChange((change) => window.changes.push(change))
    })
    await sandbox.scopuly.set({ account: second })
    await page.evaluate(() => window.removeChange())
    await sandbox.scopuly.set({ network: "public" })
    await call(page, "disconnect")
    const state = { address: second, isConnected: true, network: "TESTNET" }
    const change = { ...state, networkPassphrase: Networks.TESTNET, changed: ["address"] }
    expect(await page.evaluate(() => window.changes)).toEqual([
      change,
      change,
      {
        ...state,
        network: "PUBLIC",
        networkPassphrase: Networks.PUBLIC,
        changed: ["network", "networkPassphrase"],
      },
      {
        address: "",
        isConnected: false,
        network: "PUBLIC",
        networkPassphrase: Networks.PUBLIC,
        changed: ["address", "isConnected"],
      },
    ])
    expect(await call(page, "isConnected")).toEqual({ value: { isConnected: false } })
  })
})

test.describe("the object", () => {
  test("SC1 IN7: is announced, frozen, and can't be replaced", async ({
    openHarness,
    page,
    server,
  }) => {
    await openHarness("")
    const found = await page.evaluate(async (config) => {
      const events: unknown[] = []
      for (const name of ["scopuly#initialized", "stellar#initialized"])
        window.addEventListener(name, (event) => events.push([name, (event as CustomEvent).detail]))
      const { installSandbox } = await window.harness.sandbox()
      installSandbox({ config, wallets: ["scopuly"] })
      const { scopuly } = window
      window.scopuly = {} as never
      return {
        events,
        isSame: scopuly !== undefined && window.scopuly === scopuly,
        isFrozen: Object.isFrozen(scopuly),
        isFixed: Object.getOwnPropertyDescriptor(window, "scopuly")?.configurable === false,
        facts: [scopuly?.isScopuly, scopuly?.platform, scopuly?.__scopulyProviderVersion],
      }
    }, server.config)
    expect(found).toEqual({
      events: [
        ["scopuly#initialized", { version: "0.3.0", platform: "extension" }],
        ["stellar#initialized", { provider: "scopuly", platform: "extension", version: "0.3.0" }],
      ],
      isSame: true,
      isFrozen: true,
      isFixed: true,
      facts: [true, "extension", "0.3.0"],
    })
  })

  test("SC1: is absent in frames", async ({ openHarness, page }) => {
    await openHarness()
    await page.evaluate(() => {
      const frame = document.createElement("iframe")
      frame.src = location.href
      document.body.append(frame)
    })
    await page.frameLocator("iframe").locator("html[data-ready]").waitFor()
    const frame = page.frames().find((candidate) => candidate !== page.mainFrame())!
    expect(
      await frame.evaluate(() => [window.scopuly, window.alidadeSandbox !== undefined]),
    ).toEqual([undefined, true])
  })

  test("IN4: joins window.stellar, keeps who came first, and leaves a frozen one alone", async ({
    openHarness,
    page,
    sandbox,
  }) => {
    await openHarness()
    const shared = () => page.evaluate(() => window.stellar)
    const scopuly = { supported: true, platform: "extension", version: "0.3.0" }
    const own = { provider: "scopuly", platform: "extension", version: "0.3.0", scopuly }
    expect(await shared()).toEqual(own)
    await sandbox.scopuly.fault("IN4")
    expect(await shared()).toEqual({ provider: "dcent", platform: "extension", version: "1.0.0" })
    expect(await page.evaluate(() => window.scopuly !== undefined)).toBe(true)
    await sandbox.scopuly.fault("IN4", false)
    expect(await shared()).toEqual(own)
    await sandbox.freighter.fault("FR11")
    expect(await shared()).toMatchObject({ provider: "freighter" })
    await openHarness()
    expect(await shared()).toMatchObject({ provider: "freighter", scopuly })
    await sandbox.freighter.fault("FR11", false)
    await sandbox.scopuly.set({ installed: false })
    expect(await page.evaluate(() => [window.stellar, window.scopuly])).toEqual([
      undefined,
      undefined,
    ])
  })

  test("SC8: says that it is in Scopuly's own mobile browser", async ({
    openHarness,
    page,
    sandbox,
  }) => {
    await openHarness()
    await sandbox.scopuly.fault("SC8")
    expect(
      await page.evaluate(() => [window.scopuly?.platform, window.stellar?.scopuly?.platform]),
    ).toEqual(["mobile", "mobile"])
    await sandbox.scopuly.next("approve")
    expect(await call(page, "requestAccess")).toEqual({ value: { address: first } })
  })
})

declare global {
  interface Window {
    changes: unknown[]
    removeChange: () => void
  }
}
