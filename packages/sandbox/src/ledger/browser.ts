import type { LocalModel } from "../wallet/model.js"
import { openHid, type Way } from "./hid.js"
import { openUsb } from "./usb.js"

/** A name in `navigator`. */
type Name = "hid" | "usb"

/** What stands at the names of a browser: the device's way, or nothing; what is not named is the browser's own. */
type Kind = Partial<Record<Name, ((model: LocalModel, page: Window) => Way) | null>>

const kinds = {
  desktop: { hid: openHid },
  android: { hid: null, usb: openUsb },
  other: { hid: null, usb: null },
} as const satisfies Record<string, Kind>

/**
 * Makes the page's browser one to which the device can be plugged: it stands behind `navigator.hid`, or as the
 * switches say (LE5). A page without a secure context has neither name, and gets neither. Returns how to undo it.
 */
export function changeBrowser(model: LocalModel, page: Window): () => void {
  if (!page.isSecureContext) return () => {}
  let kind: Kind | undefined
  const undo: (() => void)[] = []

  function follow(): void {
    const { quirks } = model.getState()
    const now = quirks.LE5 ? kinds.other : quirks["LE5-usb"] ? kinds.android : kinds.desktop
    if (now === kind) return
    kind = now
    clear()
    for (const [name, open] of Object.entries<Kind[Name]>(now)) {
      const way = open?.(model, page)
      if (way) undo.push(way.unplug)
      undo.push(replace(page, name as Name, way?.object ?? null))
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

/** Puts something in the place of the browser's own; null for a browser that does not know the name at all. */
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
