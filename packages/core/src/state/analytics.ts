import type { KitEventName, KitEvents } from "./events.js"
import { createEmitter, type Emitter } from "./store.js"

/** The kind of an analytics event (the specification, section 3). */
export type AnalyticsType = "CLICK" | "TRACK" | "VIEW"

/** An analytics event of the specification, passed to the app's own sink. The kit itself sends nothing anywhere. */
export interface AnalyticsEvent {
  type: AnalyticsType
  /**
   * `CONNECT_BUTTON`, `DISCONNECT_BUTTON`, `WALLET_BUTTON`; `MODAL` when the connect dialog opens, `REQUEST` when a
   * wallet has answered.
   */
  name: string
  /** A random UUID per page load. It is not stored. */
  userSessionId: string
  /** ms since the epoch. */
  timestamp: number
  data: Readonly<Record<string, string>>
}

/** Receives analytics events. Errors that it throws are ignored. */
export type AnalyticsSink = (event: AnalyticsEvent) => void

/** Whether events are reported: only on localhost and over https (the specification, section 9). */
export function analyticsEnabled(
  pageLocation: { hostname: string; protocol: string } | undefined,
): boolean {
  return (
    pageLocation !== undefined &&
    (pageLocation.hostname.includes("localhost") || pageLocation.protocol === "https:")
  )
}

let userSessionId: string | undefined

/** The name of a kit event with its payload. */
export type EarlyEvent = { [Name in KitEventName]: readonly [Name, KitEvents[Name]] }[KitEventName]

/**
 * Reports what users do with the kit's screens to a sink, the `early` events first. Returns a function that stops it.
 */
export function reportAnalytics(
  emitter: Emitter,
  sink: AnalyticsSink | undefined,
  early: readonly EarlyEvent[],
): () => void {
  if (!sink || !analyticsEnabled(globalThis.location)) return () => {}
  userSessionId ??= randomUuid()
  const id = userSessionId
  const report = (type: AnalyticsType, name: string, data: AnalyticsEvent["data"] = {}): void => {
    try {
      sink({ type, name, userSessionId: id, timestamp: Date.now(), data })
    } catch {
      // A failing sink must not affect the user.
    }
  }
  const listen = ({ on }: Pick<Emitter, "on">): (() => void)[] => [
    on("buttonClicked", () => report("CLICK", "CONNECT_BUTTON")),
    on("disconnect", () => report("CLICK", "DISCONNECT_BUTTON")),
    on("walletSelected", ({ id: walletId }) => report("CLICK", "WALLET_BUTTON", { walletId })),
    on("modalOpened", () => report("VIEW", "MODAL")),
    on("requestSettled", ({ request: { kind, walletId }, error }) =>
      report("TRACK", "REQUEST", { kind, walletId, outcome: error?.kind ?? "done" }),
    ),
  ]
  const replay = createEmitter()
  listen(replay)
  for (const [name, detail] of early) replay.emit(name, detail)
  const stops = listen(emitter)
  return () => {
    for (const stop of stops) stop()
  }
}

/** A random UUID (RFC 9562, version 4). `crypto.randomUUID` is missing on plain http, even on localhost.example. */
function randomUuid(): string {
  return "xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx".replace(/x/g, () =>
    (crypto.getRandomValues(new Uint8Array(1))[0]! & 15).toString(16),
  )
}
