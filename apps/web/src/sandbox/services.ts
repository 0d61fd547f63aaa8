import type { SandboxConfig } from "@alidade/sandbox/browser"
import { say } from "../texts/en/sandbox.js"

/** The services between an app and a phone. */
export type Service = "relay" | "explorer"

/** The behaviors of each service: the text that names it, and the settings that produce it. */
export const services = {
  relay: [
    ["works", { listening: true, refusing: false, silent: false, delay: 0, lose: 0 }],
    ["slow", { listening: true, refusing: false, silent: false, delay: 3000, lose: 0 }],
    ["loses", { listening: true, refusing: false, silent: false, lose: 1 }],
    ["silent", { listening: true, refusing: false, silent: true }],
    ["refuses", { listening: true, refusing: true }],
    ["unreachable", { listening: false }],
  ],
  explorer: [
    ["works", { fault: "none", hostile: false }],
    ["hostile", { fault: "none", hostile: true }],
    ["fails", { fault: "error", hostile: false }],
    ["garbage", { fault: "garbage", hostile: false }],
    ["missing", { fault: "silent", hostile: false }],
  ],
} as const satisfies Readonly<
  Record<Service, readonly (readonly [name: string, settings: object])[]>
>

/** Reads the current behavior of a service, as an index in its list. Throws if the sandbox server does not answer. */
export async function readBehavior(
  bridge: SandboxConfig["walletConnect"],
  service: Service,
  signal: AbortSignal,
): Promise<number> {
  const response = await fetch(`${baseOf(bridge, service)}/state`, { signal })
  const state = (await response.json()) as Record<string, unknown>
  // Find the first behavior whose settings all match.
  const found = services[service].findIndex(([, settings]) =>
    Object.entries(settings).every(([name, value]) => state[name] === value),
  )
  return Math.max(0, found)
}

/**
 * Sets the behavior of a service. Throws an `Error` with a readable message if the sandbox server does not answer or
 * refuses.
 */
export async function setBehavior(
  bridge: SandboxConfig["walletConnect"],
  service: Service,
  behavior: number,
): Promise<void> {
  const [, settings = {}] = services[service][behavior] ?? []
  const response = await fetch(`${baseOf(bridge, service)}/update`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(settings),
  }).catch((cause) => {
    throw new Error(say("noServer"), { cause })
  })
  if (!response.ok) throw new Error(say("refused"))
}

/** The HTTP address of a service's settings. */
function baseOf(
  { relayUrl, explorerUrl }: SandboxConfig["walletConnect"],
  service: Service,
): string {
  return service === "explorer" ? explorerUrl : relayUrl.replace(/^ws/, "http")
}
