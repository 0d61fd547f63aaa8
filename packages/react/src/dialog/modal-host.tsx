import { type ReactElement, useSyncExternalStore } from "react"
import { loadPicker } from "./load.js"
import type { Modal, ModalState } from "./modal.js"
import { useLoaded } from "./use-loaded.js"

const closed: ModalState = { phase: "closed" }

/** Shows the wallet picker while the connect dialog is open, and loads it the first time. */
export function ModalHost({ modal }: { modal: Modal }): ReactElement | null {
  const state = useSyncExternalStore(modal.subscribe, modal.getState, () => closed)
  const picker = useLoaded(loadPicker, state.phase !== "closed", modal.fail)
  if (state.phase === "closed" || !picker) return null
  return <picker.WalletPicker key={state.turn} {...state} />
}
