import { type Kit, reason, WalletError } from "@alidade/core"
import { closeModal } from "./close-modal.js"
import type { Modal } from "./modal.js"
import { type ConnectedWallet, onConnected } from "./on-connected.js"

/**
 * Opens the connect dialog, or joins the open one, and waits for a connection. Resolves as soon as one is established,
 * or to undefined when the dialog has closed without one or the kit is destroyed; rejects if the dialog cannot be
 * loaded. When the signal aborts, closes the dialog and rejects with kind `aborted`.
 */
export async function connectAndWait(
  kit: Kit,
  modal: Modal,
  trigger?: Element | null,
  signal?: AbortSignal,
): Promise<ConnectedWallet | undefined> {
  if (signal?.aborted) throw abortedBy(signal)
  if (kit.destroyed) return undefined
  const opened = modal.open(trigger)
  const session = modal.getState()?.settle
  return new Promise((resolve, reject) => {
    const stops = [
      onConnected(kit, (connected) => {
        stop()
        // A dialog that is still loading would come to offer a choice that is made.
        if (!modal.mounted) closeModal(modal)
        resolve(connected)
      }),
      modal.subscribe(() => {
        // The dialog's state is replaced while it closes, but it settles only once.
        if (modal.getState()?.settle === session) return
        stop()
        opened.then(() => resolve(undefined), reject)
      }),
      kit.on("destroyed", () => closeModal(modal)),
      () => signal?.removeEventListener("abort", abort),
    ]
    function abort(): void {
      stop()
      closeModal(modal)
      // Closing the dialog settles this too, and nobody waits for it.
      opened.catch(() => {})
      reject(abortedBy(signal!))
    }
    signal?.addEventListener("abort", abort)
    const stop = (): void => {
      for (const each of stops) each()
    }
  })
}

/** The signal's reason if it is a `WalletError`, or else an error of kind `aborted`. */
function abortedBy({ reason: cause }: AbortSignal): WalletError {
  if (WalletError.is(cause)) return cause
  const canceled = reason("connectionCanceled", "The connection was canceled.")
  return new WalletError("aborted", canceled, { cause })
}
