import { commands } from "../../../packages/sandbox/src/server/wallets/commands.js"
import {
  keep,
  type StoredModel,
} from "../../../packages/sandbox/src/server/wallets/stored-model.js"
import { createModel } from "../../../packages/sandbox/src/wallet/create-model.js"
import type { LocalModel } from "../../../packages/sandbox/src/wallet/model.js"
import { createAnswerer, parts } from "./packed-wallet.js"

/**
 * The service worker of a packed wallet. It holds the model, answers the pages, and opens a window of the browser for
 * each request. Chromium stops it when it is idle: settings are stored, pending requests are lost.
 */

declare global {
  /** For the test, which reaches the worker from outside. */
  var packed: Promise<StoredModel>
}

globalThis.packed = open()
const answerer = globalThis.packed.then(({ model }) => createAnswerer(model))
const own = chrome.runtime.getURL("")

async function open(): Promise<StoredModel> {
  const stored = new Map(Object.entries(await chrome.storage.local.get()))
  const model = createModel({
    ...parts,
    storage: {
      getItem: (key) => String(stored.get(key) ?? "") || null,
      setItem(key, text) {
        stored.set(key, text)
        void chrome.storage.local.set({ [key]: text })
      },
    },
  })
  openWindows(model)
  return keep(model)
}

/** Opens a window for each request that the user decides. Closing it counts as a refusal. */
function openWindows(model: LocalModel): void {
  const windows = new Map<string, Promise<{ id: number }>>()
  model.subscribe(() => {
    const shown = model.getState().waiting.filter(({ shown }) => shown)
    for (const { id } of shown)
      if (!windows.has(id))
        windows.set(
          id,
          chrome.windows.create({ url: "window.html", type: "popup", width: 380, height: 640 }),
        )
    for (const [request, window] of windows)
      if (!shown.some(({ id }) => id === request)) {
        windows.delete(request)
        // The user may have closed it already.
        void window.then(({ id }) => chrome.windows.remove(id)).catch(() => {})
      }
  })
  chrome.windows.onRemoved.addListener(async (closed) => {
    for (const [request, window] of windows)
      if ((await window).id === closed && windows.has(request)) model.settle("close", request)
  })
}

async function fromPage(request: object, page: URL): Promise<object | null> {
  const { model } = await globalThis.packed
  model.record("in", request)
  const reply = await (await answerer)(request, page)
  if (reply) model.record("out", reply)
  return reply
}

async function fromWindow({ name, body }: { name: string; body: object }): Promise<unknown> {
  const { model, snapshot } = await globalThis.packed
  commands.get(name)?.(model, { ...body })
  return snapshot()
}

chrome.runtime.onMessage.addListener((message, { url }, reply) => {
  const answer = url.startsWith(own)
    ? fromWindow(message as { name: string; body: object })
    : fromPage(message as object, new URL(url))
  answer.then(reply, ({ message }) => reply({ error: message }))
  return true
})

chrome.runtime.onConnect.addListener(async (port) => {
  let isOpen = true
  port.onDisconnect.addListener(() => {
    isOpen = false
    stop?.()
  })
  let stop: (() => void) | undefined
  const { model, snapshot } = await globalThis.packed
  if (!isOpen) return
  stop = model.subscribe(() => port.postMessage(snapshot()))
  port.postMessage(snapshot())
})
