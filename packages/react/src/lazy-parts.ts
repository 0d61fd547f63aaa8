import { AccountMenu } from "./button/account-menu.js"
import { networkWarning } from "./button/network-warning.js"
import { ConnectDialog } from "./picker/connect-dialog.js"

/**
 * The parts that load after the button. They are one chunk, because a user who reaches for the button needs them all.
 */
export interface LazyParts {
  AccountMenu: typeof AccountMenu
  networkWarning: typeof networkWarning
  ConnectDialog: typeof ConnectDialog
}

export const lazyParts: LazyParts = { AccountMenu, networkWarning, ConnectDialog }
