import { mkdir, writeFile } from "node:fs/promises"
import { join } from "node:path"
import type albedo from "@albedo-link/intent"
import { driveWindow } from "@alidade/sandbox/playwright"
import type { Sandbox } from "@alidade/sandbox/server"
import type { Page } from "@playwright/test"
import {
  Account,
  Asset,
  hash,
  Keypair,
  Networks,
  Operation,
  TransactionBuilder,
} from "@stellar/stellar-sdk/base"
import { type Call, inClick, noteRefusal } from "../harness/click.js"
import { isPending } from "../harness/pending.js"
import { expect, test } from "../harness/test.js"
import { first, second } from "./transactions.js"

/**
 * Drives the simulated Albedo with the vendor's own package from a page on another site. It must succeed where the
 * package succeeds, and hang where the package hangs.
 */

declare global {
  interface Window {
    albedo: typeof albedo
  }
}

type Name =
  | "publicKey"
  | "signMessage"
  | "tx"
  | "pay"
  | "trust"
  | "exchange"
  | "implicitFlow"
  | "manageAccount"
  | "batch"

const declined = { message: "Action request was rejected by the user.", code: -4 }

/** The vectors of account 1, on Testnet. */
const xdr =
  "AAAAAgAAAABuW7RrrxcrA5UP8IX0wR/DVsdakYMxqY7Ug5ycd5KzgQAAAGQAAAAAAAAAAgAAAAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEAAAAAAAAACwAAAAAAAAACAAAAAAAAAAA="
const signedXdr =
  "AAAAAgAAAABuW7RrrxcrA5UP8IX0wR/DVsdakYMxqY7Ug5ycd5KzgQAAAGQAAAAAAAAAAgAAAAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEAAAAAAAAACwAAAAAAAAACAAAAAAAAAAF3krOBAAAAQNAHHxOuXX5Ii7w1LiXkfQoDzhgLmR8kdZR17TotbWdO5nzxZvavg4JCtnsM8ss1jn6TIVYx9ZWOm+wj6KdrMQs="

/** Result of a call. Albedo fails with plain objects, which Playwright cannot pass on as rejections. */
type Outcome = { result?: Record<string, unknown>; error?: unknown }

/** Calls a function of the vendor's package within a click. */
function call(page: Page, name: Name, params: object): Promise<Call<Outcome>> {
  return inClick(
    page,
    ({ name, params }) =>
      window.albedo[name](params as never).then(
        (result) => ({ result: result as object as Record<string, unknown> }),
        (failure) => failure as { error: unknown },
      ),
    { name, params },
  )
}

/** Calls it, and also returns the window that it opens. */
async function open(
  page: Page,
  name: Name,
  params: object,
): Promise<{ popup: Page; outcome: Promise<Outcome> }> {
  const opened = page.waitForEvent("popup")
  const { outcome } = await call(page, name, params)
  return { popup: await opened, outcome }
}

const bytes = (hex: unknown): Uint8Array => Uint8Array.from(Buffer.from(String(hex), "hex"))

/** Loads the vendor's package into the page, configured with the sandbox's site. */
function prepare(page: Page, server: Sandbox): Promise<void> {
  return page.evaluate(async (frontendUrl) => {
    window.albedo = Object.assign((await window.harness.albedoIntent()).default, { frontendUrl })
  }, server.config.sites.albedo)
}

test.beforeEach(async ({ openHarness, page, server }) => {
  await openHarness()
  await prepare(page, server)
})

