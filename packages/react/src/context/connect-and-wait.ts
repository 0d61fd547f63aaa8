import type { Kit } from "@alidade/core"
import { closeModal, type Modal } from "./modal.js"
import { type ConnectedWallet, onConnected } from "./on-connected.js"

/**
 * Opens the connect dialog, or joins the open one, and waits for a connection. Resolves as soon as one is established,
 * or to undefined when the dialog has closed without one; rejects if the dialog cannot be loaded.
 */
export function connectAndWait(
  kit: Kit,
  modal: Modal,
  trigger?: Element | null,
): Promise<ConnectedWallet | undefined> {
  const opened = modal.open(trigger)
  const session = modal.getState()?.settle
  return new Promise((resolve, reject) => {
    const stops = [
      onConnected(kit, (connected) => {
        stop()
        resolve(connected)
      }),
      modal.subscribe(() => {
        // The dialog's state is replaced while it closes, but it settles only once.
        if (modal.getState()?.settle === session) return
        stop()
        opened.then(() => resolve(undefined), reject)
      }),
      kit.on("destroyed", () => closeModal(modal)),
    ]
    const stop = (): void => {
      for (const each of stops) each()
    }
  })
}
