import type { Kit, KitEventName, KitState, PendingRequest } from "@alidade/core"
import type { InspectorRecord } from "./entry.js"

type RecordEntry = (entry: InspectorRecord) => void

/** The events that are not part of the state. */
const events = [
  "buttonClicked",
  "modalOpened",
  "walletSelected",
  "modalClosed",
  "disconnect",
  "destroyed",
] as const satisfies readonly KitEventName[]

/** Records the states, requests, and events of a kit. Returns a function that stops it. */
export function watchKit(kit: Kit, record: RecordEntry): () => void {
  let known = kit.getState()
  record({ kind: "state", name: known.status, detail: fieldsOf(known) })
  for (const request of known.pending) recordRequest(undefined, request, record)
  const stops = [
    kit.subscribe(() => {
      const before = known
      known = kit.getState()
      recordChange(before, known, record)
    }),
    kit.on("requestSettled", ({ request, ...outcome }) => {
      const { kind, walletId, since } = request
      const note = `${walletId}: ${outcome.error?.kind ?? "done"}`
      const detail = { ...outcome, ms: Date.now() - since }
      record({ kind: "request", name: kind, note, detail })
    }),
    ...events.map((name) =>
      kit.on(name, (detail) => record({ kind: "state", name, detail: detail?.id })),
    ),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

function recordChange(before: KitState, now: KitState, record: RecordEntry): void {
  for (const request of now.pending) {
    const same = before.pending.find(({ id }) => id === request.id)
    if (same !== request) recordRequest(same, request, record)
  }
  const [old, fields] = [fieldsOf(before), fieldsOf(now)]
  const changed = [...new Set([...Object.keys(old), ...Object.keys(fields)])].filter(
    (name) => JSON.stringify(old[name]) !== JSON.stringify(fields[name]),
  )
  if (changed.length === 0) return
  const detail = Object.fromEntries(changed.map((name) => [name, fields[name] ?? null]))
  record({ kind: "state", name: now.status, note: changed.join(", "), detail })
}

/** A state's fields. Requests have entries of their own, and of a wallet only what changes. */
function fieldsOf({ pending: _, allowedWallets, ...fields }: KitState): Record<string, unknown> {
  const wallets = allowedWallets.map(({ id, isAvailable, unreachable }) => [
    id,
    isAvailable || (unreachable ?? false),
  ])
  return { ...fields, allowedWallets: Object.fromEntries(wallets) }
}

/** Records how far a request is, if that is new. */
function recordRequest(
  before: PendingRequest | undefined,
  request: PendingRequest,
  record: RecordEntry,
): void {
  const { kind, walletId, prompt, needsGesture, focusable, failed } = request
  const say = (step: string, detail?: unknown): void =>
    record({ kind: "request", name: kind, note: `${walletId}: ${step}`, detail })
  if (!before) say("started", { ...request, prompt: undefined })
  if (needsGesture && !before?.needsGesture) say("needs a click")
  if (focusable && !before?.focusable) say("window opened")
  if (prompt && prompt !== before?.prompt) say(`prompt ${prompt.kind}`, prompt)
  if (failed && failed !== before?.failed) say(`failed, ${failed.kind}`, failed)
}
