import type { SandboxConfig } from "@alidade/sandbox/browser"

/** What stands between an app and a phone. */
export type Service = "relay" | "explorer"

/** How a service behaves: a name for each behavior, and the settings that make it so. */
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

/** Which of its behaviors a service has now, by its place in the list. Throws when the sandbox's server does not answer. */
export async function readBehavior(
  bridge: SandboxConfig["walletConnect"],
  service: Service,
  signal: AbortSignal,
): Promise<number> {
  const response = await fetch(`${baseOf(bridge, service)}/state`, { signal })
  const state = (await response.json()) as Record<string, unknown>
  const { behaviors } = services[service]
  // The first that is all true: each names what tells it from the others.
  const found = behaviors.findIndex(([, settings]) =>
    Object.entries(settings).every(([name, value]) => state[name] === value),
  )
  return Math.max(0, found)
}

/** Has a service behave in one of its behaviors. Throws an `Error` in words when it is not heard. */
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

/** Both are set over HTTP, at one server. */
function baseOf(
  { relayUrl, explorerUrl }: SandboxConfig["walletConnect"],
  service: Service,
): string {
  return service === "explorer" ? explorerUrl : relayUrl.replace(/^ws/, "http")
}
