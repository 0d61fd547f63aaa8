import { type Kit, type Reason, reason, type WalletDescriptor, WalletError } from "@alidade/core"
import type { Modal } from "../context/modal.js"
import type { ConnectedWallet } from "../context/on-connected.js"
import type { MountOptions, Screens } from "./screens.js"

export type { ConnectedWallet } from "../context/on-connected.js"
export type { MountOptions } from "./screens.js"

/** Elements of the page that act as its connect and disconnect buttons, and callbacks. */
export interface AssignedButtons extends MountOptions {
  /** The element that connects, or its selector. */
  connectEl: Element | string
  /** The element that disconnects, or its selector. */
  disconnectEl: Element | string
  /** Called when a wallet has connected. */
  onConnect?: (result: { address: string }) => void
  /** Called when the connection has ended. */
  onDisconnect?: () => void
}

/** Options of `connectWithModal`. */
export interface ConnectWithModalOptions extends MountOptions {
  /** Closes the dialog and ends a pending connection when it aborts. */
  signal?: AbortSignal
}

/** What is mounted for one kit. */
interface Mounted {
  /** There is a button, or one is loading. */
  button: boolean
  screens?: Promise<Screens>
}

const mounted = new WeakMap<Kit, Mounted>()

/**
 * Renders the connect button into an element of the page. Resolves when it is there. `messages` sets its text
 * (`connect`) and all others, such as the picker's `pickerTitle` and `notAvailable`.
 *
 * Rejects with kind `bad-request` if the kit already has a button or the element is missing, and with `external` if the
 * screens cannot be loaded.
 */
export async function createButton(
  kit: Kit,
  container: Element | string,
  options?: MountOptions,
): Promise<void> {
  const own = mountedOf(kit)
  if (own.button) throw refusal(reason("buttonExists", "The button has been created already"))
  const element = elementOf(container)
  if (!element)
    throw refusal(reason("noElement", "{element} is not available", { element: "container" }))
  own.button = true
  try {
    const { showButton } = await screensOf(kit, options)
    // The button may have been removed while it was loading.
    if (own.button) showButton(element)
  } catch (cause) {
    own.button = false
    throw cause
  }
}

/**
 * Removes the button and ends the connection, unless `skipDisconnect` is set. A new button can be created afterwards.
 * Rejects with kind `bad-request` if there is no button.
 */
export async function removeButton(
  kit: Kit,
  options?: { skipDisconnect?: boolean },
): Promise<void> {
  const { skipDisconnect = false } = options ?? {}
  const own = mountedOf(kit)
  if (!own.button) throw refusal(reason("noButton", "The button has not been created"))
  own.button = false
  await own.screens?.then(({ hideButton }) => hideButton(), ignore)
  if (!skipDisconnect) await kit.disconnect()
}

/**
 * Turns elements of the page into buttons: one opens the wallet picker, the other ends the connection. Returns a
 * function that undoes this.
 *
 * Throws 'connectEl is not available' and 'disconnectEl is not available' (kind `bad-request`).
 */
export function assignButtons(kit: Kit, options: AssignedButtons): () => void {
  const { connectEl, disconnectEl, onConnect, onDisconnect, ...props } = options ?? {}
  const connect = elementOf(connectEl)
  if (!connect)
    throw refusal(reason("noElement", "{element} is not available", { element: "connectEl" }))
  const disconnect = elementOf(disconnectEl)
  if (!disconnect)
    throw refusal(reason("noElement", "{element} is not available", { element: "disconnectEl" }))

  const ended = new AbortController()
  const { signal } = ended
  const load = (): void => {
    Promise.all([screensOf(kit, props), kit.preload()]).catch(ignore)
  }
  const press = (): void => {
    kit.emit("buttonClicked", undefined)
    // If the dialog is already open, this does nothing. A failed load is retried on the next press.
    screensOf(kit, props)
      .then(({ modal }) => modal.open(connect))
      .catch(ignore)
  }
  connect.addEventListener("click", press, { signal })
  // Loads before the press, so that a wallet's window can still open inside a click.
  for (const name of ["pointerenter", "focus"]) connect.addEventListener(name, load, { signal })
  disconnect.addEventListener("click", () => void kit.disconnect(), { signal })

  let address: string | undefined
  const update = (): void => {
    const state = kit.getState()
    const now = state.status === "connected" ? state.activeAddress : undefined
    if (now === undefined || now === address) return
    address = now
    // A connected user may sign, so the signing screen loads in advance.
    load()
    onConnect?.({ address: now })
  }
  const unsubscribe = kit.subscribe(update)
  const stopListening = kit.on("disconnect", () => {
    address = undefined
    onDisconnect?.()
  })
  update()
  return () => {
    ended.abort()
    unsubscribe()
    stopListening()
  }
}

