import type { SandboxConfig } from "./config.js"
import { runContentScript as runFreighter } from "./freighter/content-script.js"
import { markMobileBrowser } from "./freighter/mobile.js"
import { freighterQuirks } from "./freighter/quirks.js"
import { injectObject } from "./hana/object.js"
import { hanaQuirks } from "./hana/quirks.js"
import { ledgerAccounts } from "./ledger/accounts.js"
import { changeBrowser } from "./ledger/browser.js"
import { ledgerQuirks } from "./ledger/quirks.js"
import { runContentScript as runLobstr } from "./lobstr/content-script.js"
import { lobstrQuirks } from "./lobstr/quirks.js"
import { runContentScript as runRabet } from "./rabet/content-script.js"
import { rabetQuirks } from "./rabet/quirks.js"
import type { PageWalletOptions } from "./wallet/install-wallet.js"

/** The wallets whose models run in the page, by name. */
export const pageWallets: Readonly<
  Record<
    "freighter" | "hana" | "rabet" | "lobstr" | "ledger",
    (config: SandboxConfig) => Omit<PageWalletOptions, "wallet">
  >
> = {
  freighter: ({ networks }) => ({
    productName: "Freighter",
    networks,
    quirks: freighterQuirks,
    initial: { network: "testnet" },
    scripts: [runFreighter, markMobileBrowser],
  }),
  hana: ({ networks }) => ({
    productName: "Hana Wallet",
    networks,
    quirks: hanaQuirks,
    initial: { network: "testnet" },
    scripts: [injectObject],
  }),
  /** Supports only Public and Testnet. */
  rabet: ({ networks }) => ({
    productName: "Rabet",
    networks: networks.filter(({ id }) => id !== "local"),
    quirks: rabetQuirks,
    initial: { network: "testnet", authEntry: [] },
    scripts: [runRabet],
  }),
  /** Is paired with its phone, and supports only Public. */
  lobstr: ({ networks }) => ({
    productName: "LOBSTR",
    networks: networks.filter(({ id }) => id === "public"),
    quirks: lobstrQuirks,
    initial: { network: "public", authEntry: [] },
    scripts: [runLobstr],
  }),
  /** `installed` means that its cable is plugged in. It has its own accounts, and signs for any network. */
  ledger: ({ networks }) => ({
    productName: "Ledger",
    accounts: ledgerAccounts,
    networks,
    quirks: ledgerQuirks,
    initial: { network: "testnet", authEntry: ["v1"] },
    scripts: [(model, { page }) => changeBrowser(model, page)],
  }),
}