test.describe("supported calls", () => {
  test("publicKey returns the address and the token signed in Albedo's own format", async ({
    page,
  }) => {
    const { popup, outcome } = await open(page, "publicKey", { token: "1b2c3d4e5f" })
    await expect(popup).toHaveURL(/^http:\/\/127\.0\.0\.1:/)
    await expect(popup.getByRole("main")).toContainText("Requested by localhost")
    await driveWindow(popup).approve()
    expect(await outcome).toEqual({
      result: {
        intent: "public_key",
        token: "1b2c3d4e5f",
        pubkey: first,
        signed_message: `${first}:1b2c3d4e5f`,
        signature:
          "6938ded4a27998129874b04017bf24d557220ce772e5e0824a4c070d4ced6e90744f04f2fd3e7c55138ed9384a6b51b5157814df436e35b517221316dab08208",
      },
    })
    await expect.poll(() => popup.isClosed()).toBe(true)
  })

  test("publicKey signs a token of the package's own if none is given", async ({
    page,
    sandbox,
  }) => {
    await sandbox.albedo.next("approve")
    const { result } = await (await call(page, "publicKey", {})).outcome
    const text = `${first}:${result?.token}`
    expect(result?.signed_message).toBe(text)
    const digest = hash(new TextEncoder().encode(text))
    expect(Keypair.fromPublicKey(first).verify(digest, bytes(result?.signature))).toBe(true)
  })

  test("tx shows the transaction, and returns the published envelope with all of the request", async ({
    page,
  }) => {
    const request = { xdr, network: "testnet", pubkey: first, description: "A test" }
    const { popup, outcome } = await open(page, "tx", request)
    await expect(popup.getByRole("main")).toContainText("Bump sequence")
    await expect(popup.getByRole("main")).toContainText("Testnet (sandbox)")
    await driveWindow(popup).approve()
    expect(await outcome).toEqual({
      result: {
        ...request,
        intent: "tx",
        tx_hash: "6b9b5fe002cfbcab4e461e75c1dfc836c873d4d4b1c6610ec8153491332ecd8e",
        signed_envelope_xdr: signedXdr,
      },
    })
  })

  test("tx with submit sends the transaction to the network, and fails with -5 if that refuses", async ({
    page,
    sandbox,
    server,
  }) => {
    await sandbox.albedo.answer("approve")
    const request = { network: "testnet", submit: true }
    const refused = await (await call(page, "tx", { ...request, xdr })).outcome
    expect(refused).toMatchObject({
      error: {
        code: -5,
        message: "Transaction failed when submitted to Stellar network.",
        ext: "Failed to submit transaction",
      },
      signed_envelope_xdr: signedXdr,
      horizonResult: { error: { code: -5, ext: { title: "Transaction Failed" } } },
    })
    const { friendbotUrl, horizonUrl } = server.config.networks[0]!
    for (const address of [first, second]) await fetch(`${friendbotUrl}?addr=${address}`)
    const { sequence } = await (await fetch(`${horizonUrl}/accounts/${first}`)).json()
    const transaction = new TransactionBuilder(new Account(first, sequence), {
      fee: "100",
      networkPassphrase: Networks.TESTNET,
    })
      .addOperation(Operation.payment({ destination: second, asset: Asset.native(), amount: "7" }))
      .setTimeout(0)
      .build()
    const { result } = await (await call(page, "tx", { ...request, xdr: transaction.toXdr() }))
      .outcome
    expect(result?.horizonResult).toMatchObject({ successful: true, hash: result?.tx_hash })
    const paid = await (await fetch(`${horizonUrl}/accounts/${second}`)).json()
    expect(paid.balances[0].balance).toBe("10007.0000000")
  })

  test("signMessage signs in both formats, and shows the text unchanged", async ({ page }) => {
    const { popup, outcome } = await open(page, "signMessage", { message: "Hello, World!" })
    await expect(popup.locator("pre")).toHaveText("Hello, World!")
    await driveWindow(popup).approve()
    expect(await outcome).toEqual({
      result: {
        intent: "sign_message",
        message: "Hello, World!",
        pubkey: first,
        signerAddress: first,
        signed_message: `${first}:Hello, World!`,
        message_signature:
          "6bd6c5250c44904c49270e4af29ea603635be4ec02425e7b0efb50ea8b2ee2c4be027b7f3e85e6eb8635fc42b6859a9b3d2ffdd2767033bde4b6c1e4d0195907",
        signedMessage:
          "7cee5d6d885752104c85eea421dfdcb95abf01f1271d11c4bec3fcbd7874dccd6e2e98b97b8eb23b643cac4073bb77de5d07b0710139180ae9f3cbba78f2ba04",
      },
    })
  })

  test("unlocks first, and signs with an account chosen meanwhile", async ({ page, sandbox }) => {
    await sandbox.albedo.set({ locked: true })
    const { popup, outcome } = await open(page, "publicKey", { token: "t" })
    await driveWindow(popup).unlock()
    await expect(popup.getByText("Account 1")).toBeVisible()
    await sandbox.albedo.set({ account: second })
    await expect(popup.getByText("Account 2")).toBeVisible()
    await driveWindow(popup).approve()
    expect((await outcome).result?.pubkey).toBe(second)
  })
})

