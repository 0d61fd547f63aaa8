import type { WalletCard } from "@alidade/core"
import { moreIcons } from "../more-icons.js"

/** What an app lists about Trezor before it loads the module. */
export const card: Omit<WalletCard, "load"> = {
  productId: "TREZOR",
  productName: "Trezor",
  productUrl: "https://www.trezor.com/",
  productIcon: `${moreIcons}#trezor`,
  moduleType: "HW_WALLET",
  // TR7: the device signs entries of type 10, but no version of Connect passes them on.
  capabilities: { authEntry: [], message: false },
}
