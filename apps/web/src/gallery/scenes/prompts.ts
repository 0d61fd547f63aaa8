import {
  type AccountsPrompt,
  type PairingPrompt,
  type PartiesPrompt,
  WalletError,
} from "@alidade/core"
import type { Scene, Surface } from "../scene.js"
import { press, see, steps, type } from "../scripted-user.js"
import { accounts, asking, deviceAccounts, never, pairing } from "../scripted-wallets.js"
import { pick } from "./connection.js"

function device(
  title: string,
  own: Partial<AccountsPrompt> = {},
  shows = '[data-part="accounts"]',
): Scene {
  return {
    title,
    wallets: () => [asking("ledger", (show) => accounts(show, own))],
    act: pick,
    shows,
  }
}

function verifying(title: string, answer: boolean | undefined, shows: string): Scene {
  return {
    title,
    wallets: () => [asking("ledger", (show) => accounts(show, {}, answer))],
    act: steps(pick, press('[data-action="verify"]')),
    shows,
  }
}

/** Two extensions answer as one wallet, and some of them have shared their account. */
function parties(title: string, count: number): Scene {
  const addresses = deviceAccounts.slice(0, count).map(({ publicKey }) => publicKey)
  const prompt: PartiesPrompt = { kind: "parties", accounts: addresses, choose: () => {} }
  return {
    title,
    wallets: () => [asking("freighter", () => prompt)],
    act: pick,
    shows: '[data-part="parties"]',
  }
}

/** The accounts of a device, and of extensions. */
export const accountPicker: Surface = {
  title: "Account picker",
  scenes: {
    reading: device("Reading the first account", { accounts: [], reading: true }),
    "reading-more": device("Reading more accounts", { reading: true }),
    read: device("Accounts read"),
    error: device("Device error", {
      error: new WalletError("locked", "Unlock your Ledger, then try again."),
    }),
    "wrong-app": device("Another app is open on the device", {
      error: new WalletError(
        "wrong-app",
        "On your Ledger another app is open. Open the Stellar app, then try again.",
      ),
    }),
    "two-parties": parties("Two extensions answer as one wallet", 2),
    "one-of-two-parties": parties("Two extensions answer, one has shared an account", 1),
    "nothing-read": device("No account read", {
      accounts: deviceAccounts.slice(0, 0),
      error: new WalletError("unplugged", "Attach your Ledger by cable, then try again."),
    }),
    verifying: verifying(
      "Verifying an address on the device",
      undefined,
      '[data-action="verify"][data-state="verifying"]',
    ),
    verified: verifying(
      "Confirmed on the device",
      true,
      '[data-action="verify"][data-state="true"]',
    ),
    refused: verifying(
      "Not confirmed on the device",
      false,
      '[data-action="verify"][data-state="false"]',
    ),
  },
}

function code(title: string, own: Partial<PairingPrompt> = {}, seconds?: number): Scene {
  return {
    title,
    wallets: () => [asking("walletConnect", () => pairing(own, seconds))],
    act: pick,
    shows: `[data-part="pairing"][data-state="${own.state ?? "ready"}"]`,
    // The countdown stands still.
    stoppedTimers: [1_000],
  }
}

/** A code that is replaced, together with its link and wallets. */
function pairingEnded(
  title: string,
  state: PairingPrompt["state"],
  own: Partial<Scene> = {},
): Scene {
  let endPairing = (): void => {}
  return {
    ...code(title, { state }),
    wallets: () => [
      asking("walletConnect", (show) => {
        endPairing = () => {
          const { uri: _, expiresAt: __, wallets: ___, ...gone } = pairing({ state })
          show(gone)
        }
        return pairing()
      }),
    ],
    act: steps(pick, see('[data-part="pairing"][data-state="ready"]'), async () => endPairing()),
    ...own,
  }
}

/** The code for the app of one wallet, and perhaps its link. */
function appCode(title: string, shows: string, own: Partial<PairingPrompt> = {}): Scene {
  const { search: _, ...prompt } = pairing({ wallets: [], ...own })
  const phone = { by: "WalletConnect", inUse: true }
  return {
    ...code(title),
    wallets: () => [asking("freighter", () => prompt, { phone })],
    shows,
  }
}

