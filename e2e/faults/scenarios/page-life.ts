import type { Bench, Scenario } from "../scenario.js"
import { askAndShow, decide } from "../wallet-side.js"
import type { Way } from "../ways.js"

const needsNetwork = ({ id, route }: Way): boolean =>
  route === "window" || route === "relay" || route === "in-app" || id === "hot"

/** Asks while the page's clock is wrong by some ms. */
function askWithClock(on: Bench, off: number): Promise<void> {
  return on.page.evaluate(
    ({ xdr, off }) => {
      const { kit, run } = window.bench
      const { now } = Date
      Date.now = () => now() + off
      run(() =>
        kit.signTransaction(xdr).finally(() => {
          Date.now = now
        }),
      )
    },
    { xdr: on.payload, off },
  )
}

/** Asks with a kit that remembers its connection, while another tab changes what is remembered. */
async function askBesideTab(on: Bench, change: "forget" | "replace"): Promise<void> {
  await on.page.evaluate(async (xdr) => {
    const { connect, createKit, loaded, run } = window.bench
    const kit = createKit({ storage: localStorage })
    await loaded.side.click(() => connect({}, kit))
    await loaded.wallet.update({ answer: "ask" })
    run(() => kit.signTransaction(xdr).finally(() => kit.destroy()))
    await window.bench.shown()
  }, on.payload)
  const tab = await on.page.context().newPage()
  await tab.goto(`${process.env.HARNESS_URL}`)
  const noticed = on.page.evaluate(
    () => new Promise((resolve) => window.addEventListener("storage", resolve, { once: true })),
  )
  await tab.evaluate((change) => {
    const key = "alidade:connection"
    if (change === "forget") localStorage.removeItem(key)
    else {
      const { address } = JSON.parse(localStorage.getItem(key)!) as { address: string }
      localStorage.setItem(key, JSON.stringify({ walletId: "another", address }))
    }
  }, change)
  await noticed
  await tab.close()
}

/** The tab is hidden, or offline, its clock is wrong, or another tab interferes. */
export const pageLife: readonly Scenario[] = [
  {
    name: "tab-hidden-while-asked",
    says: "The user goes to another tab while the wallet shows the request, approves, and comes back.",
    ask: "transaction",
    async cause(on) {
      await askAndShow(on)
      const show = (visibilityState: "hidden" | "visible"): Promise<void> =>
        on.page.evaluate((value) => {
          Object.defineProperty(document, "visibilityState", { configurable: true, value })
          document.dispatchEvent(new Event("visibilitychange"))
        }, visibilityState)
      await show("hidden")
      await decide(on, "approve")
      await show("visible")
    },
    sees: () => "succeeds",
  },
  {
    name: "offline-for-a-moment",
    says: "The machine is offline for a moment while the wallet shows the request. The user then approves.",
    ask: "transaction",
    async cause(on) {
      await askAndShow(on)
      const context = on.page.context()
      await context.setOffline(true)
      await context.setOffline(false)
      await decide(on, "approve")
    },
    sees: () => "succeeds",
  },
  {
    name: "offline-when-asked",
    says: "The machine is offline when the app asks a wallet that needs no network.",
    ask: "transaction",
    excludes: (way) =>
      needsNetwork(way) || way.id === "xbull extension" ? "it needs the network" : undefined,
    async cause(on) {
      const context = on.page.context()
      await context.setOffline(true)
      await on.ask()
      await on.page.evaluate(() => window.bench.outcome())
      await context.setOffline(false)
    },
    sees: () => "succeeds",
  },
  {
    name: "clock-an-hour-ahead",
    says: "The machine's clock is an hour ahead.",
    ask: "transaction",
    cause: (on) => askWithClock(on, 3_600_000),
    sees: () => "succeeds",
  },
  {
    name: "clock-an-hour-behind",
    says: "The machine's clock is an hour behind.",
    ask: "transaction",
    cause: (on) => askWithClock(on, -3_600_000),
    sees: () => "succeeds",
  },
  {
    name: "other-tab-disconnects-while-asked",
    says: "The app is disconnected in another tab while the wallet shows the request.",
    ask: "transaction",
    cause: (on) => askBesideTab(on, "forget"),
    sees: () => "aborted disconnected",
  },
  {
    name: "other-tab-connects-another-wallet",
    says: "The app connects another wallet in another tab while the wallet shows the request. This tab keeps its own.",
    ask: "transaction",
    async cause(on) {
      await askBesideTab(on, "replace")
      await decide(on, "approve")
    },
    sees: () => "succeeds",
  },
]