/**
 * Opens the dialog that picks and connects a wallet. Resolves to the picked wallet after the `walletSelected` event, or
 * to undefined if the dialog closes without a choice or the kit was destroyed.
 *
 * Rejects with kind `bad-request` if it is already open, and with `external` if it cannot be loaded.
 */
export async function openModal(
  kit: Kit,
  options?: MountOptions,
): Promise<WalletDescriptor | undefined> {
  const trigger = document.activeElement
  if (kitOf(kit).destroyed) return undefined
  const { modal } = await screensOf(kit, options)
  refuseOpen(modal)
  return modal.open(trigger)
}

/**
 * Opens the dialog that picks and connects a wallet, and waits. Resolves to the connected wallet as soon as the
 * connection is established, also after a retry or another choice in the dialog; to undefined if the dialog closes
 * without a connection or the kit is destroyed. If a wallet is already connected, the user picks another one or the
 * same again.
 *
 * Rejects with kind `bad-request` if the dialog is already open, with `external` if it cannot be loaded, and with
 * `aborted` when the signal aborts.
 */
export async function connectWithModal(
  kit: Kit,
  options?: ConnectWithModalOptions,
): Promise<ConnectedWallet | undefined> {
  const trigger = document.activeElement
  const { signal, ...others } = options ?? {}
  if (kitOf(kit).destroyed) return undefined
  const { modal, connect } = await screensOf(kit, others)
  refuseOpen(modal)
  return connect(trigger, signal)
}

/** Closes the dialog and ends a pending connection. Does nothing if no dialog is open. */
export function closeModal(kit: Kit): void {
  mountedOf(kit).screens?.then(({ closeModal, modal }) => closeModal(modal), ignore)
}

/** Plain JavaScript can pass anything. */
function kitOf(given: unknown): Kit {
  if (Object(given).getState) return given as Kit
  throw refusal(reason("noKit", "There is no kit"))
}

function mountedOf(given: Kit): Mounted {
  const kit = kitOf(given)
  const own = mounted.get(kit) ?? { button: false }
  mounted.set(kit, own)
  return own
}

/** Loads React and the screens on the first call that shows something. */
function screensOf(kit: Kit, options: MountOptions | undefined): Promise<Screens> {
  const own = mountedOf(kit)
  own.screens ??= import("./screens.js").then(
    ({ createScreens }) => createScreens(kit, options ?? {}),
    (cause) => {
      delete own.screens
      throw new WalletError(
        "external",
        reason("screensMissing", "The screens could not be loaded."),
        { cause },
      )
    },
  )
  return own.screens
}

function refuseOpen(modal: Modal): void {
  if (modal.getState()?.closing === false)
    throw refusal(reason("modalOpen", "The modal is already open"))
}

function elementOf(given: unknown): Element | null {
  if (typeof given !== "string") return given instanceof Element ? given : null
  try {
    return document.querySelector(given)
  } catch {
    // Not a valid selector.
    return null
  }
}

function refusal(words: Reason): WalletError {
  return new WalletError("bad-request", words)
}

function ignore(): void {}