test.describe("refusals", () => {
  test("fails with -4 and closes the window if the user rejects", async ({ page }) => {
    const { popup, outcome } = await open(page, "tx", { xdr, network: "testnet" })
    await driveWindow(popup).reject()
    expect(await outcome).toEqual({ error: declined })
    await expect.poll(() => popup.isClosed()).toBe(true)
  })

  test("AL4: fails with -4 if the user closes the window after the request, even without a wallet", async ({
    page,
    sandbox,
  }) => {
    const request = await open(page, "publicKey", { token: "t" })
    await request.popup.getByText("Connect this site?").waitFor()
    await driveWindow(request.popup).close()
    expect(await request.outcome).toEqual({ error: declined })
    await sandbox.albedo.set({ created: false })
    const welcome = await open(page, "publicKey", { token: "t" })
    const closed = welcome.popup.waitForEvent("close")
    await welcome.popup.getByRole("button", { name: "Close" }).click()
    await closed
    expect(await welcome.outcome).toEqual({ error: declined })
  })
})

test.describe("calls on which the package hangs", () => {
  test.beforeEach(async ({ page }) => {
    // The clock of the page and the wallet's window is paused, and moves only when the test moves it.
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
  })

  const halfAnHour = 30 * 60_000

  test("a window that the browser blocked", { tag: "@blocker" }, async ({ page }) => {
    const { refused } = await noteRefusal(page)
    // One click opens one window; the second is blocked.
    const { outcome } = await inClick(
      page,
      () => {
        window.open("about:blank")
        return window.albedo.publicKey({})
      },
      undefined,
    )
    await refused
    await page.clock.fastForward(halfAnHour)
    expect(await isPending(page, outcome)).toBe(true)
    const urls = () =>
      page
        .context()
        .pages()
        .map((each) => each.url())
    await expect.poll(urls).toEqual([page.url(), "about:blank"])
  })

  test("AL4: a window closed before it spoke", async ({ page }) => {
    const { popup, outcome } = await open(page, "publicKey", {})
    await popup.getByText("Albedo is opening").waitFor()
    await driveWindow(popup).close()
    await page.clock.fastForward(halfAnHour)
    expect(await isPending(page, outcome)).toBe(true)
  })

  for (const [what, quirk, on] of [
    ["AL4: a window that is gone without a last word", "AL4", false],
    ["AL5: a page that is on the blocklist", "AL5", true],
  ] as const)
    test(what, async ({ page, sandbox }) => {
      await sandbox.albedo.fault(quirk, on)
      const { popup, outcome } = await open(page, "publicKey", {})
      await popup.getByText("Albedo is opening").waitFor()
      await page.clock.runFor(300)
      await popup.getByText(/Connect this site|This site is blocked/).waitFor()
      await driveWindow(popup).close()
      await page.clock.fastForward(halfAnHour)
      expect(await isPending(page, outcome)).toBe(true)
    })

  test("AL1: a wallet that never says hello", async ({ page, sandbox }) => {
    await sandbox.albedo.fault("AL1-silent")
    const { popup, outcome } = await open(page, "publicKey", {})
    await popup.getByText("Albedo is opening").waitFor()
    await page.clock.fastForward(halfAnHour)
    expect(await isPending(page, outcome)).toBe(true)
    expect((await sandbox.albedo.state()).log).toEqual([])
  })

  test("AL1: an older protocol: the package closes the window, and its error is never caught", async ({
    page,
    sandbox,
  }) => {
    await sandbox.albedo.fault("AL1-older")
    const failed = page.waitForEvent("pageerror")
    const { popup, outcome } = await open(page, "publicKey", {})
    const closed = popup.waitForEvent("close")
    await popup.getByText("Albedo is opening").waitFor()
    await page.clock.runFor(300)
    await closed
    expect((await failed).message).toContain("incompatible with current Albedo protocol version 2")
    await page.clock.fastForward(halfAnHour)
    expect(await isPending(page, outcome)).toBe(true)
  })

  test("a user who never answers", async ({ page, sandbox }) => {
    await sandbox.albedo.next("never")
    const { popup, outcome } = await open(page, "publicKey", {})
    await popup.getByText("Albedo is opening").waitFor()
    await page.clock.runFor(300)
    await expect.poll(async () => (await sandbox.albedo.state()).waiting.length).toBe(1)
    await page.clock.fastForward(halfAnHour)
    expect(await isPending(page, outcome)).toBe(true)
  })
})

