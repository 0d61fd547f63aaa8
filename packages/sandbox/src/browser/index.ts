import { type SandboxConfig, sandboxConfig } from "../config.js"
import { injectExtension } from "../hot/extension.js"
import { runTelegram } from "../hot/telegram.js"
import { pageWallets } from "../page-wallets.js"
import type { ExtensionContext, ExtensionPage } from "../wallet/extension-page.js"
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
export { type WalletLanguage, type WalletTextKey, walletEnglish } from "../wallet/language.js"
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

/** The simulated wallets by name. The phone has additional actions. */
export type Simulated = Readonly<
  { [Name in Exclude<WalletName, "phone">]: SimulatedWallet } & { phone: SimulatedPhone }
>

/** Options of `installSandbox`. */
export interface SandboxOptions<Name extends WalletName = WalletName> {
  /** Where the networks are; by default a sandbox server on its usual port. */
  config?: SandboxConfig
  /** The wallets to install; all by default. */
  wallets?: readonly Name[]
  /**
   * Where the simulated extensions receive messages, reply, and inject objects. `privatePage()` separates them from
   * real extensions. Defaults to the window, as for real ones.
   */
  page?: ExtensionPage
}

/** A page's sandbox: the installed wallets, and a way to remove them. */
export interface Sandbox<Name extends WalletName = WalletName> {
  readonly wallets: Pick<Simulated, Name>
  /** Removes all of it. */
  uninstall(): void
}

declare global {
  interface Window {
    /** This page's sandbox, for Playwright's fixture and the console. */
    alidadeSandbox?: Pick<Sandbox, "uninstall"> & { wallets: Partial<Sandbox["wallets"]> }
  }
}

/** The sandbox server's port unless it is taken. */
const DEFAULT_PORT = 8000

/** Where wallets are installed. */
interface InstallContext extends ExtensionContext {
  readonly config: SandboxConfig
  /** The web wallets. The page follows their models from the first use on. */
  web(): RemoteWallets
}

const inPage =
  (wallet: keyof typeof pageWallets) =>
  ({ config, ...context }: InstallContext): SimulatedWallet =>
    installWallet(context, { wallet, ...pageWallets[wallet](config) })

const install: Readonly<{ [Name in WalletName]: (context: InstallContext) => Simulated[Name] }> = {
  freighter: inPage("freighter"),
  albedo: ({ config, web, ...context }) =>
    installWebWallet(context, web().wallet(webWallets.albedo(config)), { productName: "Albedo" }),
  xbull: ({ config, web, ...context }) =>
    installWebWallet(context, web().wallet(webWallets.xbull(config)), {
      productName: "xBull",
      scripts: [runContentScript, runInAppBrowser],
    }),
  hana: inPage("hana"),
  rabet: inPage("rabet"),
  lobstr: inPage("lobstr"),
  ledger: inPage("ledger"),
  phone: ({ config, ...context }) => installPhone(config, context),
  hot: ({ config, web, ...context }) =>
    installWebWallet(context, web().wallet(webWallets.hot(config)), {
      productName: "HOT",
      scripts: [injectExtension, (...given) => runTelegram(...given, config.hot.relayUrl)],
    }),
}

/**
 * Installs simulated wallets in this page. Extensions reply from this tick on, like real ones. Web wallets are pages of
 * the sandbox server (`config.sites`), so only their controls are installed here. The returned handle is also at
 * `window.alidadeSandbox`. Installing again first removes the previous sandbox.
 */
export function installSandbox<Name extends WalletName = WalletName>(
  options: SandboxOptions<Name> = {},
): Sandbox<Name> {
  window.alidadeSandbox?.uninstall()
  const {
    config = sandboxConfig(DEFAULT_PORT),
    wallets: names = Object.keys(install) as Name[],
    page: extensionPage = window,
  } = options
  let followed: RemoteWallets | undefined
  const web = (): RemoteWallets => {
    followed ??= followWallets(config.walletsUrl)
    return followed
  }
  const wallets = Object.fromEntries(
    names.map((name) => [name, install[name]({ page: window, extensionPage, config, web })]),
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
