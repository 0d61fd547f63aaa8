import { expect } from "@playwright/test"
import type { Bench, Scenario } from "../scenario.js"
import { askAndShow, decide } from "../wallet-side.js"
import type { Way } from "../ways.js"

const hasSocket = ({ route }: Way): string | undefined =>
  route === "relay" ? "the browser does not keep a page with an open socket" : undefined

/** Why the browser forgets a page that is left while it asks. */
const forgotten = (way: Way): string | undefined =>
  way.route === "window" ? "the browser does not keep a page with an open window" : hasSocket(way)

/** Notes in the page's root that the page gets an event. */
function note(on: Bench, type: "freeze" | "resume" | "pageshow"): Promise<void> {
  return on.page.evaluate((type) => {
    const target = type === "pageshow" ? window : document
    const { dataset } = document.documentElement
    delete dataset[type]
    target.addEventListener(
      type,
      (event) => {
        dataset[type] = String("persisted" in event ? event.persisted : true)
      },
      { once: true },
    )
  }, type)
}

/** Waits for an event that was to be noted. */
function until(on: Bench, type: "freeze" | "resume" | "pageshow"): Promise<void> {
  const noted = (): Promise<string | undefined> =>
    // The page that was left may be on its way back.
    on.page.evaluate((type) => document.documentElement.dataset[type], type).catch(() => undefined)
  return expect.poll(noted, type).toBe("true")
}

/** Has the browser freeze the tab, as it does with those in the background, and thaw it. */
async function freeze(on: Bench): Promise<void> {
  await note(on, "freeze")
  await note(on, "resume")
  const session = await on.page.context().newCDPSession(on.page)
  await session.send("Page.setWebLifecycleState", { state: "frozen" })
  await until(on, "freeze")
  await session.send("Page.setWebLifecycleState", { state: "active" })
  await until(on, "resume")
  await session.detach()
  await on.page.bringToFront()
}

/** Leaves the page for another one, and goes back to it. Fails unless the browser has kept it meanwhile. */
async function leaveAndReturn(on: Bench): Promise<void> {
  const { page } = on
  await note(on, "pageshow")
  await page.goto(`${process.env.HARNESS_URL}?left`)
  await page.locator("html[data-ready]").waitFor()
  await page.evaluate(() => history.back())
  await until(on, "pageshow")
}

/** The browser freezes a page, or keeps it in its back/forward cache. */
export const keptPages: readonly Scenario[] = [
  {
    name: "tab-frozen-while-asked",
    says: "The browser freezes the tab while the wallet shows the request, and thaws it. The user approves.",
    ask: "transaction",
    needsWholeBrowser: true,
    async cause(on) {
      await askAndShow(on)
      await freeze(on)
      await decide(on, "approve")
    },
    sees: () => "succeeds",
  },
  {
    name: "left-and-come-back-while-asked",
    says: "The user leaves the page while the wallet shows the request, goes back, and approves. The browser has kept the page.",
    ask: "transaction",
    excludes: forgotten,
    needsWholeBrowser: true,
    async cause(on) {
      await askAndShow(on)
      await leaveAndReturn(on)
      await decide(on, "approve")
    },
    sees: () => "succeeds",
  },
  {
    name: "left-and-come-back-before-asking",
    says: "The user leaves the page and goes back. The browser has kept the page, and the app asks.",
    ask: "transaction",
    excludes: hasSocket,
    needsWholeBrowser: true,
    cause: leaveAndReturn,
    sees: () => "succeeds",
  },
]
