import { installWallets } from "@alidade/sandbox/playwright"
import type { Page } from "@playwright/test"
import { hash, Keypair, Networks } from "@stellar/stellar-sdk/base"
import { expect, test } from "../harness/test.js"
import { callFreighter as call } from "./call-freighter.js"
import { serveWithTag } from "./page-with-tag.js"
import { first, isMessageSigned, isSigned, payment, second } from "./transactions.js"

/**
 * The script for any page, with Freighter's own package in a page that has no line of ours, and under a strict CSP: with
 * keys in the test's process, in the sandbox's server, and in the page.
 */

const declined = { code: -4, message: "The user rejected this request." }
const testnet = { networkPassphrase: Networks.TESTNET }
const preimage =
  "AAAACc7gMC1ZhE0yvcqRXIID3USzP7t+3BkFHqN6vt8o7NRyESIQ9H3pgRUATEtAAAAAAAAAAAHXkotywnA8z+r365/0701QSlWouXn8m0UOoshCtNHOYQAAAAh0cmFuc2ZlcgAAAAMAAAASAAAAAAAAAABuW7RrrxcrA5UP8IX0wR/DVsdakYMxqY7Ug5ycd5KzgQAAABIAAAAB15KLcsJwPM/q9+uf9O9NUEpVqLl5/JtFDqLIQrTRzmEAAAAKAAAAAAAAAAAAAAAAAJiWgAAAAAA="

/** How a page gets Freighter, and how the test drives it. */
interface Way {
  /** Opens the page, and returns what drives its Freighter. */
  open(page: Page, walletsUrl: string): Promise<Driver>
}

interface Driver {
  set(settings: { locked?: boolean }): Promise<void>
  next(answer: "approve" | "reject"): Promise<void>
}

/** Opens the harness page with a script tag in front. */
async function openWithTag(page: Page, tag: string): Promise<void> {
  const { url, close } = await serveWithTag(tag)
  page.once("close", close)
  await page.goto(url)
  await page.locator("html[data-ready]").waitFor()
}

const inPage = (page: Page): Driver => ({
  set: (settings) =>
    page.evaluate(async (settings) => {
      await window.alidadeSandbox?.wallets.freighter?.update(settings)
    }, settings),
  next: (answer) =>
    page.evaluate(async (answer) => {
      await window.alidadeSandbox?.wallets.freighter?.next(answer)
    }, answer),
})

const ways: Readonly<Record<string, Way>> = {
  "the test's process": {
    async open(page) {
      const { wallets } = await installWallets(page.context())
      await page.goto(process.env.HARNESS_URL!)
      await page.locator("html[data-ready]").waitFor()
      return wallets.freighter
    },
  },
  "the sandbox's server": {
    async open(page, walletsUrl) {
      const script = walletsUrl.replace("/wallets", "/inject.js")
      await openWithTag(page, `<script src="${script}" data-wallets="freighter,rabet"></script>`)
      const post = async (command: string, body: object): Promise<void> => {
        const reply = await fetch(`${walletsUrl}/freighter/${command}`, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify(body),
        })
        expect(reply.status).toBe(200)
      }
      return {
        set: (settings) => post("update", { settings }),
        next: (answer) => post("next", { answers: [answer] }),
      }
    },
  },
  "the page alone": {
    async open(page) {
      await openWithTag(page, `<script src="inject.js" data-wallets="freighter,rabet"></script>`)
      return inPage(page)
    },
  },
}

