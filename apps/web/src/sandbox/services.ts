import {
  type BridgeService,
  behaviorOf,
  bridgeBehaviors,
  type SandboxConfig,
} from "@alidade/sandbox/browser"
import { say } from "../texts/en/sandbox.js"

/** Reads the current behavior of a service, as an index in its list. Throws if the sandbox server does not answer. */
export async function readBehavior(
  bridge: SandboxConfig["walletConnect"],
  service: BridgeService,
  signal: AbortSignal,
): Promise<number> {
  const response = await fetch(`${baseOf(bridge, service)}/state`, { signal })
  return behaviorOf(service, (await response.json()) as Record<string, unknown>)
}

/**
 * Sets the behavior of a service. Throws an `Error` with a readable message if the sandbox server does not answer or
 * refuses.
 */
export async function setBehavior(
  bridge: SandboxConfig["walletConnect"],
  service: BridgeService,
  behavior: number,
): Promise<void> {
  const [, settings = {}] = bridgeBehaviors[service][behavior] ?? []
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
  service: BridgeService,
): string {
  return service === "explorer" ? explorerUrl : relayUrl.replace(/^ws/, "http")
}
