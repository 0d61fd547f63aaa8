import type { KitEventName, KitEvents } from "./events.js"
import { createEmitter, type Emitter } from "./store.js"

/** What kind of thing happened (the specification, section 3). */
export type AnalyticsType = "CLICK" | "TRACK" | "VIEW"

/** An event of the specification's analytics, for a sink of the app's own: the kit sends nothing anywhere. */
export interface AnalyticsEvent {
  type: AnalyticsType
  /** `CONNECT_BUTTON`, `DISCONNECT_BUTTON`, `WALLET_BUTTON`; `MODAL` when the connect dialog is shown, `REQUEST` when a wallet has answered. */
  name: string
  /** A random UUID, one a page. It is kept nowhere. */
  userSessionId: string
  /** ms since the epoch. */
  timestamp: number
  data: Readonly<Record<string, string>>
}

/** Takes what happened. What it throws changes nothing. */
export type AnalyticsSink = (event: AnalyticsEvent) => void

/** Whether events are told at all: on localhost and over https, and nowhere else (the specification, section 9). */
export function analyticsEnabled(
  place: { hostname: string; protocol: string } | undefined,
): boolean {
  return (
    place !== undefined && (place.hostname.includes("localhost") || place.protocol === "https:")
  )
}

let userSessionId: string | undefined

/** What an event of the kit is called, and what it carries. */
export type EarlyEvent = { [Name in KitEventName]: readonly [Name, KitEvents[Name]] }[KitEventName]

/** Tells a sink what people do with the kit's screens, the `early` events first. Returns how to stop. */
export function tellAnalytics(
  emitter: Emitter,
  sink: AnalyticsSink | undefined,
  early: readonly EarlyEvent[],
): () => void {
  if (!sink || !analyticsEnabled(globalThis.location)) return () => {}
  userSessionId ??= randomUuid()
  const id = userSessionId
  const tell = (type: AnalyticsType, name: string, data: AnalyticsEvent["data"] = {}): void => {
    try {
      sink({ type, name, userSessionId: id, timestamp: Date.now(), data })
    } catch {
      // An app's measuring is not the visitor's trouble.
    }
  }
  const listen = ({ on }: Pick<Emitter, "on">): (() => void)[] => [
    on("buttonClicked", () => tell("CLICK", "CONNECT_BUTTON")),
    on("disconnect", () => tell("CLICK", "DISCONNECT_BUTTON")),
    on("walletSelected", ({ id: walletId }) => tell("CLICK", "WALLET_BUTTON", { walletId })),
    on("modalOpened", () => tell("VIEW", "MODAL")),
    on("requestSettled", ({ request: { kind, walletId }, error }) =>
      tell("TRACK", "REQUEST", { kind, walletId, outcome: error?.kind ?? "done" }),
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

/** A random UUID (RFC 9562, version 4). The browser's own maker of them is missing on plain http, a host like localhost.example included. */
function randomUuid(): string {
  return "xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx".replace(/x/g, () =>
    (crypto.getRandomValues(new Uint8Array(1))[0]! & 15).toString(16),
  )
}
