import type { SandboxConfig } from "../config.js"
import type { ExtensionContext, ExtensionPage } from "./extension-page.js"
import type { RemoteWallets } from "./follow-wallets.js"
import {
  installWallet,
  installWebWallet,
  type PageWalletOptions,
  type SimulatedWallet,
  type WalletFacts,
  type WalletParts,
} from "./install-wallet.js"
import { sandboxAccounts } from "./keys.js"
import type { ModelOptions } from "./model.js"

/** Where wallets are installed. */
export interface InstallContext extends ExtensionContext {
  readonly config: SandboxConfig
  /** The web wallets. The page follows their models from the first use on. */
  web(): RemoteWallets
}

/** Where a wallet's client finds the simulated wallet. */
export interface ClientContext {
  readonly config: SandboxConfig
  readonly page: ExtensionPage
}

/** The options that every client of an extension takes. */
export interface ExtensionOptions {
  page: ExtensionPage
}

/** A wallet that the sandbox simulates, for the page's side. Each is a `wallet.ts` in the wallet's folder. */
export interface WalletDefinition<Options = ExtensionOptions, Installed = SimulatedWallet> {
  /** Adds the wallet to a page. */
  install(context: InstallContext): Installed
  /** The options with which the wallet's client finds the simulated wallet. */
  client(context: ClientContext): Options
}

/** A wallet that the script for any page (`inject/`) can install too. */
export interface ExtensionDefinition<Options = ExtensionOptions> extends WalletDefinition<Options> {
  /** Its model, and its scripts, which also work with a model that runs elsewhere. */
  parts(config: SandboxConfig): ExtensionParts
}

/** The model and the scripts of a wallet. */
export type ExtensionParts = ModelOptions & WalletParts

/** Defines an extension. By default it holds `sandboxAccounts`. */
export function extensionWallet<Options = ExtensionOptions>(
  options: (config: SandboxConfig) => Omit<ExtensionParts, "accounts" | "storage" | "wait">,
  client: (context: ClientContext) => Options,
): ExtensionDefinition<Options> {
  return {
    ...pageWallet(options, client),
    parts: (config) => ({ accounts: sandboxAccounts, ...options(config) }),
  }
}

/** Defines a wallet whose model runs in the page. */
export function pageWallet<Options = ExtensionOptions>(
  options: (config: SandboxConfig) => PageWalletOptions,
  client: (context: ClientContext) => Options,
): WalletDefinition<Options> {
  return {
    install: ({ config, ...context }) => installWallet(context, options(config)),
    client,
  }
}

/** A wallet whose model runs in the server. */
export interface ServerWallet {
  readonly facts: WalletFacts
  model(config: SandboxConfig): ModelOptions
}

/** A wallet that is a web page, for the server and its pages. Each is a `web-wallet.ts` in the wallet's folder. */
export interface WebWallet extends ServerWallet {
  /** Its pages in `site`, by the path below `/wallets/<wallet>`, and what each may do besides the common policy. */
  readonly pages: Readonly<Record<string, PagePermissions>>
}

/** Additional permissions of a page. */
export interface PagePermissions {
  /** Which pages may frame it. */
  readonly ancestors?: string
  /** Which pages it may frame. */
  readonly frames?: string
  /** Where it may submit forms. */
  readonly forms?: string
}

/** The pages of this machine. */
export const ownPages = "http://localhost:* http://127.0.0.1:*"

/**
 * Defines a wallet that is a web page. Its model runs in the server.
 *
 * @param scripts what it runs in an app's page
 */
export function webWallet<Options>(
  { facts, model }: WebWallet,
  scripts: (config: SandboxConfig) => NonNullable<WalletParts["scripts"]>,
  client: (context: ClientContext) => Options,
): ExtensionDefinition<Options> {
  return {
    install: ({ config, web, ...context }) =>
      installWebWallet(context, web().wallet(model(config)), {
        ...facts,
        scripts: scripts(config),
      }),
    client,
    parts: (config) => ({ ...facts, ...model(config), scripts: scripts(config) }),
  }
}
