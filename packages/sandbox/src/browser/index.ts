import { type SandboxConfig, sandboxConfig } from "../config.js"
import { injectExtension } from "../hot/extension.js"
import { runTelegram } from "../hot/telegram.js"
import { pageWallets } from "../page-wallets.js"
import type { ExtensionPage, ExtensionPlace } from "../wallet/extension-page.js"
import { installWallet, installWebWallet, type SimulatedWallet } from "../wallet/install-wallet.js"
import { followWallets, type RemoteWallets } from "../wallet/remote-wallet.js"
import { installPhone, type SimulatedPhone } from "../walletconnect/index.js"
import { webWallets } from "../web-wallets.js"
import { runContentScript } from "../xbull/extension/content-script.js"
import { runInAppBrowser } from "../xbull/in-app/bridge.js"

export type { SandboxConfig, SandboxNetwork } from "../config.js"
export { sandboxConfig } from "../config.js"
export type { ExtensionPage } from "../wallet/extension-page.js"
export { privatePage } from "../wallet/extension-page.js"
export type { SimulatedWallet } from "../wallet/install-wallet.js"
export type { SandboxAccount } from "../wallet/keys.js"
export { sandboxAccounts } from "../wallet/keys.js"
export type {
  Answer,
  Grant,
  LogEntry,
  Obstacle,
  Quirk,
  RequestKind,
  Verdict,
  Waiting,
  WalletRequest,
  WalletSettings,
  WalletState,
} from "../wallet/state.js"
export { answers } from "../wallet/state.js"
export type { SimulatedPhone } from "../walletconnect/index.js"
export type { PhoneActions } from "../walletconnect/phone.js"
export type { PhoneSession } from "../walletconnect/sessions.js"

/** The wallets that the sandbox simulates. */
export type WalletName =
  | "freighter"
  | "albedo"
  | "xbull"
  | "hana"
  | "rabet"
  | "lobstr"
  | "hot"
  | "ledger"
  | "phone"

/** What stands for each wallet: a phone can do more than the others. */
export type Simulated = Readonly<
  { [Name in Exclude<WalletName, "phone">]: SimulatedWallet } & { phone: SimulatedPhone }
>

/** What is put into the page. */
export interface SandboxOptions<Name extends WalletName = WalletName> {
  /** Where the networks are; by default those of a sandbox server at its usual port. */
  config?: SandboxConfig
  /** Which wallets; by default all. */
  wallets?: readonly Name[]
  /**
   * Where the simulated extensions listen, answer and inject: `privatePage()` keeps them apart from real ones. By
   * default the window, as in life.
   */
  page?: ExtensionPage
}

/** The sandbox of a page: the simulated wallets that were put into it, and how to take them away. */
export interface Sandbox<Name extends WalletName = WalletName> {
  readonly wallets: Pick<Simulated, Name>
  /** Unloads all of it. */
  uninstall(): void
}

declare global {
  interface Window {
    /** The sandbox of this page, for drivers: Playwright's fixture, the console. */
    alidadeSandbox?: Pick<Sandbox, "uninstall"> & { wallets: Partial<Sandbox["wallets"]> }
  }
}

/** Where a sandbox server listens unless the port is taken. */
const DEFAULT_PORT = 8000

/** What wallets are put into. */
interface Place extends ExtensionPlace {
  readonly config: SandboxConfig
  /** The web wallets, whose models the page follows from the first one on. */
  web(): RemoteWallets
}

const inPage =
  (wallet: keyof typeof pageWallets) =>
  ({ config, ...place }: Place): SimulatedWallet =>
    installWallet(place, { wallet, ...pageWallets[wallet](config) })

const install: Readonly<{ [Name in WalletName]: (place: Place) => Simulated[Name] }> = {
  freighter: inPage("freighter"),
  albedo: ({ config, web, ...place }) =>
    installWebWallet(place, web().wallet(webWallets.albedo(config)), { productName: "Albedo" }),
  xbull: ({ config, web, ...place }) =>
    installWebWallet(place, web().wallet(webWallets.xbull(config)), {
      productName: "xBull",
      scripts: [runContentScript, runInAppBrowser],
    }),
  hana: inPage("hana"),
  rabet: inPage("rabet"),
  lobstr: inPage("lobstr"),
  ledger: inPage("ledger"),
  phone: ({ config, ...place }) => installPhone(config, place),
  hot: ({ config, web, ...place }) =>
    installWebWallet(place, web().wallet(webWallets.hot(config)), {
      productName: "HOT",
      scripts: [injectExtension, (...given) => runTelegram(...given, config.hot.relayUrl)],
    }),
}

/**
 * Puts simulated wallets into this page. Extensions are there as in life: they answer from this tick on. Web wallets
 * are pages of the sandbox's server (`config.sites`); what is put here are their controls. The returned handle also
 * stands at `window.alidadeSandbox`. Installing again takes the former away first.
 */
export function installSandbox<Name extends WalletName = WalletName>(
  options: SandboxOptions<Name> = {},
): Sandbox<Name> {
  window.alidadeSandbox?.uninstall()
  const {
    config = sandboxConfig(DEFAULT_PORT),
    wallets: names = Object.keys(install) as Name[],
    page: meeting = window,
  } = options
  let followed: RemoteWallets | undefined
  const web = (): RemoteWallets => {
    followed ??= followWallets(config.walletsUrl)
    return followed
  }
  const wallets = Object.fromEntries(
    names.map((name) => [name, install[name]({ page: window, meeting, config, web })]),
  ) as Pick<Simulated, Name>
  const sandbox: Sandbox<Name> = {
    wallets,
    uninstall() {
      for (const name of names) wallets[name].uninstall()
      followed?.close()
      if (window.alidadeSandbox === sandbox) delete window.alidadeSandbox
    },
  }
  window.alidadeSandbox = sandbox
  return sandbox
}
