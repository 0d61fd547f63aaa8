import { type SandboxConfig, sandboxConfig } from "../config.js"
import type { WalletDefinition } from "../wallet/definition.js"
import type { ExtensionPage } from "../wallet/extension-page.js"
import { followWallets, type RemoteWallets } from "../wallet/follow-wallets.js"
import type { SimulatedWallet } from "../wallet/install-wallet.js"
import { type WalletName, walletNames } from "../wallet-names.js"
import type { SimulatedPhone } from "../walletconnect/wallet.js"
import * as definitions from "../wallets.js"

export type {
  OutsideNetwork,
  SandboxConfig,
  SandboxNetwork,
  SandboxSignIn,
} from "../config.js"
export { sandboxConfig } from "../config.js"
export type { ExtensionPage } from "../wallet/extension-page.js"
export { privatePage } from "../wallet/extension-page.js"
export type { SimulatedWallet, WalletFacts, WalletHome } from "../wallet/install-wallet.js"
export type { SandboxAccount } from "../wallet/keys.js"
export { sandboxAccounts } from "../wallet/keys.js"
export { type WalletLanguage, type WalletTextKey, walletEnglish } from "../wallet/language.js"
export type { Cheat } from "../wallet/signing.js"
export type {
  Answer,
  Grant,
  LogEntry,
  Obstacle,
  Quirk,
  QuirkText,
  RequestKind,
  Verdict,
  Waiting,
  WalletRequest,
  WalletSettings,
  WalletState,
} from "../wallet/state.js"
export { answers } from "../wallet/state.js"
export type { WalletName } from "../wallet-names.js"
export { type BridgeService, behaviorOf, bridgeBehaviors } from "../walletconnect/behaviors.js"
export type { PhoneActions } from "../walletconnect/phone.js"
export type { PhoneSession } from "../walletconnect/sessions.js"
export type { SimulatedPhone } from "../walletconnect/wallet.js"
export {
  installPracticeWallet,
  type PracticeWallet,
  type PracticeWalletOptions,
} from "./practice-wallet.js"

/** The simulated wallets by name. The phone has additional actions. */
export type Simulated = Readonly<
  { [Name in Exclude<WalletName, "phone">]: SimulatedWallet } & { phone: SimulatedPhone }
>

/** The options of the wallets' clients by the name of their factory, for `allWallets`: where the sandbox is. */
export type ClientOptions = {
  [Name in keyof typeof definitions as Name extends "phone" ? "walletConnect" : Name]: ReturnType<
    (typeof definitions)[Name]["client"]
  >
}

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
  /** Whether extensions that answer only in top pages also answer if this page is a frame. By default they don't. */
  frames?: boolean
}

/** A page's sandbox: the installed wallets, and a way to remove them. */
export interface Sandbox<Name extends WalletName = WalletName> {
  readonly wallets: Pick<Simulated, Name>
  /** Options with which the wallets' clients find the simulated wallets: `allWallets(sandbox.clientOptions)`. */
  readonly clientOptions: ClientOptions
  /** Removes all of it. */
  uninstall(): void
}

declare global {
  interface Window {
    /** This page's sandbox, for Playwright's fixture and the console. */
    alidadeSandbox?: Pick<Sandbox, "uninstall" | "clientOptions"> & {
      wallets: Partial<Sandbox["wallets"]>
    }
  }
}

const all: Readonly<Record<WalletName, WalletDefinition<unknown>>> = definitions

/** The sandbox server's port unless it is taken. */
const DEFAULT_PORT = 8000

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
    wallets: names = [...walletNames] as Name[],
    page: extensionPage = window,
    frames = false,
  } = options
  let followed: RemoteWallets | undefined
  const web = (): RemoteWallets => {
    followed ??= followWallets(config.walletsUrl)
    return followed
  }
  const context = { page: window, extensionPage, config, web, frames }
  const wallets = Object.fromEntries(
    names.map((name) => [name, all[name].install(context)]),
  ) as Pick<Simulated, Name>
  const { phone, ...others } = Object.fromEntries(
    Object.entries(all).map(([name, { client }]) => [
      name,
      client({ config, page: extensionPage }),
    ]),
  )
  const sandbox: Sandbox<Name> = {
    wallets,
    clientOptions: { ...others, walletConnect: phone } as ClientOptions,
    uninstall() {
      for (const name of names) wallets[name].uninstall()
      followed?.close()
      if (window.alidadeSandbox === sandbox) delete window.alidadeSandbox
    },
  }
  window.alidadeSandbox = sandbox
  return sandbox
}
