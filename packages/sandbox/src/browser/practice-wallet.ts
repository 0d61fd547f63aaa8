import type { SandboxNetwork } from "../config.js"
import { runContentScript } from "../freighter/content-script.js"
import { freighterQuirks } from "../freighter/quirks.js"
import type { ExtensionPage } from "../wallet/extension-page.js"
import { installWallet, type SimulatedWallet } from "../wallet/install-wallet.js"
import type { SandboxAccount } from "../wallet/keys.js"

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
}: PracticeWalletOptions): SimulatedWallet {
  const id = "local"
  const [{ address: account }] = accounts
  return installWallet(
    { page: window, extensionPage },
    {
      wallet: "practice",
      productName,
      productId: "freighter",
      home: "extension",
      accounts,
      networks: [{ ...network, id, ...none }],
      quirks: freighterQuirks,
      initial: { grants: [{ host: window.location.hostname, network: id, account }] },
      scripts: [runContentScript],
    },
  )
}

/** What only the sandbox's server has. */
const none = {
  relayerUrl: "",
  signIn: { homeDomain: "", endpoint: "", signingKey: "" },
} as const satisfies Partial<SandboxNetwork>
