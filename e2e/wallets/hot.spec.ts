import { networks } from "@alidade/core"
import type { SandboxConfig } from "@alidade/sandbox/browser"
import type { HotOptions } from "@alidade/wallets/hot"
import type { Frame, FrameLocator, Page, Request } from "@playwright/test"
import { hash, Keypair } from "@stellar/stellar-sdk"
import { waitForTextOrRemoval } from "../harness/frame.js"
import { expect, test } from "../harness/test.js"
import { call, cancelPending, entries } from "./in-page.js"
import {
  account,
  type Ended,
  hello,
  isMessageSignedBy,
  isSignedBy,
  payment,
  second,
  state,
} from "./in-windows.js"

/**
 * Tests HOT's client with the kit against the simulated HOT: relay and widget, extension, its own browser, Telegram.
 */

test.beforeEach(({ page }) => page.clock.install())

/** Creates the kit with HOT and a minimal screen that shows an overlay when the kit requests it. */
async function makeKit(
  page: Page | Frame,
  { relayUrl, widgetUrl }: SandboxConfig["hot"],
  more: HotOptions & { network?: string } = {},
): Promise<void> {
  await page.evaluate(
    async ({ network, ...setup }) => {
      const { createKit } = await window.harness.core()
      const { hot } = await window.harness.hot()
      const kit = createKit({ network, wallets: [hot(setup)] })
      window.kit = kit
      kit.attachScreen()
      let layer: HTMLElement | undefined
      kit.subscribe(() => {
        const prompt = kit.getState().pending.find((request) => request.prompt)?.prompt
        if (prompt?.kind !== "overlay") {
          layer?.remove()
          layer = undefined
        } else if (!layer) {
          const frame = document.createElement("iframe")
          const { url: src, title, allow = "" } = prompt
          Object.assign(frame, { src, title, allow, width: prompt.width, height: prompt.height })
          frame.style.border = "0"
          layer = document.createElement("div")
          layer.id = "backdrop"
          layer.style.padding = "2rem"
          layer.append(frame)
          layer.addEventListener("click", () => prompt.close())
          document.body.append(layer)
          prompt.attach(frame.contentWindow!)
        }
      })
    },
    { network: networks.Public as string, relayUrl, widgetUrl, ...more },
  )
}

const overlay = (page: Page): ReturnType<Page["locator"]> => page.locator("#backdrop")
const widgetIn = (page: Page): FrameLocator => page.frameLocator("#backdrop iframe")

/** Has the user answer in the widget, and skips the client's polling interval of three seconds. */
async function answer(page: Page, name: "Approve" | "Reject"): Promise<void> {
  await widgetIn(page).getByRole("button", { name, exact: true }).click()
  await waitForTextOrRemoval(
    page.locator("#backdrop iframe"),
    name === "Approve" ? /Done/ : /Not completed/,
  )
  await page.clock.fastForward(3_000)
}

/** The next call to the relay that removes a request. */
const removal = (page: Page): Promise<Request> =>
  page.waitForRequest((sent) => sent.method() === "DELETE")

/** A type 9 preimage on Public, from the published entry. */
const preimage = ((): string => {
  const bytes = Buffer.from(entries.type9.preimage, "base64")
  bytes.set(hash(Buffer.from(networks.Public)), 4)
  return bytes.toString("base64")
})()

function isEntrySigned({ value }: Ended): boolean {
  const signature = Buffer.from(value?.signedAuthEntry ?? "", "base64")
  return Keypair.fromPublicKey(account).verify(hash(Buffer.from(preimage, "base64")), signature)
}

test("HO1 HO2 HO3 HO4: connects and signs by relay and widget; a reload restores without a request [S1.10 S2.43 S2.44 S9.7 S2.47 S4.37 S4.39 S4.40 S4.41]", {
  tag: "@main",
}, async ({ page, server, openHarness }) => {
  await openHarness()
  await makeKit(page, server.config.hot)
  const connected = call(page, "connect", "hot-wallet")
  const frame = overlay(page).locator("iframe")
  await expect(frame).toHaveAttribute("allow", "usb")
  expect(await frame.boundingBox()).toMatchObject({ width: 375, height: 560 })
  await answer(page, "Approve")
  expect(await connected).toEqual({ value: { address: account } })
  await expect(overlay(page)).toHaveCount(0)

  const xdr = payment(account, networks.Public)
  const signing = call(page, "signTransaction", xdr)
  await expect(widgetIn(page).getByRole("heading", { name: "Payment" })).toBeVisible()
  await answer(page, "Approve")
  const { value } = await signing
  expect(value?.verified).toBe("signature")
  expect(isSignedBy(account, value?.signedTxXdr, networks.Public)).toBe(true)

  const entry = call(page, "signAuthEntry", preimage)
  await answer(page, "Approve")
  expect(isEntrySigned(await entry)).toBe(true)

  const greeting = call(page, "signMessage", hello.message)
  await answer(page, "Approve")
  expect((await greeting).value).toMatchObject({ signedMessage: hello.signature })
  const text = "価値 café 😀"
  const named = call(page, "signMessage", text, { address: second })
  await expect(widgetIn(page).locator("pre")).toHaveText(text)
  await answer(page, "Approve")
  const { signedMessage } = (await named).value ?? {}
  expect(isMessageSignedBy(second, text, signedMessage)).toBe(true)

  const relayed: string[] = []
  page.on("request", (sent) => relayed.push(sent.url()))
  await openHarness()
  await makeKit(page, server.config.hot)
  // Load the module first: it needs a screen before it can ask.
  await expect
    .poll(() => state(page))
    .toMatchObject({ status: "connected", activeAddress: account, trust: "remembered" })
  await expect(overlay(page)).toHaveCount(0)
  expect(relayed.filter((url) => url.startsWith(server.config.hot.relayUrl))).toEqual([])
})