for (const [at, [name, way]] of Object.entries(ways).entries())
  test.describe(`keys in ${name}`, () => {
    test("connects, signs, rejects, and locks, and loads nothing before a wallet is spoken to", {
      tag: at === 0 ? "@main" : [],
    }, async ({ page, server }) => {
      const requested: string[] = []
      page.on("request", (request) => requested.push(new URL(request.url()).pathname))
      const faults: string[] = []
      page.on("pageerror", ({ message }) => faults.push(message))
      page.on("console", (entry) => {
        if (entry.type() === "error") faults.push(entry.text())
      })
      const freighter = await way.open(page, server.config.walletsUrl)
      expect(requested.filter((path) => !/^\/(assets\/|inject\.js$|$)/.test(path))).toEqual([])

      const access = call(page, "requestAccess")
      const window = page.getByRole("dialog", { name: "Freighter, simulated" })
      await expect(window).toContainText("Requested by localhost")
      await window.getByRole("button", { name: "Approve" }).click()
      expect(await access).toEqual({ address: first })

      const envelope = payment()
      const reply = call(page, "signTransaction", envelope, testnet)
      await expect(window).toContainText("Payment")
      await expect(window).toContainText(second)
      await window.getByRole("button", { name: "Approve" }).click()
      expect(isSigned((await reply).signedTxXdr, envelope, Networks.TESTNET)).toBe(true)

      await freighter.next("approve")
      const { signedMessage } = await call(page, "signMessage", "Hello, World!")
      expect(isMessageSigned(signedMessage, "Hello, World!")).toBe(true)

      await freighter.next("approve")
      const { signedAuthEntry } = await call(page, "signAuthEntry", preimage, testnet)
      expect(
        Keypair.fromPublicKey(first).verify(
          hash(Buffer.from(preimage, "base64")),
          Buffer.from(String(signedAuthEntry), "base64"),
        ),
      ).toBe(true)

      await freighter.next("reject")
      expect((await call(page, "signMessage", "no")).error).toEqual(declined)

      await freighter.set({ locked: true })
      expect(await call(page, "getAddress")).toEqual({ address: "" })
      await freighter.set({ locked: false })
      expect(await call(page, "getAddress")).toEqual({ address: first })
      expect(faults).toEqual([])
    })

    test("an app that clears its storage changes nothing, also after a reload", async ({
      page,
      server,
    }) => {
      const freighter = await way.open(page, server.config.walletsUrl)
      await freighter.next("approve")
      await call(page, "requestAccess")
      expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
      await page.evaluate(() => {
        localStorage.clear()
        sessionStorage.clear()
      })
      await page.reload()
      await page.locator("html[data-ready]").waitFor()
      expect(await call(page, "getAddress")).toEqual({ address: first })
    })
  })

test("pages share their wallets, which a test sets up before the first one opens", async ({
  context,
  page,
}) => {
  const own = Keypair.random()
  const { wallets, close } = await installWallets(context, {
    wallets: ["freighter", "rabet"],
    accounts: [{ secret: own.secret() }],
    initial: { freighter: { answer: "reject" } },
  })
  await wallets.freighter.grant("localhost")
  await page.goto(process.env.HARNESS_URL!)
  await page.locator("html[data-ready]").waitFor()
  expect(await call(page, "getAddress")).toEqual({ address: own.publicKey() })
  const text = await page.evaluate(() =>
    JSON.stringify(window.alidadeSandbox?.wallets.freighter?.accounts),
  )
  expect(text).not.toContain(own.secret())

  const other = await context.newPage()
  await other.goto(process.env.HARNESS_URL!)
  await other.locator("html[data-ready]").waitFor()
  expect((await call(other, "signMessage", "no")).error).toEqual(declined)
  await wallets.freighter.approveNext()
  const { signedMessage } = await call(other, "signMessage", "yes")
  expect(isMessageSigned(signedMessage, "yes", "base64", own.publicKey())).toBe(true)

  await wallets.freighter.answer("ask")
  const pending = call(page, "signMessage", "waits")
  await wallets.freighter.approve()
  expect(isMessageSigned((await pending).signedMessage, "waits", "base64", own.publicKey())).toBe(
    true,
  )
  expect((await wallets.freighter.requests()).map(({ blob }) => blob).filter(Boolean)).toEqual([
    "no",
    "yes",
    "waits",
  ])
  expect(await wallets.freighter.log()).not.toHaveLength(0)
  await close()
})

test("drops the request of a page that goes away", async ({ context, page }) => {
  const { wallets } = await installWallets(context, { wallets: ["freighter"] })
  await page.goto(process.env.HARNESS_URL!)
  await page.locator("html[data-ready]").waitFor()
  void call(page, "requestAccess").catch(() => {})
  await expect.poll(async () => (await wallets.freighter.state()).waiting).toHaveLength(1)
  await page.reload()
  await expect.poll(async () => (await wallets.freighter.state()).waiting).toEqual([])
})

test("answers in frames only if asked to, and a wallet that is not named leaves no trace", async ({
  browser,
}) => {
  for (const frames of [false, true]) {
    const context = await browser.newContext()
    await installWallets(context, { wallets: ["hana"], frames })
    const page = await context.newPage()
    await page.goto(process.env.HARNESS_URL!)
    await page.evaluate((url) => {
      const frame = document.createElement("iframe")
      frame.src = url
      document.body.append(frame)
    }, process.env.HARNESS_URL!)
    const [, frame] = page.frames()
    await frame!.waitForLoadState()
    const found = (): string[] =>
      ["hanaWallet", "xBullSDK", "rabet"].filter((name) => name in window)
    expect(await page.evaluate(found)).toEqual(["hanaWallet"])
    expect(await frame!.evaluate(found)).toEqual(frames ? ["hanaWallet"] : [])
    await context.close()
  }
})