test.describe("intents that build a transaction or grant a session", () => {
  /** Funds account 1 on Testnet, and returns a function that reads an account from Horizon. */
  async function fund(server: Sandbox): Promise<(address: string) => Promise<Response>> {
    const { friendbotUrl, horizonUrl } = server.config.networks[0]!
    await fetch(`${friendbotUrl}?addr=${first}`)
    return (address) => fetch(`${horizonUrl}/accounts/${address}`)
  }

  test("pay creates an account and then pays it; trust is followed by a payment of the asset", async ({
    page,
    sandbox,
    server,
  }) => {
    const account = await fund(server)
    const destination = Keypair.random().publicKey()
    const request = { amount: "3", destination, memo: "thanks", network: "testnet", submit: true }
    const { popup, outcome } = await open(page, "pay", request)
    await expect(popup.getByRole("main")).toContainText("Create account")
    await expect(popup.getByRole("main")).toContainText("thanks")
    await driveWindow(popup).approve()
    const { result } = await outcome
    expect(result).toMatchObject({
      ...request,
      ...{ intent: "pay", pubkey: first, horizonResult: { successful: true } },
    })
    expect((await (await account(destination)).json()).balances[0].balance).toBe("3.0000000")
    await sandbox.albedo.next("approve", "approve")
    await (await call(page, "pay", request)).outcome
    expect((await (await account(destination)).json()).balances[0].balance).toBe("6.0000000")
    const trusted = { asset_code: "EUR", asset_issuer: destination, limit: "5" }
    const trust = { ...trusted, network: "testnet", submit: true }
    expect((await (await call(page, "trust", trust)).outcome).result).toMatchObject(trust)
    expect((await (await account(first)).json()).balances).toContainEqual(
      expect.objectContaining({ asset_code: "EUR", limit: "5.0000000" }),
    )
  })

  test("manageAccount shows the account, and fails with -4 when its window closes", async ({
    page,
  }) => {
    const { popup, outcome } = await open(page, "manageAccount", { pubkey: second })
    await expect(popup.getByRole("main")).toContainText(second)
    await driveWindow(popup).close()
    expect(await outcome).toEqual({ error: declined })
  })

  test("posts the reply to a callback as a form in its own window, and to the page", async ({
    context,
    page,
  }) => {
    const posted = new Promise<string>((resolve) => {
      void context.route("http://127.0.0.1:9/callback", async (route) => {
        resolve(route.request().postData() ?? "")
        await route.fulfill({ body: "Thanks", contentType: "text/plain" })
      })
    })
    const callback = "url:http://127.0.0.1:9/callback"
    const { popup, outcome } = await open(page, "publicKey", { token: "t", callback })
    await driveWindow(popup).approve()
    const form = new URLSearchParams(await posted)
    expect(form.get("pubkey")).toBe(first)
    const { result } = await outcome
    expect(result).toMatchObject({ callback, signature: form.get("signature") })
    const unknown = await open(page, "publicKey", { token: "t", callback: "mailto:me" })
    await driveWindow(unknown.popup).approve()
    expect(await unknown.outcome).toMatchObject({
      error: { code: -6, message: "Callback redirect failed." },
    })
  })
})

/** A browser with storage for frames of other sites, which Debian's and every incognito window blocks. */
const withProfile = test.extend({
  context: async ({ playwright, launchOptions }, use, info) => {
    const profile = info.outputPath("profile")
    await mkdir(join(profile, "Default"), { recursive: true })
    const preferences = { profile: { block_third_party_cookies: false, cookie_controls_mode: 0 } }
    await writeFile(join(profile, "Default/Preferences"), JSON.stringify(preferences))
    const context = await playwright.chromium.launchPersistentContext(profile, launchOptions)
    await use(context)
    await context.close()
  },
  page: async ({ context }, use) => use(await context.newPage()),
})

