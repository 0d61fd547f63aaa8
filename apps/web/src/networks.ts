import { type Network, networks } from "@alidade/core"
import type { SandboxConfig } from "@alidade/sandbox/browser"

/** A network that the page offers. The name of a simulated network says so. */
export interface PageNetwork extends Required<Network> {
  id: "testnet" | "public" | "local"
  /** The faucet's URL. Undefined on networks with real money. */
  friendbotUrl?: string | undefined
  /** Base URL of an explorer with the paths of stellar.expert, such as `/tx/<hash>`. Undefined without one. */
  explorerUrl?: string | undefined
}

/** `sandbox`: the simulated networks and wallets. `live`: the real ones. */
export type Mode = "sandbox" | "live"

/** The mode in the page's address: `?mode=live`, or else the sandbox. */
export function modeOf(search: string): Mode {
  return new URLSearchParams(search).get("mode") === "live" ? "live" : "sandbox"
}

/** The server's settings for live mode. */
export interface LiveConfig {
  /** The project id of this front end at WalletConnect's relay and explorer. */
  walletConnectProjectId?: string
}

/** Reads the settings for live mode from `/live.json`. Empty if the server has none. */
export async function readLiveConfig(): Promise<LiveConfig> {
  const response = await fetch("/live.json")
  return response.ok ? ((await response.json()) as LiveConfig) : {}
}

/** Reads the networks of the sandbox from `/sandbox.json`. Throws if the server has no sandbox. */
export async function readSandboxConfig(): Promise<SandboxConfig> {
  const response = await fetch("/sandbox.json")
  if (!response.ok) throw new Error("This server has no sandbox.")
  return (await response.json()) as SandboxConfig
}

/** Whether Freighter rejects the network because the page is on plain http. */
export function refusedOverHttp(passphrase: string, protocol: string): boolean {
  return protocol === "http:" && passphrase === networks.Public
}
