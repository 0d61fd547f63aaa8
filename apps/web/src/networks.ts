import { networks } from "@alidade/core"
import { liveNetworks } from "../server/live.js"

/** A network that the page can be set to. */
export interface PageNetwork {
  id: "testnet" | "public" | "local"
  /** The name shown to people; says when it is the sandbox's stand-in. */
  name: string
  passphrase: string
  /** Base URLs, their paths kept. */
  horizonUrl: string
  rpcUrl: string
  /** The faucet; absent where money is real. */
  friendbotUrl?: string | undefined
}

/** What the page runs against: the sandbox beside it, or the real networks and the real wallet. */
export type Mode = "sandbox" | "live"

/** The mode that the address of the page asks for: `?mode=live`, else the sandbox. */
export function modeOf(search: string): Mode {
  return new URLSearchParams(search).get("mode") === "live" ? "live" : "sandbox"
}

/** The real networks. */
export function realNetworks(): readonly PageNetwork[] {
  return liveNetworks
}

/** The page's networks in the order of its selector, Testnet first: nearly every wallet can sign there. */
export function sandboxNetworks(config: SandboxFile): readonly PageNetwork[] {
  const order: readonly PageNetwork["id"][] = ["testnet", "public", "local"]
  return order.flatMap((id) => {
    const network = config.networks.find((candidate) => candidate.id === id)
    if (!network) return []
    return [{ ...network, name: id === "local" ? "Local" : `${title(id)} (sandbox)` }]
  })
}

/** What `/sandbox.json` holds: where the sandbox's networks are served. */
export interface SandboxFile {
  networks: readonly PageNetwork[]
}

/** Reads `/sandbox.json`. Throws when the server does not offer a sandbox. */
export async function readSandboxFile(): Promise<SandboxFile> {
  const response = await fetch("/sandbox.json")
  if (!response.ok) throw new Error("This server offers no sandbox.")
  return (await response.json()) as SandboxFile
}

/** A page on plain http cannot sign for Public with Freighter, which refuses it there. */
export function refusedOverHttp(passphrase: string, protocol: string): boolean {
  return protocol === "http:" && passphrase === networks.Public
}

function title(id: string): string {
  return id.charAt(0).toUpperCase() + id.slice(1)
}
