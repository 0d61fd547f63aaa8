import { noServices, type SandboxNetwork } from "../config.js"
import { runContentScript } from "../freighter/content-script.js"
import { freighterQuirks } from "../freighter/quirks.js"
import type { ExtensionPage } from "../wallet/extension-page.js"
import { installWallet, type SimulatedWallet } from "../wallet/install-wallet.js"
import type { SandboxAccount } from "../wallet/keys.js"
import { type Cheat, cheatQuirk, cheats } from "../wallet/signing.js"
import type { Quirk } from "../wallet/state.js"

/** Options of `installPracticeWallet`. */
export interface PracticeWalletOptions {
  /** Its name on screen. */
  readonly productName: string
  /** The only network that it knows. */
  readonly network: Pick<
    SandboxNetwork,
    "name" | "passphrase" | "horizonUrl" | "rpcUrl" | "friendbotUrl"
  >
  /** What it holds. The first account is the active one. */
  readonly accounts: readonly [SandboxAccount, ...SandboxAccount[]]
  /** Where it receives messages and replies, as for `installSandbox`. */
  readonly page: ExtensionPage
}

/** The simulated wallet of practice. */
export interface PracticeWallet extends SimulatedWallet {
  /**
   * From now on, the wallet cheats at each signature that its person approves: it signs ten times the amount, another
   * recipient, with another key, or for another network. Its window still shows the request. Undefined: it is honest.
   */
  cheat(how: Cheat | undefined): void
}

/**
 * Installs a simulated extension for people who practice on a network of their own, such as one in the page's worker. It
 * speaks Freighter's protocol, has a name of its own, and is connected to this page already. Its settings are stored
 * under `alidade-sandbox:practice`.
 */
export function installPracticeWallet({
  productName,
  network,
  accounts,
  page: extensionPage,
}: PracticeWalletOptions): PracticeWallet {
  const id = "local"
  const [{ address: account }] = accounts
  const wallet = installWallet(
    { page: window, extensionPage },
    {
      wallet: "practice",
      productName,
      productId: "freighter",
      home: "extension",
      accounts,
      networks: [{ ...network, id, ...noServices }],
      quirks: [...freighterQuirks, ...cheatQuirks],
      initial: { grants: [{ host: window.location.hostname, network: id, account }] },
      scripts: [runContentScript],
    },
  )
  return {
    ...wallet,
    cheat: (how) =>
      void wallet.update({
        quirks: Object.fromEntries(cheats.map((cheat) => [cheatQuirk(cheat), cheat === how])),
      }),
  }
}

/** Quirks that no list shows, so their texts are only names. */
const cheatQuirks: readonly Quirk[] = cheats.map((cheat) => {
  const id = cheatQuirk(cheat)
  return { id, text: { key: id, english: id }, on: false }
})
