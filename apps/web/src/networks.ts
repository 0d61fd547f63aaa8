import { networks } from "@alidade/core"
import type { SandboxConfig } from "@alidade/sandbox/browser"
import { type Config, type ConfigNetwork, readConfig } from "../server/config.js"
import { say } from "./texts/en/app.js"

/** A network that the page offers. The name of a simulated network says so. */
export interface PageNetwork extends ConfigNetwork {
  /** Whether the visitor added it. */
  isCustom?: boolean
}

/** `sandbox`: the simulated networks and wallets. `live`: the real ones. */
export type Mode = "sandbox" | "live"

/** The mode in the page's address (`?mode=live`); by default the sandbox, if one is beside the page. */
export function modeOf(search: string, hasSandbox: boolean): Mode {
  const mode = new URLSearchParams(search).get("mode")
  return mode === "live" || mode === "sandbox" ? mode : hasSandbox ? "sandbox" : "live"
}

/**
 * Reads `config.json` from beside the page. Throws an `Error` with a readable message that names the file, and what is
 * wrong with it.
 */
export async function readPageConfig(): Promise<Config> {
  const response = await fetch("/config.json").catch((cause) => {
    throw new Error(say("noConfig"), { cause })
  })
  if (!response.ok) {
    throw new Error(say("badConfig", { status: String(response.status) }))
  }
  return readConfig(await response.text())
}

/** The address names a sandbox, but the server has no sandbox. */
export class NoSandbox extends Error {
  constructor() {
    super(say("noSandbox"))
  }
}

/** Reads the networks of the sandbox from `/sandbox.json`. Throws `NoSandbox` if the server has none. */
export async function readSandboxConfig(hasSandbox: boolean): Promise<SandboxConfig> {
  const response = hasSandbox ? await fetch("/sandbox.json") : undefined
  if (!response?.ok) throw new NoSandbox()
  return (await response.json()) as SandboxConfig
}

/** Whether Freighter rejects the network because the page is on plain http. */
export function refusedOverHttp(passphrase: string, protocol: string): boolean {
  return protocol === "http:" && passphrase === networks.Public
}
