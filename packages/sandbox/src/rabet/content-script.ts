import type { ExtensionPlace } from "../wallet/extension-page.js"
import { plainFields } from "../wallet/fields.js"
import type { WalletModel } from "../wallet/model.js"
import { inject, runWhile } from "../wallet/run-while.js"
import { answer } from "./background.js"
import { createObject } from "./object.js"
import { placeOf } from "./placement.js"
import { ARRIVAL } from "./quirks.js"
import {
  ACCOUNT_EVENT,
  NETWORK_EVENT,
  type RequestType,
  requestEvent,
  requestTypes,
  responseEvent,
} from "./wire.js"

/**
 * Rabet's content script: some time after the document is parsed, in frames too and without saying so, it puts its
 * object into the page, answers the document's events, and tells of changes. Returns how to unload it.
 */
export function runContentScript(model: WalletModel, place: ExtensionPlace): () => void {
  let unload: (() => void) | null = () => {}
  void arrive()

  async function arrive(): Promise<void> {
    const { document } = place.page
    if (document.readyState === "loading")
      await new Promise((resolve) =>
        document.addEventListener("DOMContentLoaded", resolve, { once: true }),
      )
    await model.wait(ARRIVAL)
    if (unload) unload = load(model, place)
  }

  return () => {
    unload?.()
    unload = null
  }
}

function load(model: WalletModel, place: ExtensionPlace): () => void {
  const { page, meeting } = place
  const { document } = meeting
  const life = new AbortController()
  const { signal } = life

  for (const type of requestTypes)
    document.addEventListener(requestEvent(type), (event) => void hear(type, event), { signal })

  async function hear(type: RequestType, event: Event): Promise<void> {
    if (!model.getState().installed) return
    const detail = plainFields((event as CustomEvent<unknown>).detail)
    void model.record("in", { type: requestEvent(type), ...detail })
    // RA5: nobody is behind the script any more, so its answers are empty.
    if (isStale()) return queueMicrotask(() => tell(responseEvent(type)))
    const reply = await answer(model, type, detail, placeOf(page))
    if (!reply || signal.aborted) return
    void model.record("out", { type: responseEvent(type), ...reply })
    tell(responseEvent(type), JSON.stringify(reply))
  }

  function isStale(): boolean {
    return model.getState().quirks["RA5-stale"] === true
  }

  function tell(type: string, detail?: unknown): void {
    document.dispatchEvent(new CustomEvent(type, { detail }))
  }

  let known = model.getState()
  function tellChanges(): void {
    const before = known
    known = model.getState()
    if (isStale() || !known.installed) return
    if (known.account !== before.account) tell(ACCOUNT_EVENT)
    if (known.network !== before.network)
      tell(NETWORK_EVENT, { network: model.network().passphrase })
  }

  const object = createObject(place)
  const isInstalled = (): boolean => model.getState().installed
  const undo = [
    runWhile(model, isInstalled, () => inject(meeting, "rabet", object)),
    model.subscribe(tellChanges),
    () => life.abort(),
  ]
  return () => {
    for (const step of undo) step()
  }
}
