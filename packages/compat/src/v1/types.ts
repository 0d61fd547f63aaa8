import type { ModuleInterface } from "../kit/types.js"

export type {
  ButtonTheme as IButtonTheme,
  ModalTheme as IModalTheme,
  ModalTheme as ITheme,
} from "@alidade/core"
export { type ISupportedWallet, type ModuleInterface, ModuleType } from "../kit/types.js"
export { WalletNetwork } from "../kit/wallet-network.js"

/** The calls that kits and modules have in common. */
export type KitActions = Pick<
  ModuleInterface,
  "getAddress" | "signTransaction" | "signAuthEntry" | "signMessage" | "getNetwork" | "disconnect"
>
