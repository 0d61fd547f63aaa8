import type { SandboxConfig } from "../config.js"
import type { SandboxAccount } from "../wallet/keys.js"

/** A line of the table: a name, and where it is. A title has no value. */
type Row = readonly [name: string, value: string]

/** What is where in a running sandbox, as the lines of one table. */
export function tableOf(config: SandboxConfig, accounts: readonly SandboxAccount[]): string {
  const rows = rowsOf(config, accounts)
  const width = Math.max(...rows.map(([name]) => name.length)) + 2
  return rows.map(([name, value]) => `${name.padEnd(width)}${value}`.trimEnd()).join("\n")
}

function rowsOf(
  { networks, walletsUrl, sites, hot, walletConnect }: SandboxConfig,
  accounts: readonly SandboxAccount[],
): Row[] {
  return [
    ["Control page", new URL("/sandbox", walletsUrl).href],
    ["Script for pages", scriptUrl({ walletsUrl })],
    ...networks.flatMap((network): Row[] => [
      [network.name, `passphrase “${network.passphrase}”`],
      ["  Horizon", network.horizonUrl],
      ["  RPC", network.rpcUrl],
      ["  Faucet", `${network.friendbotUrl}?addr=G…`],
      ...(network.relayerUrl
        ? ([
            ["  Relayer", network.relayerUrl],
            ["  Passkey accounts", network.passkeyAccountUrl],
            ["  Sign-in", `${network.horizonUrl}/.well-known/stellar.toml`],
          ] as const)
        : []),
    ]),
    ["Wallets", ""],
    ["  Albedo", sites.albedo],
    ["  xBull", sites.xbull],
    ["  HOT", hot.widgetUrl],
    ["  HOT relay", hot.relayUrl],
    ...accounts.map(({ name, address }): Row => [`  ${name}`, address]),
    ["WalletConnect", ""],
    ["  Phone", `${new URL("/sandbox#phone", walletsUrl)}`],
    ["  Relay", walletConnect.relayUrl],
    ["  Wallet list", walletConnect.explorerUrl],
  ]
}

/** The script that puts the simulated extensions into a page. */
export function scriptUrl({ walletsUrl }: Pick<SandboxConfig, "walletsUrl">): string {
  return new URL("/inject.js", walletsUrl).href
}
