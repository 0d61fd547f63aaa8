import type { Kit } from "@alidade/core"
import { createButton, type MountOptions, removeButton } from "@alidade/react/mount"
import { loadStyles } from "../kit/styles.js"

/** Where the kit's only button is. */
let place: HTMLElement | undefined

/** Renders the button into an element, and removes it from where it was. */
export async function showButton(
  kit: Kit,
  container: HTMLElement,
  options?: MountOptions,
): Promise<void> {
  await loadStyles()
  await hideButton(kit)
  place = container
  await createButton(kit, container, options)
}

/** Removes the button, if there is one. The connection stays. */
export async function hideButton(kit: Kit): Promise<void> {
  place = undefined
  // It rejects without a button.
  await removeButton(kit, { skipDisconnect: true }).catch(() => {})
}

/** The element to press, if the button is in the page. */
export function shownButton(): HTMLElement | null {
  return place?.isConnected ? place.querySelector('[data-part="trigger"]') : null
}
