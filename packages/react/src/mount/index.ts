import { type Kit, type WalletDescriptor, WalletError } from "@alidade/core"
import type { MountOptions, Screens } from "./screens.js"

export type { MountOptions } from "./screens.js"

/** Elements of the page's own that become its buttons, and what is told of them. */
export interface AssignedButtons extends MountOptions {
  /** The element that connects, or a selector of it. */
  connectEl: Element | string
  /** The element that disconnects, or a selector of it. */
  disconnectEl: Element | string
  /** A wallet was connected. */
  onConnect?: (result: { address: string }) => void
  /** The connection has ended. */
  onDisconnect?: () => void
}

/** What one kit shows on the page. */
interface Mounted {
  /** It has a button, or will have once that is loaded. */
  button: boolean
  screens?: Promise<Screens>
}

const mounted = new WeakMap<Kit, Mounted>()

/**
 * Puts the connect button into an element of the page. Resolves when it is there. Its text, and every other, is set by
 * `messages` (`connect`; the picker's `pickerTitle` and `notAvailable`).
 *
 * Rejects with kind `bad-request` when the kit has a button already, wherever it is, or the element is missing; and
 * with `external` when the screens cannot be loaded.
 */
export async function createButton(
  kit: Kit,
  container: Element | string,
  options: MountOptions = {},
): Promise<void> {
  const own = mountedOf(kit)
  if (own.button) throw refusal("The button has been created already")
  const element = elementOf(container)
  if (!element) throw refusal("container is not available")
  own.button = true
  try {
    const { showButton } = await screensOf(kit, options)
    // Removed again meanwhile, it shall not appear.
    if (own.button) showButton(element)
  } catch (cause) {
    own.button = false
    throw cause
  }
}

/**
 * Takes the button away and ends the connection, which `skipDisconnect` leaves. Another can be created afterwards.
 * Rejects with kind `bad-request` when there is none.
 */
export async function removeButton(
  kit: Kit,
  { skipDisconnect = false }: { skipDisconnect?: boolean } = {},
): Promise<void> {
  const own = mountedOf(kit)
  if (!own.button) throw refusal("The button has not been created")
  own.button = false
  await own.screens?.then(({ hideButton }) => hideButton(), ignore)
  if (!skipDisconnect) await kit.disconnect()
}

/**
 * Makes elements of the page its buttons: a press on the one opens the dialog in which a wallet is picked, on the
 * other ends the connection. Returns how to take that back.
 *
 * Throws 'connectEl is not available' and 'disconnectEl is not available' (kind `bad-request`).
 */
export function assignButtons(kit: Kit, options: AssignedButtons): () => void {
  const { connectEl, disconnectEl, onConnect, onDisconnect, ...look } = options
  const connect = elementOf(connectEl)
  if (!connect) throw refusal("connectEl is not available")
  const disconnect = elementOf(disconnectEl)
  if (!disconnect) throw refusal("disconnectEl is not available")

  const ended = new AbortController()
  const { signal } = ended
  const load = (): void => {
    Promise.all([screensOf(kit, look), kit.preload()]).catch(ignore)
  }
  const press = (): void => {
    kit.emit("buttonClicked", undefined)
    // While it is open this changes nothing. What cannot be loaded is tried again with the next press.
    screensOf(kit, look)
      .then(({ modal }) => modal.open(connect))
      .catch(ignore)
  }
  connect.addEventListener("click", press, { signal })
  // Ahead of the press, so that a wallet's window still opens inside a click.
  for (const name of ["pointerenter", "focus"]) connect.addEventListener(name, load, { signal })
  disconnect.addEventListener("click", () => void kit.disconnect(), { signal })

  let address: string | undefined
  const follow = (): void => {
    const state = kit.getState()
    const now = state.status === "connected" ? state.activeAddress : undefined
    if (now === undefined || now === address) return
    address = now
    // Where somebody is connected something may be signed: its screen is there by then.
    load()
    onConnect?.({ address: now })
  }
  const unfollow = kit.subscribe(follow)
  const unhear = kit.on("disconnect", () => {
    address = undefined
    onDisconnect?.()
  })
  follow()
  return () => {
    ended.abort()
    unfollow()
    unhear()
  }
}

/**
 * Opens the dialog in which a wallet is picked and connected. Resolves to the wallet picked, once `walletSelected` was
 * told, or to undefined when the dialog was closed without a choice.
 *
 * Rejects with kind `bad-request` when it is open already, and with `external` when it cannot be loaded.
 */
export async function openModal(
  kit: Kit,
  options: MountOptions = {},
): Promise<WalletDescriptor | undefined> {
  const trigger = document.activeElement
  const { modal } = await screensOf(kit, options)
  if (modal.getState()?.closing === false) throw refusal("The modal is already open")
  return modal.open(trigger)
}

/** Closes the dialog, and ends a connection that it waits for. Nothing where none is open. */
export function closeModal(kit: Kit): void {
  mountedOf(kit).screens?.then(({ closeModal, modal }) => closeModal(modal), ignore)
}

function mountedOf(kit: Kit): Mounted {
  const own = mounted.get(kit) ?? { button: false }
  mounted.set(kit, own)
  return own
}

/** React and the screens, loaded by the first call that shows something. */
function screensOf(kit: Kit, options: MountOptions): Promise<Screens> {
  const own = mountedOf(kit)
  own.screens ??= import("./screens.js").then(
    ({ createScreens }) => createScreens(kit, options),
    (cause) => {
      delete own.screens
      throw new WalletError("external", "The screens could not be loaded.", { cause })
    },
  )
  return own.screens
}

function elementOf(given: unknown): Element | null {
  if (typeof given !== "string") return given instanceof Element ? given : null
  try {
    return document.querySelector(given)
  } catch {
    // Not a selector.
    return null
  }
}

function refusal(message: string): WalletError {
  return new WalletError("bad-request", message)
}

function ignore(): void {}
