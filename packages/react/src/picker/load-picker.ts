import type { Kit } from "@alidade/core"
import type { ComponentType } from "react"

/** Loads the connect dialog, and the icons that it shows. */
export async function loadPicker(kit: Kit): Promise<ComponentType> {
  const { ConnectDialog, loadIcons } = await import("./connect-dialog.js")
  loadIcons(kit.getState().allowedWallets)
  return ConnectDialog
}
