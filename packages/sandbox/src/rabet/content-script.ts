import type { ExtensionContext } from "../wallet/extension-page.js"
import { plainFields } from "../wallet/fields.js"
import type { WalletModel } from "../wallet/model.js"
import { inject, runFor, runWhile } from "../wallet/run-while.js"
import { answer } from "./background.js"
import { createObject } from "./object.js"
import { screenAreaOf } from "./placement.js"
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
 * Rabet's content script. A while after the document is parsed, also in frames, or at once without its fault, it adds its
 * object to the page without announcing it. Then it answers the document's events and reports changes. Returns a
 * function that unloads it.
 */
export function runContentScript(model: WalletModel, context: ExtensionContext): () => void {
  const isLate = (): boolean => model.getState().quirks["RA-late"] === true
  return runFor(model, isLate, (late) => (late ? loadLate : load)(model, context))
}

function loadLate(model: WalletModel, context: ExtensionContext): () => void {
  let unload: (() => void) | null = () => {}
  void loadAfterParsing()

  async function loadAfterParsing(): Promise<void> {
    const { document } = context.page
    if (document.readyState === "loading")
      await new Promise((resolve) =>
        document.addEventListener("DOMContentLoaded", resolve, { once: true }),
      )
    await model.wait(ARRIVAL)
    if (unload) unload = load(model, context)
  }

  return () => {
    unload?.()
    unload = null
  }
}

function load(model: WalletModel, context: ExtensionContext): () => void {
  const { page, extensionPage } = context
  const { document } = extensionPage
  const lifetime = new AbortController()
  const { signal } = lifetime

  for (const type of requestTypes)
    document.addEventListener(requestEvent(type), (event) => void onRequest(type, event), {
      signal,
    })

  async function onRequest(type: RequestType, event: Event): Promise<void> {
    if (!model.getState().installed) return
    const detail = plainFields((event as CustomEvent<unknown>).detail)
    const logged = model.record("in", { type: requestEvent(type), ...detail })
    if (logged) await logged
    // RA5: the extension behind the script is gone, so its replies are empty.
    if (isStale()) return queueMicrotask(() => dispatch(responseEvent(type)))
    const reply = await answer(model, type, detail, screenAreaOf(page))
    if (!reply || signal.aborted) return
    void model.record("out", { type: responseEvent(type), ...reply })
    dispatch(responseEvent(type), JSON.stringify(reply))
  }

  function isStale(): boolean {
    return model.getState().quirks["RA5-stale"] === true
  }

  function dispatch(type: string, detail?: unknown): void {
    document.dispatchEvent(new CustomEvent(type, { detail }))
  }

  let known = model.getState()
  function reportChanges(): void {
    const before = known
    known = model.getState()
    if (isStale() || !known.installed) return
    if (known.account !== before.account) dispatch(ACCOUNT_EVENT)
    if (known.network !== before.network)
      dispatch(NETWORK_EVENT, { network: model.network().passphrase })
  }

  const object = createObject(context)
  const isInstalled = (): boolean => model.getState().installed
  const undo = [
    runWhile(model, isInstalled, () => inject(extensionPage, "rabet", object)),
    model.subscribe(reportChanges),
    () => lifetime.abort(),
  ]
  return () => {
    for (const step of undo) step()
  }
}
