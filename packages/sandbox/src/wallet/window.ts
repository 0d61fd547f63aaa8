import { followModalDialogs } from "./modal-dialogs.js"
import type { WalletModel } from "./model.js"
import { openPanel } from "./panel.js"
import { element, type Look, type Welcome } from "./screens.js"
import { inFront } from "./verdicts.js"
import { windowStyle } from "./window-style.js"

/**
 * Shows the wallet's window while something waits for a person, the latest request in front. An extension's
 * window lies outside the page; this one lies over it, in the top layer, inside the front modal dialog if there is
 * one, and keeps its events to itself. Returns how to stop.
 */
export function showWindows(
  model: WalletModel,
  productName: string,
  welcome?: Welcome,
  look?: Look,
): () => void {
  let close: (() => void) | null = null

  const follow = (): void => {
    if (inFront(model.getState())) close ??= openWindow(model, productName, welcome, look)
    else {
      close?.()
      close = null
    }
  }

  follow()
  const unsubscribe = model.subscribe(follow)
  return () => {
    unsubscribe()
    close?.()
  }
}

/** Events that the page would take for its own: a press outside a menu, Escape in a dialog, focus leaving. */
const keptEvents = [
  ...["pointerdown", "pointerup", "mousedown", "mouseup", "click", "touchstart", "touchend"],
  ...["keydown", "keyup", "focusin", "focusout", "wheel", "contextmenu"],
]

function openWindow(
  model: WalletModel,
  productName: string,
  welcome?: Welcome,
  look?: Look,
): () => void {
  const host = element("div")
  host.popover = "manual"
  // A window of its own: it does not turn with the page that it lies over.
  host.dir = "ltr"
  host.dataset.alidadeSandbox = productName.toLowerCase()
  const root = host.attachShadow({ mode: "open" })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(windowStyle + (look?.style ?? ""))
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
  const panel = openPanel(root, model, productName, {
    role: "dialog",
    canClose: true,
    welcome,
    screen: look?.screen,
  })
  return () => {
    panel.stop()
    stopFollowing()
    const hadFocus = root.activeElement !== null
    host.remove()
    if (hadFocus && before instanceof HTMLElement && before.isConnected) before.focus()
  }
}
