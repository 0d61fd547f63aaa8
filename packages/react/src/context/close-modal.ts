import type { Modal } from "./modal.js"

/** Closes the dialog with its 280 ms animation, or at once while it is loading. */
export function closeModal(modal: Modal): void {
  const open = modal.getState()
  if (modal.mounted) {
    if (open?.closing === false) modal.setState({ ...open, closing: true })
  } else {
    modal.setState(undefined)
    open?.settle()
  }
}
