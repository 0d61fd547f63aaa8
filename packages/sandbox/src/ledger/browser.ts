import type { LocalModel } from "../wallet/model.js"
import { openHid, type WebDeviceApi } from "./hid.js"
import { openUsb } from "./usb.js"

/** A property name of `navigator`. */
type Name = "hid" | "usb"

/** The device APIs of a kind of browser. Null removes an API; an omitted name keeps the browser's own. */
type Kind = Partial<Record<Name, ((model: LocalModel, page: Window) => WebDeviceApi) | null>>

const kinds = {
  desktop: { hid: openHid },
  android: { hid: null, usb: openUsb },
  other: { hid: null, usb: null },
} as const satisfies Record<string, Kind>

/**
 * Connects the device to the page's browser through `navigator.hid`, or as the quirks say (LE5). A page without a
 * secure context has neither API. Returns a function that undoes it.
 */
export function changeBrowser(model: LocalModel, page: Window): () => void {
  if (!page.isSecureContext) return () => {}
  let current: Kind | undefined
  const undo: (() => void)[] = []

  function follow(): void {
    const { quirks } = model.getState()
    const now = quirks.LE5 ? kinds.other : quirks["LE5-usb"] ? kinds.android : kinds.desktop
    if (now === current) return
    current = now
    clear()
    for (const [name, open] of Object.entries<Kind[Name]>(now)) {
      const api = open?.(model, page)
      if (api) undo.push(api.unplug)
      undo.push(replace(page, name as Name, api?.object ?? null))
    }
  }

  function clear(): void {
    for (const step of undo.splice(0)) step()
  }

  follow()
  const unsubscribe = model.subscribe(follow)
  return () => {
    unsubscribe()
    clear()
  }
}

/** Replaces one of the browser's APIs; null removes it. */
function replace(page: Window, name: Name, value: object | null): () => void {
  const { navigator } = page
  if (value) {
    Object.defineProperty(navigator, name, { value, configurable: true, enumerable: true })
    return () => Reflect.deleteProperty(navigator, name)
  }
  const prototype = Object.getPrototypeOf(navigator)
  const own = Object.getOwnPropertyDescriptor(prototype, name)
  if (!own) return () => {}
  delete prototype[name]
  return () => Object.defineProperty(prototype, name, own)
}
