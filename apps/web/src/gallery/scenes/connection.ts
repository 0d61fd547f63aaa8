import { type ErrorKind, type Reason, reason, WalletError, type WalletModule } from "@alidade/core"
import type { Scene, Surface } from "../scene.js"
import { press, type Step, see, steps } from "../scripted-user.js"
import {
  absent,
  asking,
  elsewhere,
  never,
  type ScriptedWallet,
  scripted,
  windowed,
} from "../scripted-wallets.js"
import { openPicker } from "./picker.js"

/** Picks the only wallet in the list. */
export const pick: Step = steps(openPicker, press("[data-wallet]"))

const inState = (state: string): string => `[data-part="status"][data-state="${state}"]`

function scene(
  title: string,
  state: string,
  wallet: () => WalletModule,
  own: Partial<Scene> = {},
): Scene {
  return { title, wallets: () => [wallet()], act: pick, shows: inState(state), ...own }
}

/** A connection that fails with this error, as the wallet's client throws it. */
function failing(
  title: string,
  kind: ErrorKind,
  words: Reason | string,
  wallet: ScriptedWallet = "freighter",
): Scene {
  const getAddress = (): Promise<never> => Promise.reject(new WalletError(kind, words))
  return scene(title, kind, () => scripted(wallet, { getAddress }))
}

/** The window opens on a click. */
const afterClick: Partial<Scene> = { act: steps(pick, press('[data-action="proceed"]')) }

const quiet: Partial<WalletModule> = { getAddress: () => never }

const waiting: Surface["scenes"] = {
  starting: scene(
    "Checking whether it is installed",
    "starting",
    () => absent("freighter", { isAvailable: () => never }),
    { stoppedTimers: [500] },
  ),
  "awaiting-extension": scene("Waiting for an extension", "awaiting-extension", () =>
    scripted("freighter", quiet),
  ),
  "needs-click": scene("A popup needs a click", "needs-click", () =>
    scripted("albedo", { ...quiet, ...windowed }),
  ),
  "awaiting-popup": scene(
    "Waiting for a popup",
    "awaiting-popup",
    () => scripted("albedo", { ...quiet, ...windowed }),
    afterClick,
  ),
  "awaiting-phone": scene("Waiting for a phone", "awaiting-phone", () =>
    asking("walletConnect", () => ({
      kind: "waiting",
      on: "phone",
      peer: "Lumo",
      link: { href: "https://wallet.example/wc", name: "Lumo" },
    })),
  ),
  "awaiting-device": scene("Waiting for a device", "awaiting-device", () =>
    scripted("ledger", quiet),
  ),
  "awaiting-messenger": scene("Waiting for a messenger", "awaiting-messenger", () =>
    asking("hot", () => ({ kind: "waiting", on: "messenger" })),
  ),
  slow: scene("Slow response", "awaiting-extension", () => scripted("freighter", quiet), {
    requestAge: 15_000,
    shows: '[data-part="slow"]',
  }),
  "device-locked": scene("Device locked", "locked", () =>
    asking("ledger", () => ({
      kind: "waiting",
      on: "device",
      error: new WalletError("locked", "Unlock your Ledger, then try again."),
      retry: () => {},
    })),
  ),
}

/** Reported as missing only after it was picked. */
function vanishing(arrival: (arrived: () => void) => void = () => {}): WalletModule {
  let gone: (here: boolean) => void = () => {}
  let calls = 0
  return absent("freighter", {
    isAvailable: () => {
      calls += 1
      if (calls === 1) return new Promise((resolve) => (gone = resolve))
      gone(false)
      return Promise.resolve(false)
    },
    onArrival: (arrived) => {
      arrival(arrived)
      return () => {}
    },
  })
}

let arrive: () => void = () => {}

const ended: Surface["scenes"] = {
  locked: failing(
    "Locked",
    "locked",
    reason("unlockExtension", "Open the extension, unlock it, then try again."),
  ),
  rejected: failing(
    "Declined",
    "rejected",
    reason("declined", "The request was declined in {wallet}, or its window was closed.", {
      wallet: "Freighter",
    }),
  ),
  "rejected-phone": failing(
    "Declined on a phone",
    "rejected",
    "The wallet on the phone did not connect.",
    "walletConnect",
  ),
  "popup-blocked": scene(
    "Popup blocked",
    "popup-blocked",
    () =>
      scripted("albedo", {
        open: () => {
          throw new WalletError("popup-blocked", "The browser did not open the window.")
        },
      }),
    afterClick,
  ),
  "popup-closed": failing(
    "Popup closed",
    "popup-closed",
    reason("withRemedy", "{said} {remedy}", {
      said: reason("windowClosed", "The {wallet} window was closed.", { wallet: "Albedo" }),
      remedy: reason("noAccountYet", "No account in {wallet} yet? Create one there first.", {
        wallet: "Albedo",
      }),
    }),
    "albedo",
  ),
  "device-not-chosen": failing(
    "No device chosen",
    "popup-closed",
    reason(
      "ledgerNotChosen",
      "No device was chosen. Plug in your Ledger, unlock it, and choose it in your browser's list.",
    ),
    "ledger",
  ),
  "not-installed": scene("Not installed", "not-installed", () => vanishing(), {
    stoppedTimers: [500],
  }),
  arrived: scene(
    "Installed while waiting",
    "arrived",
    () => vanishing((arrived) => (arrive = arrived)),
    { stoppedTimers: [500], act: steps(pick, see(inState("not-installed")), async () => arrive()) },
  ),
  "wrong-network": scene(
    "On a different network",
    "wrong-network",
    () => scripted("freighter", elsewhere),
    { stoppedTimers: [700] },
  ),
  unsupported: failing(
    "Not supported",
    "unsupported",
    "This app needs authorization entries, which this wallet does not sign.",
    "lobstr",
  ),
  outdated: failing("Outdated", "outdated", "Version 5 or later is needed."),
  "page-stale": failing(
    "The page must be reloaded",
    "page-stale",
    reason("switchedOff", "{wallet} was turned off or updated. Reload this page.", {
      wallet: "Freighter",
    }),
  ),
  timeout: scene("No answer", "timeout", () =>
    scripted("freighter", { ...quiet, limits: { connect: 1 } }),
  ),
  "wrong-account": failing(
    "Different account",
    "wrong-account",
    "The account changed in Freighter while it was being asked.",
  ),
  "wrong-app": failing(
    "Another app is open on the device",
    "wrong-app",
    "On your Ledger another app is open. Open the Stellar app.",
    "ledger",
  ),
  unplugged: failing("Device unplugged", "unplugged", "Attach your Ledger by cable.", "ledger"),
  failed: failing("Something went wrong", "internal", "The extension’s background did not start."),
  "failed-details": {
    ...failing("Something went wrong, details", "internal", "The background did not start."),
    act: steps(pick, press('[data-part="details"] summary')),
    shows: '[data-part="details"][open]',
  },
  "report-copied": {
    ...failing("Something went wrong, report copied", "internal", "The background did not start."),
    stoppedTimers: [3_000],
    act: steps(pick, press('[data-part="details"] summary'), press('[data-part="copy-report"]')),
    shows: '[data-part="details"] [role="status"]:not(:empty)',
  },
  mismatch: scene("Unexpected reply", "bad-reply", () =>
    scripted("freighter", { getAddress: async () => ({ address: "not an address" }) }),
  ),
  success: scene("Connected", "success", () => scripted("freighter"), { stoppedTimers: [700] }),
}

/** The connection view in all its states. */
export const connection: Surface = {
  title: "Connection view",
  scenes: { ...waiting, ...ended },
}
