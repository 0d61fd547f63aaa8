import { followModalDialogs } from "./modal-dialogs.js"
import type { WalletModel } from "./model.js"
import { openPanel } from "./panel.js"
import { element } from "./screens.js"
import { windowStyle } from "./window-style.js"

/** Events that would otherwise reach the page: a press outside a menu, Escape in a dialog, a focus change. */
const stoppedEvents = [
  ...["pointerdown", "pointerup", "mousedown", "mouseup", "click", "touchstart", "touchend"],
  ...["keydown", "keyup", "focusin", "focusout", "wheel", "contextmenu"],
]

/**
 * Opens the wallet's window over the page, in the top layer, inside the front modal dialog if there is one. A real
 * extension's window is outside the page, so this one keeps its events to itself. Returns a function that closes it.
 */
export function openWindow(model: WalletModel, productName: string): () => void {
  const host = element("div")
  host.popover = "manual"
  // The window does not follow the text direction of the page under it, but its own language.
  host.dir = "ltr"
  host.dataset.alidadeSandbox = productName.toLowerCase()
  const root = host.attachShadow({ mode: "open" })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(windowStyle)
  root.adoptedStyleSheets = [sheet]
  for (const type of stoppedEvents)
    host.addEventListener(type, (event) => event.stopPropagation(), { passive: true })

  const before = document.activeElement
  const stopFollowing = followModalDialogs((front) => {
    const focused = root.activeElement
    ;(front ?? document.body).append(host)
    host.showPopover()
    if (focused instanceof HTMLElement) focused.focus()
  })

  // Open the panel only now: the window is in the page and can take the focus.
  const panel = openPanel(root, model, productName, { role: "dialog", canClose: true })
  return () => {
    panel.stop()
    stopFollowing()
    const hadFocus = root.activeElement !== null
    host.remove()
    if (hadFocus && before instanceof HTMLElement && before.isConnected) before.focus()
  }
}
