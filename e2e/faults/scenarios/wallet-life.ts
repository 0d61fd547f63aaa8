import { seesClosed } from "../expected.js"
import type { Bench, Scenario } from "../scenario.js"
import { askAndShow, askInVain, decide, passLimit, setWallet } from "../wallet-side.js"
import type { Way } from "../ways.js"

/** XE1: nobody tells the page that xBull's window was closed, and xBull's own object waits for ever. */
const neverEnds = (way: Way): string | undefined =>
  way.id === "xbull extension"
    ? "its own object would wait, and listen, for ever"
    : way.route === "in-app"
      ? "the app does not tell the page"
      : waitsForDevice(way)

const isElsewhere = (way: Way): string | undefined =>
  way.route === "window" || way.id === "walletconnect"
    ? "a website or a phone is not installed here"
    : way.route === "in-app"
      ? "the page is inside of the wallet"
      : way.id === "metamask"
        ? "Chromium then ends its ports, as when it is updated"
        : waitsForDevice(way)

/** Devices have scenarios of their own. */
const waitsForDevice = ({ id, route }: Way): string | undefined =>
  route === "device" || id === "trezor" ? "the app's screen waits for the device" : undefined

/** The wallet itself is locked, removed, updated, or stopped. */
export const walletLife: readonly Scenario[] = [
  {
    name: "wallet-locked-before-request",
    says: "The wallet is locked, and its owner closes it without unlocking.",
    ask: "transaction",
    async cause(on) {
      await setWallet(on, { locked: true, answer: "close" })
    },
    excludes: neverEnds,
    sees: seesClosed,
  },
  {
    name: "wallet-unlocked-in-time",
    says: "The wallet is locked, and its owner unlocks it and approves.",
    ask: "transaction",
    excludes: waitsForDevice,
    cause: (on) => setWallet(on, { locked: true, answer: "approve" }),
    sees: () => "succeeds",
  },
  {
    name: "wallet-locked-while-asked",
    says: "The wallet locks itself while it shows the request, and its owner unlocks it and approves.",
    ask: "transaction",
    async cause(on) {
      await askAndShow(on)
      await setWallet(on, { locked: true })
      await decide(on, "approve")
    },
    sees: () => "succeeds",
  },
  {
    name: "wallet-closed-while-asked",
    says: "The owner closes the wallet's window or view without an answer.",
    ask: "transaction",
    async cause(on) {
      await askAndShow(on)
      await decide(on, "close")
    },
    excludes: neverEnds,
    sees: seesClosed,
  },
  {
    name: "wallet-never-answers",
    says: "The wallet takes the request and never answers.",
    ask: "transaction",
    async cause(on) {
      await setWallet(on, { answer: "never" })
      await askInVain(on)
    },
    sees: () => "timeout expired",
  },
  {
    name: "wallet-removed-while-asked",
    says: "The wallet is removed while it shows the request.",
    ask: "transaction",
    // Rabet's own object waits for an answer to the end of its window.
    keeps: ["listeners of RABET_EXTENSION_CLOSE_WINDOW_RESPONSE"],
    excludes: isElsewhere,
    async cause(on) {
      await askAndShow(on)
      await setWallet(on, { installed: false })
      await passLimit(on)
    },
    sees: () => "timeout expired",
  },
  {
    name: "wallet-removed-before-request",
    says: "The wallet is removed after it was connected.",
    ask: "transaction",
    excludes: (way) =>
      way.id === "xbull extension" ? "its website stands in for its extension" : isElsewhere(way),
    async cause(on) {
      await setWallet(on, { installed: false })
      await passAfterwards(on)
    },
    sees: ({ id }) => (id === "gnomon" ? "external failedWith" : "timeout expired"),
  },
  {
    name: "wallet-updated-while-asked",
    says: "The extension is updated or disabled while it shows the request.",
    ask: "transaction",
    excludes: hasNoSign,
    breaksPage: isGoneForGood,
    async cause(on) {
      await askAndShow(on)
      await lose(on)
      if (isSilentWhenLost(on.way)) await passLimit(on)
    },
    // OneKey says that it disconnects before its bridge is found missing.
    sees: (way) =>
      isSilentWhenLost(way)
        ? "timeout expired"
        : ["page-stale switchedOff", ...(way.id === "onekey" ? ["aborted disconnected"] : [])],
  },
  {
    name: "wallet-updated-before-request",
    says: "The extension was updated or disabled after the page was opened.",
    ask: "transaction",
    excludes: hasNoSign,
    breaksPage: isGoneForGood,
    cause: lose,
    sees: ({ id }) => lostBefore[id] ?? "page-stale switchedOff",
  },
  {
    name: "wallet-forgot-the-site",
    says: "The owner has removed the site from the wallet's list of sites. Asked again, the owner approves.",
    ask: "transaction",
    async cause(on) {
      await setWallet(on, { grants: [] })
      await on.ask()
      if (on.way.id !== "freighter") return
      // Its window opens with a disabled button (FR5).
      await on.page.evaluate(() => window.bench.shown())
      await decide(on, "reject")
    },
    // Wallets that sign only for sites with access refuse, with their own words.
    sees: ({ id, route }) =>
      id === "freighter"
        ? "rejected declined"
        : route === "injected object" || id === "fordefi"
          ? ["succeeds", "bad-request", "internal failedWith"]
          : id === "metamask"
            ? "no-wallet notConnected"
            : "succeeds",
  },
]

/** Asks, and lets the limit pass when the page has nothing left to do. */
async function passAfterwards(on: Bench): Promise<void> {
  await on.ask()
  await on.page.evaluate(() => window.bench.idle())
  await passLimit(on)
}

/** Cuts the page's connection to the extension. */
function lose(on: Bench): Promise<void> {
  return on.page.evaluate(() => window.bench.loaded.side.lose?.())
}

/** Their pages learn it only with the next request. */
const isSilentWhenLost = ({ id }: Way): boolean =>
  ["lobstr", "rabet", "xbull extension", "gnomon"].includes(id)

const lostBefore: Readonly<Partial<Record<Way["id"], string>>> = {
  // XE1: xBull reports the same after a closed window.
  "xbull extension": "popup-closed xbullClosed",
  // The draft has no code for it: what the wallet says is shown.
  gnomon: "external failedWith",
}

/** ON1: only a reload brings OneKey back. */
function isGoneForGood({ id }: Way): boolean {
  return id === "onekey"
}

/** The ways on which a page gets a sign that its extension was updated or disabled. */
const lost: readonly string[] = [
  "freighter",
  "onekey",
  "metamask",
  "xbull extension",
  "rabet",
  "lobstr",
  "gnomon",
]

function hasNoSign({ id }: Way): string | undefined {
  return lost.includes(id) ? undefined : "the page gets no sign of it"
}
