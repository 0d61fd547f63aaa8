import type { Kit } from "@alidade/core"
import { hideButton, showButton, shownButton } from "./button.js"

/**
 * Opens the account's menu: of the app's button, or of a button at the page's upper edge that is there as long as the
 * menu.
 */
export async function openProfile(kit: Kit, container: HTMLElement = document.body): Promise<void> {
  const button = shownButton()
  if (button) {
    button.click()
    return
  }
  const focused = document.activeElement
  const host = document.createElement("div")
  Object.assign(host.style, { position: "fixed", insetBlockStart: "1rem", insetInlineEnd: "1rem" })
  container.append(host)
  await showButton(kit, host)
  const remove = (): void => {
    stop()
    host.remove()
    void hideButton(kit)
    if (focused instanceof HTMLElement) focused.focus()
  }
  // The menu ends with the connection, and then reports nothing.
  const stop = kit.on("disconnect", remove)
  const toggled = (event: Event): void => {
    if ((event as ToggleEvent).newState === "closed") remove()
  }
  // The event does not bubble.
  host.addEventListener("toggle", toggled, { capture: true })
  shownButton()?.click()
}
