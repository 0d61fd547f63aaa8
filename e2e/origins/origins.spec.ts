import { readFileSync } from "node:fs"
import type { WalletCard } from "@alidade/core"
import { driveWindow, type TestWallets } from "@alidade/sandbox/playwright"
import type { Page } from "@playwright/test"
import { pageHeaders } from "../../apps/web/server/headers.js"
import { walletOrigins } from "../../apps/web/server/wallet-hosts.js"
import { code } from "../wallets/bridge.js"
import { type CallName, call, found } from "../wallets/in-page.js"
import { askInWindow, type Ended, hello, state } from "../wallets/in-windows.js"
import { expect, type Origins, sorted, test } from "./recorded.js"

/**
 * What each wallet's client talks to, under the headers that the page of the documentation states. The true
 * addresses lead to the sandbox.
 */

const ids = {
  albedo: "albedo",
  freighter: "freighter",
  hana: "hana",
  hot: "hot-wallet",
  ledger: "LEDGER",
  lobstr: "lobstr",
  rabet: "rabet",
  walletConnect: "wallet_connect",
  xbull: "xbull",
} as const

type Wallet = keyof typeof ids

type Factories = Readonly<Record<string, (options?: object) => WalletCard>>

const none: Origins = { window: [], connect: [], frame: [], image: [] }

/** The origins that the table lists. */
const listed = (wallet: Wallet): Origins => {
  const {
    window = [],
    connect = [],
    frame = [],
    image = [],
  } = walletOrigins[wallet as keyof typeof walletOrigins] ?? {}
  return { window: [...window], connect: [...connect], frame: [...frame], image: [...image] }
}

/** The headers of an app whose wallets are at these origins. */
const headersFor = ({ connect, frame, image }: Origins): Record<string, string> =>
  pageHeaders(connect, { frame, image })

/** Opens the harness page under headers, with a kit that has one wallet. Its screen shows a frame if the kit asks. */
async function open(page: Page, wallet: Wallet, headers: Record<string, string>): Promise<void> {
  await page.route(process.env.HARNESS_URL!, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, headers: { ...response.headers(), ...headers } })
  })
  await page.goto(process.env.HARNESS_URL!)
  await page.locator("html[data-ready]").waitFor()
  await page.evaluate(async (wallet) => {
    const { createKit, networks } = await window.harness.core()
    const module = (await window.harness[wallet]()) as object as Factories
    const options = wallet === "walletConnect" ? { projectId: "project", name: "App" } : undefined
    const network = wallet === "hot" || wallet === "lobstr" ? networks.Public : networks.Testnet
    window.kit = createKit({ network, wallets: [module[wallet]!(options)] })
    window.kit.attachScreen()
    let frame: HTMLIFrameElement | undefined
    window.kit.subscribe(() => {
      const prompt = window.kit.getState().pending.find((request) => request.prompt)?.prompt
      if (prompt?.kind === "pairing")
        for (const { icon } of prompt.wallets ?? []) if (icon) new Image().src = icon
      if (prompt?.kind !== "overlay") {
        frame?.remove()
        frame = undefined
      } else if (!frame) {
        frame = Object.assign(document.createElement("iframe"), { src: prompt.url })
        document.body.append(frame)
        prompt.attach(frame.contentWindow!)
      }
    })
  }, wallet)
}

type Flow = (page: Page, wallets: TestWallets) => Promise<Ended[]>

/** Connects in a window and signs in another; the user approves. */
const inWindows =
  (wallet: "albedo" | "xbull"): Flow =>
  async (page) => {
    const calls = [
      { name: "connect", argument: wallet },
      { name: "signMessage", argument: hello.message },
    ] as const
    const ended: Ended[] = []
    for (const called of calls) {
      const { popup, ended: outcome } = await askInWindow(page, called)
      await driveWindow(popup).approve()
      ended.push(await outcome)
    }
    return ended
  }

/** Connects and signs with an extension, which approves. */
const byExtension =
  (wallet: "freighter" | "hana" | "lobstr" | "rabet" | "xbull"): Flow =>
  async (page, wallets) => {
    await wallets[wallet].answer("approve")
    await found(page)
    const ended = [await call(page, "connect", wallet)]
    if (wallet !== "rabet") ended.push(await call(page, "signMessage", hello.message))
    return ended
  }