test("HO3: closes the overlay from the widget, the backdrop and cancel, and removes the request [S2.45 S2.46 S7.13]", async ({
  page,
  sandbox,
  server,
  openHarness,
}) => {
  await openHarness()
  await makeKit(page, server.config.hot)
  const close = {
    "popup-closed by the widget": () =>
      widgetIn(page).getByRole("button", { name: "Close window" }).click(),
    "popup-closed by the backdrop": () => overlay(page).click({ position: { x: 5, y: 5 } }),
    "aborted by cancel": () => cancelPending(page),
  }
  for (const [how, act] of Object.entries(close)) {
    const connected = call(page, "connect", "hot-wallet")
    await widgetIn(page).getByText("Connect this site?").waitFor()
    const removed = removal(page)
    await act()
    const { error } = await connected
    expect(how).toContain(error?.kind)
    expect(error?.code).toBe(-4)
    expect((await (await removed).response())?.ok()).toBe(true)
    await expect(overlay(page)).toHaveCount(0)
    await expect.poll(async () => (await sandbox.hot.state()).waiting).toEqual([])
  }

  const connected = call(page, "connect", "hot-wallet")
  await widgetIn(page).getByText("Connect this site?").waitFor()
  // Send the closing message from another frame of the widget's site, and from the page itself.
  await page.evaluate(async (src) => {
    const stranger = document.body.appendChild(document.createElement("iframe"))
    stranger.id = "stranger"
    stranger.src = src
    await new Promise((loaded) => stranger.addEventListener("load", loaded))
  }, server.config.hot.widgetUrl)
  const received = page.evaluate(
    () =>
      new Promise<void>((twice) => {
        let count = 0
        window.addEventListener("message", ({ data }) => {
          if (data === "hot-close" && ++count === 2) twice()
        })
      }),
  )
  const stranger = await (await page.locator("#stranger").elementHandle())?.contentFrame()
  await stranger?.evaluate(() => window.parent.postMessage("hot-close", "*"))
  await page.evaluate(() => window.postMessage("hot-close", location.origin))
  await received
  await expect(overlay(page)).toHaveCount(1)
  await answer(page, "Approve")
  expect(await connected).toEqual({ value: { address: account } })
})

test("asks the parent window in the wallet's own browser if the app trusts its origin [S4.43 S4.44 S6.4]", async ({
  page,
  server,
}) => {
  const { browserUrl } = server.config.hot
  const harness = `${process.env.HARNESS_URL}`
  await page.goto(`${browserUrl}?url=${encodeURIComponent(harness)}`)
  await page.frameLocator("iframe").locator("html[data-ready]").waitFor()
  const frame = page.frames().find((candidate) => candidate.url() === harness)!
  await makeKit(frame, server.config.hot, { ancestorOrigins: [new URL(browserUrl).origin] })
  const dialog = page.getByRole("dialog", { name: "HOT, simulated" })
  const ask = (name: "connect" | "signMessage", argument: string): Promise<Ended> =>
    call(frame, name, argument)
  const connected = ask("connect", "hot-wallet")
  await dialog.getByRole("button", { name: "Approve" }).click()
  expect(await connected).toEqual({ value: { address: account } })
  const greeting = ask("signMessage", hello.message)
  await dialog.getByRole("button", { name: "Approve" }).click()
  expect((await greeting).value).toMatchObject({ signedMessage: hello.signature })
  const refused = ask("signMessage", hello.message)
  await dialog.getByRole("button", { name: "Reject" }).click()
  expect((await refused).error).toMatchObject({ kind: "rejected", code: -4 })
})
