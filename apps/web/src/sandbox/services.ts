import type { SandboxConfig } from "@alidade/sandbox/browser"

/** The services between an app and a phone. */
export type Service = "relay" | "explorer"

/** The behaviors of each service: a name, and the settings that produce it. */
export const services: Readonly<
  Record<
    Service,
    { name: string; behaviors: readonly (readonly [name: string, settings: object])[] }
  >
> = {
  relay: {
    name: "Relay",
    behaviors: [
      ["works", { listening: true, refusing: false, silent: false, delay: 0, lose: 0 }],
      ["is slow", { listening: true, refusing: false, silent: false, delay: 3000, lose: 0 }],
      ["loses the next message", { listening: true, refusing: false, silent: false, lose: 1 }],
      ["is silent", { listening: true, refusing: false, silent: true }],
      ["refuses this app", { listening: true, refusing: true }],
      ["cannot be reached", { listening: false }],
    ],
  },
  explorer: {
    name: "Wallet list",
    behaviors: [
      ["works", { fault: "none", hostile: false }],
      ["has hostile entries", { fault: "none", hostile: true }],
      ["fails", { fault: "error", hostile: false }],
      ["isn’t a list", { fault: "garbage", hostile: false }],
      ["never arrives", { fault: "silent", hostile: false }],
    ],
  },
}

/** Reads the current behavior of a service, as an index in its list. Throws if the sandbox server does not answer. */
export async function readBehavior(
  bridge: SandboxConfig["walletConnect"],
  service: Service,
  signal: AbortSignal,
): Promise<number> {
  const response = await fetch(`${baseOf(bridge, service)}/state`, { signal })
  const state = (await response.json()) as Record<string, unknown>
  const { behaviors } = services[service]
  // Find the first behavior whose settings all match.
  const found = behaviors.findIndex(([, settings]) =>
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
  const [, settings = {}] = services[service].behaviors[behavior] ?? []
  const response = await fetch(`${baseOf(bridge, service)}/update`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(settings),
  }).catch((cause) => {
    throw new Error("The sandbox server isn’t responding.", { cause })
  })
  if (!response.ok) throw new Error("The sandbox server refused it.")
}

/** The HTTP address of a service's settings. */
function baseOf(
  { relayUrl, explorerUrl }: SandboxConfig["walletConnect"],
  service: Service,
): string {
  return service === "explorer" ? explorerUrl : relayUrl.replace(/^ws/, "http")
}
