import { followModalDialogs } from "./modal-dialogs.js"
import type { WalletModel } from "./model.js"
import { openPanel } from "./panel.js"
import { element } from "./screens.js"
import { windowStyle } from "./window-style.js"

/** Events that the page would take for its own: a press outside a menu, Escape in a dialog, focus leaving. */
const keptEvents = [
  ...["pointerdown", "pointerup", "mousedown", "mouseup", "click", "touchstart", "touchend"],
  ...["keydown", "keyup", "focusin", "focusout", "wheel", "contextmenu"],
]

/**
 * Opens the wallet's window over the page, in the top layer, inside the front modal dialog if there is one. An
 * extension's true window lies outside the page, so this one keeps its events to itself. Returns how to close it.
 */
export function openWindow(model: WalletModel, productName: string): () => void {
  const host = element("div")
  host.popover = "manual"
  // A window of its own: it does not turn with the page that it lies over.
  host.dir = "ltr"
  host.dataset.alidadeSandbox = productName.toLowerCase()
  const root = host.attachShadow({ mode: "open" })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(windowStyle)
  root.adoptedStyleSheets = [sheet]
  for (const type of keptEvents)
    host.addEventListener(type, (event) => event.stopPropagation(), { passive: true })

  const before = document.activeElement
  const stopFollowing = followModalDialogs((front) => {
    const focused = root.activeElement
    ;(front ?? document.body).append(host)
    host.showPopover()
    if (focused instanceof HTMLElement) focused.focus()
  })

  // Now that it is in the page, and can take the focus.
  const panel = openPanel(root, model, productName, { role: "dialog", canClose: true })
  return () => {
    panel.stop()
    stopFollowing()
    const hadFocus = root.activeElement !== null
    host.remove()
    if (hadFocus && before instanceof HTMLElement && before.isConnected) before.focus()
  }
}