const flows: Readonly<Record<string, { wallet: Wallet; run: Flow }>> = {
  Freighter: { wallet: "freighter", run: byExtension("freighter") },
  LOBSTR: { wallet: "lobstr", run: byExtension("lobstr") },
  Hana: { wallet: "hana", run: byExtension("hana") },
  Rabet: { wallet: "rabet", run: byExtension("rabet") },
  xBull: { wallet: "xbull", run: inWindows("xbull") },
  Albedo: {
    wallet: "albedo",
    async run(page) {
      const ended = await inWindows("albedo")(page, {} as TestWallets)
      // Intents of a session run in a frame.
      const opened = page.waitForEvent("popup")
      const granted = page.evaluate(async () => {
        const { albedoIntents } = await window.harness.albedoIntents()
        const intents = albedoIntents()
        const network = "testnet"
        const session = await intents.implicitFlow({ intents: ["sign_message"], network })
        if (!session.granted) throw new Error("Albedo granted no session.")
        await intents.signMessage({ message: "Hello, World!", pubkey: session.pubkey })
      })
      await driveWindow(await opened).approve()
      await granted
      return ended
    },
  },
  HOT: {
    wallet: "hot",
    async run(page) {
      const ended: Ended[] = []
      const calls: readonly (readonly [CallName, string])[] = [
        ["connect", "hot-wallet"],
        ["signMessage", hello.message],
      ]
      for (const [name, argument] of calls) {
        const outcome = call(page, name, argument)
        await page.frameLocator("iframe").getByRole("button", { name: "Approve" }).click()
        ended.push(await outcome)
      }
      return ended
    },
  },
  WalletConnect: {
    wallet: "walletConnect",
    async run(page, { phone }) {
      await phone.answer("approve")
      const outcome = call(page, "connect", "wallet_connect")
      await phone.pair(await code(page))
      return [await outcome, await call(page, "signMessage", hello.message)]
    },
  },
}

test.use({ walletOptions: { wallets: ["freighter", "lobstr", "hana", "rabet"] } })

for (const [at, [name, { wallet, run }]] of Object.entries(flows).entries())
  test(`${name} connects and signs under its headers, and talks to the listed origins only`, {
    tag: at === 0 ? "@main" : [],
  }, async ({ page, wallets, recorded }) => {
    await open(page, wallet, headersFor(listed(wallet)))
    for (const ended of await run(page, wallets)) expect(ended).toMatchObject({ value: {} })
    expect(recorded()).toEqual(sorted(listed(wallet)))
  })

for (const [name, wallet] of [
  ["HOT", "hot"],
  // Its library tries for half a minute.
  ["WalletConnect", "walletConnect"],
] as const)
  test(`${name} fails with a typed error under a policy that lacks its origins`, async ({
    page,
  }) => {
    await open(page, wallet, headersFor(none))
    const blocked = page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) =>
            resolve(effectiveDirective),
          )
        }),
    )
    const external = { kind: "external", code: -2 }
    expect(await call(page, "connect", ids[wallet])).toMatchObject({ error: external })
    expect(await blocked).toBe("connect-src")
  })

test("a Ledger is out of reach under a policy that forbids hid, and in reach under the front end's", {
  tag: "@main",
}, async ({ page }) => {
  const own = headersFor(none)
  for (const [policy, isAvailable] of [
    [own["permissions-policy"], true],
    ["hid=()", false],
  ] as const) {
    await page.unrouteAll()
    await open(page, "ledger", { ...own, "permissions-policy": policy ?? "" })
    await page.waitForFunction(() => !window.kit.getState().probing)
    expect((await state(page)).allowedWallets).toMatchObject([{ isAvailable }])
  }
  const { error } = await call(page, "connect", ids.ledger)
  expect(error).toMatchObject({
    kind: "unsupported",
    message: expect.stringContaining("This website forbids itself to use devices"),
  })
})

test("a Ledger's text blames the frame that forbids hid to the page in it", async ({ page }) => {
  await page.goto(process.env.HARNESS_URL!)
  const url = `${process.env.HARNESS_URL}?framed`
  await page.evaluate((src) => {
    const frame = Object.assign(document.createElement("iframe"), { src, allow: "hid 'none'" })
    document.body.append(frame)
  }, url)
  await page.frameLocator("iframe").locator("html[data-ready]").waitFor()
  const failure = await page.frame({ url })!.evaluate(async () => {
    const { createKit, networks } = await window.harness.core()
    const { ledger } = await window.harness.ledger()
    const kit = createKit({ network: networks.Testnet, wallets: [ledger()] })
    await kit.refreshSupportedWallets()
    return kit.connect("LEDGER", { path: "44'/148'/0'" }).catch(({ kind, message }) => ({
      kind,
      message,
    }))
  })
  expect(failure).toEqual({
    kind: "unsupported",
    message: "This page is in a frame that may not use devices. Open it in its own tab.",
  })
})

test("the page of the documentation names the origins of the table, and no others", {
  tag: "@main",
}, () => {
  const page = new URL("../../apps/docs/src/content/docs/security/origins.md", import.meta.url)
  const text = readFileSync(page, "utf8")
  const rows = text.split("\n").filter((line) => line.startsWith("| "))
  const named = (line: string): string[] =>
    [...line.matchAll(/(?:https|wss):\/\/[\w.-]+/g)].map(([origin]) => origin)
  for (const [name, { wallet }] of Object.entries(flows)) {
    const found = rows.filter((row) => row.startsWith(`| ${name} `)).flatMap(named)
    const { window, connect, frame, image } = listed(wallet)
    expect(new Set(found), name).toEqual(new Set([...window, ...connect, ...frame, ...image]))
  }
})
