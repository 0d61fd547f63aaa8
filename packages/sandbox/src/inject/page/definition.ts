import type { SandboxConfig } from "../../config.js"
import type { ExtensionParts, WebWallet } from "../../wallet/definition.js"
import type { WalletParts } from "../../wallet/install-wallet.js"
import { sandboxAccounts } from "../../wallet/keys.js"

/** What the script needs of `wallet/definition.ts`. The build puts this file into its place. */

/** Where a wallet's pages are does not matter here. */
export const ownPages = ""

export function extensionWallet(
  options: (config: SandboxConfig) => Omit<ExtensionParts, "accounts">,
): { parts(config: SandboxConfig): ExtensionParts } {
  return { parts: (config) => ({ accounts: sandboxAccounts, ...options(config) }) }
}

export function webWallet(
  { facts, model }: WebWallet,
  scripts: (config: SandboxConfig) => NonNullable<WalletParts["scripts"]>,
): { parts(config: SandboxConfig): ExtensionParts } {
  return { parts: (config) => ({ ...facts, ...model(config), scripts: scripts(config) }) }
}
