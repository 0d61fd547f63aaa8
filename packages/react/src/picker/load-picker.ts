import type { Kit } from "@alidade/core"
import type { ModalComponent } from "../context/modal.js"

/** Loads the connect dialog, and the icons that it shows. */
export async function loadPicker(kit: Kit): Promise<ModalComponent> {
  const { WalletPicker, loadIcons } = await import("./wallet-picker.js")
  loadIcons(kit.getState().allowedWallets)
  return WalletPicker
}