test("a wallet that is not installed is absent from a later page's first line on", async ({
  context,
  page,
}) => {
  const { wallets } = await installWallets(context)
  await wallets.hana.set({ installed: false })
  await context.addInitScript(() => {
    Object.assign(window, { seen: "hanaWallet" in window })
  })
  await page.goto(process.env.HARNESS_URL!)
  const seen = (): Promise<unknown> => page.evaluate(() => Reflect.get(window, "seen"))
  expect(await seen()).toBe(false)
  await wallets.hana.set({ installed: true })
  expect(await page.evaluate(() => "hanaWallet" in window)).toBe(true)
})

/** The wallets' objects, as far as the test below calls them. */
interface Objects {
  readonly hanaWallet: { readonly stellar: HanaStellar }
  readonly kleverWallet: {
    readonly stellar: {
      getAddress(): Promise<unknown>
      signTransaction(xdr: string, opts: object): Promise<{ signedTxXdr: string }>
    }
  }
  readonly rabet: {
    connect(): Promise<unknown>
    sign(xdr: string, network: string): Promise<{ xdr: string }>
  }
  readonly xBullSDK: {
    signTransaction(params: object): Promise<{ signedTxXdr: string }>
  }
}

interface HanaStellar {
  getPublicKey(): Promise<string>
  signTransaction(request: object): Promise<string>
}

test("installs other extensions and injected objects too, and each signs", {
  tag: "@main",
}, async ({ context, page }) => {
  const { wallets } = await installWallets(context, {
    wallets: ["hana", "klever", "bitget", "rabet", "xbull"],
    initial: { rabet: { quirks: { "RA-late": false } } },
  })
  for (const wallet of Object.values(wallets)) await wallet.answer("approve")
  await page.goto(process.env.HARNESS_URL!)
  const envelope = payment()
  const signed = await page.evaluate(async (envelope) => {
    const { hanaWallet, kleverWallet, rabet, xBullSDK } = window as unknown as Objects
    await hanaWallet.stellar.getPublicKey()
    await kleverWallet.stellar.getAddress()
    await rabet.connect()
    const networkPassphrase = "Test SDF Network ; September 2015"
    return [
      await hanaWallet.stellar.signTransaction({ xdr: envelope, networkPassphrase }),
      (await kleverWallet.stellar.signTransaction(envelope, { networkPassphrase })).signedTxXdr,
      (await rabet.sign(envelope, "testnet")).xdr,
      (await xBullSDK.signTransaction({ xdr: envelope, opts: { networkPassphrase } })).signedTxXdr,
    ]
  }, envelope)
  expect(signed.map((each) => isSigned(each, envelope, Networks.TESTNET))).toEqual([
    true,
    true,
    true,
    true,
  ])
})

test("shares xBull with the windows of a sandbox", async ({ context, page, server }) => {
  const { wallets } = await installWallets(context, { wallets: ["xbull"], sandbox: server })
  await page.goto(process.env.HARNESS_URL!)
  await page.locator("html[data-ready]").waitFor()
  await wallets.xbull.approveNext()
  expect(server.wallets.xbull.getState()).toMatchObject({ installed: true, next: ["approve"] })
  const granted = page.evaluate(() =>
    (window as unknown as { xBullSDK: { getAddress(): Promise<unknown> } }).xBullSDK.getAddress(),
  )
  expect(await granted).toEqual({ address: first })
  expect(server.wallets.xbull.getState().grants).toHaveLength(1)
})

test("names what it does not know", async ({ context }) => {
  await expect(installWallets(context, { wallets: ["metamsk" as "metamask"] })).rejects.toThrow(
    "No extension metamsk is simulated. Use: freighter,",
  )
  await expect(installWallets(context, { accounts: [{ secret: "SABC" }] })).rejects.toThrow(
    "accounts[0].secret is no secret key",
  )
  await expect(
    installWallets(context, { initial: { freighter: { quirks: { FR99: true } } } }),
  ).rejects.toThrow("no switch FR99")
})
