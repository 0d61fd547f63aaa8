import { AccountMenu } from "./button/account-menu.js"
import { networkWarning } from "./button/network-warning.js"
import { ConnectDialog } from "./picker/connect-dialog.js"

/** What is loaded after the button: one chunk, because whoever reaches for the button needs it all. */
export interface LazyParts {
  AccountMenu: typeof AccountMenu
  networkWarning: typeof networkWarning
  ConnectDialog: typeof ConnectDialog
}

export const lazyParts: LazyParts = { AccountMenu, networkWarning, ConnectDialog }
