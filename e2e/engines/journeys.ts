import type { EnginePage } from "./page.js"
import {
  choose,
  fill,
  press,
  until,
  waitForRemoval,
  waitForSelector,
  waitForText,
} from "./page-actions.js"

/** A journey through the front end, the same in every engine. */
export interface Journey {
  title: string
  /** Runs on the front end's page, opened with its own sandbox. */
  walk: (page: EnginePage) => Promise<void>
}

/** The second account of the simulated wallets. */
const destination = "GBO3RFQLRYV5IH64RVF3J6JKONZYH6X53Z44HPJMNCKH3SWNMTGALCX4"

/** Approves in the wallet's own window, on its own site. */
async function inWindow(page: EnginePage): Promise<void> {
  const popup = await until("the wallet's window", async () => (await page.popups())[0])
  await press(popup, "button", "Approve")
  await until("the window to close", async () => (await page.popups()).length === 0)
}

/** Approves in the window that a simulated extension or phone shows over the page. */
const overPage = (page: EnginePage): Promise<void> => press(page, "button", "Approve")

/** Approves in the wallet's page in a frame. */
async function inFrame(page: EnginePage): Promise<void> {
  const frame = await until("the wallet's frame", () => page.frame("[data-part=frame]"))
  await press(frame, "button", "Approve")
  await waitForRemoval(page, ".alidade-overlay")
}

const wallets = [
  ["Freighter", overPage],
  ["Albedo", inWindow],
  ["xBull", inWindow],
  ["HOT Wallet", inFrame],
  ["WalletConnect", overPage],
] as const

/** Makes a payment, from connecting to disconnecting. */
async function pay(
  page: EnginePage,
  wallet: string,
  approve: (page: EnginePage) => Promise<void>,
): Promise<void> {
  await press(page, "button", new RegExp(`^${wallet}`), "dialog[open]")
  await approve(page)
  await press(page, "button", "Fund with test XLM")
  await waitForText(page, "10,000.00 XLM")
  await waitForRemoval(page, "dialog[open]")
  await fill(page, "Destination", destination)
  await fill(page, "Amount", "12.5")
  await press(page, "button", "Review the payment")
  await press(page, "button", `Sign in ${wallet}`)
  await approve(page)
  // While the signing dialog closes, the page behind it ignores clicks.
  await waitForRemoval(page, "dialog[open]")
  await press(page, "button", "Send it")
  await waitForText(page, /Confirmed in ledger \d/)
  await waitForText(page, "9,987.49999 XLM")
  await press(page, "button", /^Account/, "header")
  await press(page, "button", "Disconnect", "header")
  await waitForText(page, "Connect a wallet")
}

/** Closes the wallet's frame once it shows a request, and checks that the page still works. */
async function closeFrame(page: EnginePage, close: () => Promise<void>): Promise<void> {
  await press(page, "button", /^HOT Wallet/, "dialog[open]")
  const frame = await until("the wallet's frame", () => page.frame("[data-part=frame]"))
  await until("what the wallet asks", () =>
    frame.evaluate(() => document.body.shadowRoot?.textContent?.includes("Approve") === true, null),
  )
  await close()
  await waitForRemoval(page, ".alidade-overlay")
}

/** The journeys, in the order in which they run. */
export const journeys: readonly Journey[] = [
  {
    title: "Back closes a dialog and stays on the page",
    async walk(page) {
      // WebKit's Back skips history entries made without a click, so the dialog's code must have loaded by then.
      await press(page, "button", "Connect a wallet")
      await waitForSelector(page, "dialog[open]")
      await page.escape()
      await waitForRemoval(page, "dialog[open]")
      await press(page, "button", "Connect a wallet")
      await waitForSelector(page, "dialog[open]")
      await page.back()
      await waitForRemoval(page, "dialog[open]")
      await waitForText(page, "Connect a wallet")
    },
  },
  ...wallets.map(([wallet, approve]) => ({
    title: `a payment with ${wallet}, from connecting to disconnecting`,
    async walk(page: EnginePage) {
      // HOT signs only for Public.
      if (wallet === "HOT Wallet") await choose(page, "Public (sandbox)")
      await press(page, "button", "Connect a wallet")
      await pay(page, wallet, approve)
    },
  })),
  {
    title: "HOT's frame closes with its cross and with Escape, and the page goes on",
    async walk(page) {
      await choose(page, "Public (sandbox)")
      await press(page, "button", "Connect a wallet")
      await closeFrame(page, () => press(page, "button", "Close", ".alidade-overlay"))
      await press(page, "button", "Back", "dialog[open]")
      await closeFrame(page, () => page.escape())
    },
  },
]
