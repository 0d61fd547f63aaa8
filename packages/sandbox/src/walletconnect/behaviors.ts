/** A behavior: its name, and the settings of the service that produce it. */
type Behavior<Name extends string> = readonly [name: Name, settings: object]

/** A service between an app and a phone. */
export type BridgeService = "relay" | "explorer"

/**
 * How the services between an app and a phone can behave: a name, and the settings of the service that produce it. The
 * first is how they behave at the start.
 */
export const bridgeBehaviors: {
  readonly relay: readonly Behavior<
    "works" | "slow" | "loses" | "silent" | "refuses" | "unreachable"
  >[]
  readonly explorer: readonly Behavior<"works" | "hostile" | "fails" | "garbage" | "missing">[]
} = {
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
}

/** The index of the behavior that a service's settings produce. */
export function behaviorOf(
  service: BridgeService,
  settings: Readonly<Record<string, unknown>>,
): number {
  const found = bridgeBehaviors[service].findIndex(([, wanted]) =>
    Object.entries(wanted).every(([name, value]) => settings[name] === value),
  )
  return Math.max(0, found)
}