withProfile.describe("AL7: the implicit flow", () => {
  /** Has the user grant a session, and waits until the package's frame has received it. */
  async function grant(page: Page, intents: unknown): Promise<Record<string, unknown>> {
    const { popup, outcome } = await open(page, "implicitFlow", { intents, network: "testnet" })
    await expect(popup.getByRole("main")).toContainText("Allow this without asking again?")
    await expect(page.locator("iframe")).toHaveCount(1)
    // The package's frame is on the window's site, not the page's.
    await page.frameLocator("iframe").getByText("No request yet").waitFor({ state: "attached" })
    await driveWindow(popup).approve()
    const { result } = await outcome
    await expect.poll(() => popup.isClosed()).toBe(true)
    return result!
  }

  const allowed = (page: Page) =>
    page.evaluate((pubkey) => window.albedo.isImplicitSessionAllowed("tx", pubkey), first)

  withProfile(
    "carries out granted intents without a window, also after a reload",
    async ({ page, sandbox, server }) => {
      const granted = await grant(page, ["tx", "sign_message", "batch"])
      expect(granted).toMatchObject({
        ...{ intent: "implicit_flow", granted: true, network: "testnet", pubkey: first },
        ...{ intents: ["tx", "sign_message", "batch"], grants: ["tx", "sign_message", "batch"] },
      })
      expect(Number(granted.valid_until)).toBeGreaterThan(Date.now())
      expect(await allowed(page)).toBe(true)
      const request = { xdr, network: "testnet", pubkey: first }
      const done = {
        ...request,
        ...{ intent: "tx", signed_envelope_xdr: signedXdr, executed_implicitly: true },
        session: granted.session,
      }
      expect((await (await call(page, "tx", request)).outcome).result).toMatchObject(done)
      expect(
        page
          .context()
          .pages()
          .filter((each) => each.url().includes("confirm")),
      ).toEqual([])

      await page.reload()
      await page.locator("html[data-ready]").waitFor()
      await prepare(page, server)
      expect((await (await call(page, "tx", request)).outcome).result).toMatchObject(done)
      const batched = { intents: [{ intent: "tx", xdr }], network: "testnet", pubkey: first }
      expect((await (await call(page, "batch", batched)).outcome).result).toMatchObject({
        executed_implicitly: true,
        results: [{ signed_envelope_xdr: signedXdr }],
      })
      // Intents that were not granted need a window.
      const { popup, outcome } = await open(page, "pay", {
        ...request,
        amount: "1",
        destination: second,
      })
      await driveWindow(popup).reject()
      expect(await outcome).toEqual({ error: declined })
      // The wallet refuses what the session does not cover.
      const elsewhere = { ...request, network: "public" }
      expect((await (await call(page, "tx", elsewhere)).outcome).error).toMatchObject({ code: -3 })
      await page.evaluate((pubkey) => window.albedo.forgetImplicitSession(pubkey), first)
      expect(await allowed(page)).toBe(false)
      expect((await sandbox.albedo.state()).waiting).toEqual([])
    },
  )

  withProfile("the package hangs if the wallet has lost the session", async ({ page, sandbox }) => {
    await grant(page, "tx")
    await sandbox.albedo.fault("AL7-forgotten")
    const { outcome } = await call(page, "tx", { xdr, network: "testnet", pubkey: first })
    await expect
      .poll(async () => (await sandbox.albedo.requests()).at(-1))
      .toMatchObject({ intent: "tx", session: expect.any(String) })
    expect(await isPending(page, outcome)).toBe(true)
    expect((await sandbox.albedo.state()).log.at(-1)).toMatchObject({ direction: "in" })
  })

  withProfile(
    "the package hangs without a request if the frame's storage is blocked",
    async ({ page, sandbox, server }) => {
      await grant(page, "tx")
      await sandbox.albedo.fault("AL7-storage")
      await page.reload()
      await page.locator("html[data-ready]").waitFor()
      await prepare(page, server)
      const before = (await sandbox.albedo.state()).log.length
      const { outcome } = await call(page, "tx", { xdr, network: "testnet", pubkey: first })
      const frame = page.frameLocator("iframe")
      await frame.getByText("Storage is blocked").waitFor({ state: "attached" })
      expect(await isPending(page, outcome)).toBe(true)
      expect((await sandbox.albedo.state()).log).toHaveLength(before)
    },
  )
})

test("AL1: the package warns of a newer protocol, and continues", async ({ page, sandbox }) => {
  await sandbox.albedo.fault("AL1-newer")
  await sandbox.albedo.next("approve")
  const warned = page.waitForEvent("console", (message) => message.type() === "warning")
  const { outcome } = await call(page, "publicKey", {})
  expect((await outcome).result?.pubkey).toBe(first)
  expect((await warned).text()).toContain("current Albedo protocol version 4")
})
