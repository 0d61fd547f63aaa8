import type { Page, Route } from "@playwright/test"
import type { Bench, Expected, Scenario } from "../scenario.js"
import { decide, passLimit, setWallet } from "../wallet-side.js"
import type { Way } from "../ways.js"

const onlyWindows = ({ route }: Way): string | undefined =>
  route === "window" ? undefined : "it opens no window of its own site"

/** Asks, and returns the wallet's window. */
async function askInWindow(on: Bench): Promise<Page> {
  await setWallet(on, { answer: "ask" })
  const opened = on.page.waitForEvent("popup")
  await on.ask()
  return opened
}

/** Asks while each request to the wallet's site is handled otherwise. `use` gets its window. */
async function withSite(
  on: Bench,
  handle: (route: Route) => unknown,
  use: (popup: Page) => Promise<void>,
): Promise<void> {
  const context = on.page.context()
  const { origin } = new URL(on.server.config.sites[on.way.id === "albedo" ? "albedo" : "xbull"])
  const site = (url: URL): boolean => url.origin === origin && url.pathname.startsWith("/wallets/")
  await context.route(site, handle)
  try {
    await use(await askInWindow(on))
  } finally {
    await context.unroute(site, handle)
  }
}

/** AL4: Albedo's page reports that it is left, if it is in time. */
const leftWindow = ({ id }: Way): Expected =>
  id === "albedo"
    ? ["rejected albedoRejected", "popup-closed closedEarly"]
    : "popup-closed closedEarly"

/** The wallet's window does not open, closes, or shows something else. */
export const windows: readonly Scenario[] = [
  {
    name: "window-blocked-by-the-browser",
    says: "The browser refuses the wallet's window.",
    ask: "transaction",
    excludes: onlyWindows,
    async cause(on) {
      await on.page.evaluate(() => {
        const { open } = window
        window.open = () => {
          window.open = open
          return null
        }
      })
    },
    sees: () => "popup-blocked",
  },
  {
    name: "window-without-a-click",
    says: "The app asks without a click, and shows no screen that could ask for one.",
    ask: "transaction",
    excludes: onlyWindows,
    cause: (on) =>
      on.page.evaluate(async (xdr) => {
        const { connect, createKit, loaded, run } = window.bench
        const kit = createKit({}, "no screen")
        await loaded.side.click(() => connect({}, kit))
        Object.defineProperty(navigator, "userActivation", {
          configurable: true,
          value: { isActive: false },
        })
        run(() =>
          kit.signTransaction(xdr).finally(() => {
            Reflect.deleteProperty(navigator, "userActivation")
            kit.destroy()
          }),
        )
      }, on.payload),
    sees: () => "popup-blocked needsClick",
  },
  {
    name: "window-closed-before-it-loads",
    says: "The user closes the wallet's window before its site has answered.",
    ask: "transaction",
    excludes: onlyWindows,
    cause: (on) =>
      withSite(
        on,
        () => {},
        (popup) => popup.close(),
      ),
    sees: () => "popup-closed",
  },
  {
    name: "window-never-loads",
    says: "The wallet's site never answers, and the user waits.",
    ask: "transaction",
    excludes: onlyWindows,
    cause: (on) =>
      withSite(
        on,
        () => {},
        () => passLimit(on),
      ),
    sees: () => "timeout expired",
  },
  {
    name: "window-shows-an-error",
    says: "The wallet's site answers with an error page, which the user closes.",
    ask: "transaction",
    excludes: onlyWindows,
    cause: (on) =>
      withSite(
        on,
        (route) =>
          route.fulfill({ status: 503, contentType: "text/html", body: "<h1>Unavailable</h1>" }),
        async (popup) => {
          await popup.getByRole("heading", { name: "Unavailable" }).waitFor()
          await popup.close()
        },
      ),
    sees: () => "popup-closed",
  },
  {
    name: "window-has-no-connection",
    says: "The wallet's site can't be reached, and the user closes the browser's error page.",
    ask: "transaction",
    excludes: onlyWindows,
    async cause(on) {
      let fail = (): void => {}
      const failed = new Promise<void>((resolve) => {
        fail = resolve
      })
      await withSite(
        on,
        (route) => route.abort("connectionrefused").then(fail),
        async (popup) => {
          await failed
          await popup.close()
        },
      )
    },
    sees: () => "popup-closed",
  },
  {
    name: "window-sent-to-another-site",
    says: "The wallet's site sends its window to another one, which claims that the user declined.",
    ask: "transaction",
    excludes: onlyWindows,
    cause: (on) =>
      withSite(
        on,
        (route) =>
          route.fulfill({ status: 302, headers: { location: `${process.env.HARNESS_URL}?` } }),
        async (popup) => {
          await popup.waitForURL(`${process.env.HARNESS_URL}?`)
          await popup.evaluate(() => {
            opener.postMessage({ type: "XBULL_SIGN_RESPONSE", success: false }, "*")
            opener.postMessage({ albedoIntentResult: { error: { code: -4 } } }, "*")
          })
          await popup.close()
        },
      ),
    sees: () => "popup-closed",
  },
  {
    name: "window-cut-from-the-app",
    says: "The wallet's site cuts the link to the app by its opener policy.",
    ask: "transaction",
    excludes: onlyWindows,
    cause: (on) =>
      withSite(
        on,
        async (route) => {
          const response = await route.fetch()
          const headers = { ...response.headers(), "cross-origin-opener-policy": "same-origin" }
          await route.fulfill({ response, headers })
        },
        async (popup) => {
          await on.page.evaluate(() => window.bench.outcome())
          await popup.close()
        },
      ),
    sees: () => "popup-closed",
  },
  {
    name: "window-killed-while-asked",
    says: "The wallet's window is gone at once while it shows the request, without a word.",
    ask: "transaction",
    excludes: onlyWindows,
    async cause(on) {
      const popup = await askInWindow(on)
      await on.page.evaluate(() => window.bench.shown())
      await popup.close({ runBeforeUnload: false })
    },
    sees: () => "popup-closed",
  },
  {
    name: "window-led-elsewhere-while-asked",
    says: "The user leads the wallet's window to another site while it shows the request, and closes it.",
    ask: "transaction",
    excludes: onlyWindows,
    async cause(on) {
      const popup = await askInWindow(on)
      await on.page.evaluate(() => window.bench.shown())
      await popup.goto("about:blank").catch(() => {})
      await popup.close()
    },
    sees: leftWindow,
  },
  {
    name: "window-reloaded-while-asked",
    says: "The user reloads the wallet's window while it shows the request, and closes it.",
    ask: "transaction",
    excludes: onlyWindows,
    async cause(on) {
      const popup = await askInWindow(on)
      await on.page.evaluate(() => window.bench.shown())
      await popup.reload().catch(() => {})
      await popup.close()
    },
    sees: leftWindow,
  },
  {
    name: "window-that-chatters",
    says: "The wallet's window posts a thousand other messages before the answer.",
    ask: "transaction",
    excludes: onlyWindows,
    async cause(on) {
      const popup = await askInWindow(on)
      await on.page.evaluate(() => window.bench.shown())
      await popup.evaluate(() => {
        for (let turn = 0; turn < 1_000; turn++)
          opener.postMessage([null, "junk", turn, {}, { type: "XBULL" }][turn % 5], "*")
      })
      await decide(on, "approve")
    },
    sees: () => "succeeds",
  },
]
