import { namesakeOf, networks } from "@alidade/core"
import { readText } from "@alidade/core/encoding"
import type { SandboxConfig } from "@alidade/sandbox/browser"
import { type Config, type ConfigNetwork, readConfigWith } from "../../../server/config.js"
import { basePath } from "../base-path.js"
import { longest } from "../foreign-limits.js"
import { ProblemError } from "../problem.js"

/** A network that the page offers. The name of a simulated network says so. */
export interface PageNetwork extends ConfigNetwork {
  /** Whether the visitor added it. */
  isCustom?: boolean
}

/** `sandbox`: the simulated networks and wallets. `practice`: one of each inside the page. `live`: the real ones. */
export type Mode = (typeof modes)[number]

const modes = ["sandbox", "practice", "live"] as const

/** The mode in the page's address (`?mode=live`); by default the sandbox, if one is beside the page. */
export function modeOf(search: string, hasSandbox: boolean): Mode {
  const named = new URLSearchParams(search).get("mode")
  return modes.find((mode) => mode === named) ?? (hasSandbox ? "sandbox" : "live")
}

/** Why the page can't be opened. `status` is that of HTTP. */
export type PageProblem =
  /**
   * `noSandbox`: the address names a sandbox, but the server has none. `noPractice`: its worker did not start.
   * `practiceElsewhere`: another tab practices.
   */
  | { problem: "noConfig" | "noSandbox" | "noPractice" | "practiceElsewhere" }
  | { problem: "badConfig"; status: number }

export class PageError extends ProblemError<PageProblem> {}

/**
 * Reads `config.json` from beside the page. Throws a `PageError` if it can't be loaded, and an `Error` that says what is
 * wrong in it, for the site's operator.
 */
export async function readPageConfig(): Promise<Config> {
  const response = await fetch(`${basePath}config.json`).catch((cause) => {
    throw new PageError({ problem: "noConfig" }, { cause })
  })
  if (!response.ok) throw new PageError({ problem: "badConfig", status: response.status })
  return readConfigWith(await readText(response, longest.config, "config.json"), namesakeOf)
}

/** Reads the networks of the sandbox from `/sandbox.json`. Throws a `PageError` if the server has none. */
export async function readSandboxConfig(hasSandbox: boolean): Promise<SandboxConfig> {
  const response = hasSandbox ? await fetch(`${basePath}sandbox.json`) : undefined
  if (!response?.ok) throw new PageError({ problem: "noSandbox" })
  return (await response.json()) as SandboxConfig
}

/** Whether Freighter rejects the network because the page is on plain http. */
export function refusedOverHttp(passphrase: string, protocol: string): boolean {
  return protocol === "http:" && passphrase === networks.Public
}
