import type { Page } from "@playwright/test"
import { openTab } from "../open-tab.js"
import type { Bench, Scenario } from "../scenario.js"
import type { Way } from "../ways.js"

declare global {
  interface Window {
    /** The kit of a tab that remembers its connection, as that of an app does. */
    tabKit?: ReturnType<Window["bench"]["createKit"]>
  }
}

/** Why two tabs with a simulated wallet each tell nothing about the real one. */
const alone = ({ id }: Way): string | undefined =>
  id === "walletconnect" ? "each tab would have a phone of its own, with the same keys" : undefined

/** Connects a kit that remembers its connection. */
async function connect(tab: Page): Promise<void> {
  await tab.evaluate(async () => {
    const { connect, createKit, loaded } = window.bench
    await loaded.side.approve()
    const kit = createKit({ storage: localStorage })
    window.tabKit = kit
    await loaded.side.click(() => connect({}, kit))
  })
}

/** Resolves once the tab's kit is disconnected. */
function untilDisconnected(tab: Page): Promise<void> {
  return tab.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const kit = window.tabKit!
        const look = (): void => {
          if (kit.getState().status !== "disconnected") return
          stop()
          resolve()
        }
        const stop = kit.subscribe(look)
        look()
      }),
  )
}

function destroy(tab: Page): Promise<void> {
  return tab.evaluate(() => window.tabKit?.destroy())
}

/** Rabet can't be unsubscribed from: its client subscribes once, for as long as the page lives. */
const FOREVER = "listeners of RABET_EXTENSION_CHANGE_"

/** Closes a second tab, in which nothing may be left of what it asked. */
async function close(tab: Page): Promise<void> {
  const all = await tab.evaluate(() => window.bench.left())
  const left = all.filter((what) => !what.startsWith(FOREVER))
  await tab.close()
  if (left.length > 0) throw new Error(`The other tab has left: ${left.join(", ")}`)
}

/** Has the tab's kit sign, and keeps how that ends. */
function sign(tab: Page, xdr: string): Promise<void> {
  return tab.evaluate((xdr) => {
    const kit = window.tabKit!
    window.bench.run(() => kit.signTransaction(xdr))
  }, xdr)
}

/** Both tabs connect and sign. One disconnects, and the other follows. */
async function signInTwoTabs(on: Bench): Promise<void> {
  const { page } = on
  const tab = await openTab(on)
  const both = [page, tab]
  for (const each of both) await connect(each)
  for (const each of both) await sign(each, on.payload)
  const outcomes = await Promise.all(
    both.map((each) => each.evaluate(() => window.bench.outcome())),
  )
  await tab.evaluate(() => window.tabKit?.disconnect())
  await untilDisconnected(page)
  for (const each of both) await destroy(each)
  await close(tab)
  if (outcomes[1] !== "succeeds") throw new Error(`The other tab saw ${outcomes[1]}.`)
}

/** This tab asks, and another one that is connected too disconnects. */
async function disconnectInAnotherTab(on: Bench): Promise<void> {
  const { page } = on
  const tab = await openTab(on)
  for (const each of [page, tab]) await connect(each)
  await page.evaluate(() => window.bench.loaded.wallet.update({ answer: "ask" }))
  await sign(page, on.payload)
  await page.evaluate(() => window.bench.shown())
  await tab.evaluate(() => window.tabKit?.disconnect())
  await page.evaluate(() => window.bench.outcome())
  await untilDisconnected(page)
  for (const each of [page, tab]) await destroy(each)
  await close(tab)
}

/** Two whole tabs of the app, each with the wallet and a kit that remembers its connection. */
export const tabs: readonly Scenario[] = [
  {
    name: "two-tabs-sign-at-once",
    says: "Two tabs of the app connect and sign at once. Then one disconnects, and the other follows.",
    ask: "transaction",
    excludes: alone,
    cause: signInTwoTabs,
    sees: () => "succeeds",
  },
  {
    name: "another-tab-disconnects-while-asked",
    says: "Two tabs of the app are connected. One disconnects while the wallet shows the other's request.",
    ask: "transaction",
    excludes: alone,
    cause: disconnectInAnotherTab,
    sees: () => "aborted disconnected",
  },
]
