import { type Network, networks } from "@alidade/core"
import type { SandboxConfig } from "@alidade/sandbox/browser"

/** A network that the page can be set to. Its name says whether it is the sandbox's stand-in. */
export interface PageNetwork extends Required<Network> {
  id: "testnet" | "public" | "local"
  /** The faucet; absent where money is real. */
  friendbotUrl?: string | undefined
}

/** What the page runs against: the sandbox beside it, or the real networks and the real wallet. */
export type Mode = "sandbox" | "live"

/** The mode that the address of the page asks for: `?mode=live`, else the sandbox. */
export function modeOf(search: string): Mode {
  return new URLSearchParams(search).get("mode") === "live" ? "live" : "sandbox"
}

/** What the server says of the world outside. */
export interface LiveConfig {
  /** The id under which WalletConnect's relay and explorer know this front end. */
  walletConnectProjectId?: string
}

/** Reads what the server was told for the live mode: `/live.json`. A server that serves none was told nothing. */
export async function readLiveConfig(): Promise<LiveConfig> {
  const response = await fetch("/live.json")
  return response.ok ? ((await response.json()) as LiveConfig) : {}
}

/** Reads where the sandbox's networks are: `/sandbox.json`. Throws when this server offers no sandbox. */
export async function readSandboxConfig(): Promise<SandboxConfig> {
  const response = await fetch("/sandbox.json")
  if (!response.ok) throw new Error("This server has no sandbox.")
  return (await response.json()) as SandboxConfig
}

/** A page on plain http cannot sign for Public with Freighter, which refuses it there. */
export function refusedOverHttp(passphrase: string, protocol: string): boolean {
  return protocol === "http:" && passphrase === networks.Public
}
