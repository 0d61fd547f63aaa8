import type { Brain } from "../wallet/brain.js"
import type { ExtensionPlace } from "../wallet/extension-page.js"
import { plainFields } from "../wallet/plain.js"
import { answer } from "./background.js"
import { createObject, type RabetObject } from "./object.js"
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
export function runContentScript(brain: Brain, place: ExtensionPlace): () => void {
  let unload: (() => void) | null = () => {}
  void arrive()

  async function arrive(): Promise<void> {
    const { document } = place.page
    if (document.readyState === "loading")
      await new Promise((resolve) =>
        document.addEventListener("DOMContentLoaded", resolve, { once: true }),
      )
    await brain.wait(ARRIVAL)
    if (unload) unload = load(brain, place)
  }

  return () => {
    unload?.()
    unload = null
  }
}

function load(brain: Brain, place: ExtensionPlace): () => void {
  const { page, meeting } = place
  const { document } = meeting
  const life = new AbortController()
  const { signal } = life

  for (const type of requestTypes)
    document.addEventListener(requestEvent(type), (event) => void hear(type, event), { signal })

  async function hear(type: RequestType, event: Event): Promise<void> {
    if (!brain.getState().installed) return
    const detail = plainFields((event as CustomEvent<unknown>).detail)
    void brain.record("in", { type: requestEvent(type), ...detail })
    // RA5: nobody is behind the script any more, so its answers are empty.
    if (isStale()) return queueMicrotask(() => tell(responseEvent(type)))
    const reply = await answer(brain, type, detail, placeOf(page))
    if (!reply || signal.aborted) return
    void brain.record("out", { type: responseEvent(type), ...reply })
    tell(responseEvent(type), JSON.stringify(reply))
  }

  function isStale(): boolean {
    return brain.getState().quirks["RA5-stale"] === true
  }

  function tell(type: string, detail?: unknown): void {
    document.dispatchEvent(new CustomEvent(type, { detail }))
  }

  const object = createObject(place)
  const global = meeting as { rabet?: RabetObject }
  let known = brain.getState()
  function follow(): void {
    const before = known
    known = brain.getState()
    if (!known.installed) remove()
    else global.rabet ??= object
    if (isStale()) return
    if (known.installed && known.account !== before.account) tell(ACCOUNT_EVENT)
    if (known.installed && known.network !== before.network)
      tell(NETWORK_EVENT, { network: brain.network().passphrase })
  }
  function remove(): void {
    if (global.rabet === object) delete global.rabet
  }

  follow()
  const unsubscribe = brain.subscribe(follow)
  return () => {
    unsubscribe()
    life.abort()
    remove()
  }
}