const app = { id: "freighter", name: "Freighter", href: "https://wallet.example/wc" }

const explorer = steps(pick, press('[data-action="explorer"]'))

/** The WalletConnect modal with the pairing code. */
export const bridge: Surface = {
  title: "Bridge",
  scenes: {
    loading: {
      ...code("Loading"),
      wallets: () => [
        asking("walletConnect", () => {
          const { wallets: _, ...prompt } = pairing({ state: "starting" })
          return prompt
        }),
      ],
      // Without this, it opens after ten seconds without the wallet list.
      stoppedTimers: [200],
      shows: '[data-part="pairing"][data-state="loading"]',
    },
    ready: code("Pairing code"),
    expiring: code("Less than a minute left", {}, 42),
    listless: {
      ...code("Without the wallet list, after ten seconds"),
      wallets: () => [
        asking("walletConnect", () => {
          const { wallets: _, ...prompt } = pairing()
          return prompt
        }),
      ],
      // It polls at this interval for ten seconds.
      instantTimers: [200],
      shows: '[data-part="pairing"]:has(> .alidade-note) [data-part="qr"]',
    },
    renewing: pairingEnded("Renewing the code", "starting"),
    expired: pairingEnded("The code expired", "expired"),
    offline: pairingEnded("Connection service offline", "offline"),
    explorer: {
      ...code("All wallets"),
      act: explorer,
      shows: '[data-view="WalletExplorer"] [data-part="search"]',
    },
    searching: {
      ...code("All wallets, searching"),
      wallets: () => [asking("walletConnect", () => pairing({ search: () => never }))],
      act: steps(explorer, type('[data-part="search"] input', "Lu")),
      shows: '[data-view="WalletExplorer"] .alidade-spinner',
    },
    found: {
      ...code("All wallets, found"),
      act: steps(explorer, type('[data-part="search"] input', "Lu")),
      shows: '[data-part="linked-wallets"]:not(:has([data-wallet="astra"])) [data-wallet="lumo"]',
    },
    "no-match": {
      ...code("All wallets, no match"),
      act: steps(explorer, type('[data-part="search"] input', "Polaris")),
      shows: ".alidade-pairing .alidade-empty",
    },
    phone: { ...code("On a phone"), phone: true, shows: '[data-action="qrcode"]' },
    "phone-code": {
      ...code("On a phone, code for another device"),
      phone: true,
      act: steps(pick, press('[data-action="qrcode"]')),
      shows: '[data-view="Qrcode"] [data-part="qr"]',
    },
    "phone-expired": pairingEnded("On a phone, the code expired", "expired", { phone: true }),
    "app-opened": appCode("A wallet’s app, opened", '[data-state="awaiting-phone"]', {
      app,
      isOpened: true,
    }),
    "app-tap": appCode("A wallet’s app, before a tap", '[data-state="needs-tap"]', { app }),
    "app-code": appCode("A wallet’s app on another device", '[data-part="qr"]'),
    toast: {
      ...code("Link copied"),
      stoppedTimers: [1_000, 3_000],
      act: steps(pick, press('[data-action="copy-link"]')),
      shows: '[data-part="toast"][data-variant="success"]',
    },
    "toast-error": {
      ...code("Copying the link failed"),
      stoppedTimers: [1_000, 3_000],
      noClipboard: true,
      act: steps(pick, press('[data-action="copy-link"]')),
      shows: '[data-part="toast"][data-variant="error"]',
    },
  },
}

/** A wallet's own page in a frame. */
export const overlay: Surface = {
  title: "Overlay",
  scenes: {
    open: {
      title: "Open",
      wallets: () => [
        asking("hot", (show) => ({
          kind: "overlay",
          url: "about:blank",
          title: "HOT Wallet",
          width: 375,
          height: 560,
          attach: (frame) => {
            const { document: page } = frame
            page.documentElement.lang = "en"
            page.title = "HOT Wallet"
            page.body.append("The wallet’s own page appears here.")
          },
          close: () => show(undefined),
        })),
      ],
      act: pick,
      shows: '.alidade-overlay [data-part="frame"]',
    },
  },
}
