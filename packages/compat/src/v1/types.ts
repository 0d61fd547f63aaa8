import type { ModuleInterface } from "../kit/types.js"

export type {
  ButtonTheme as IButtonTheme,
  ModalTheme as IModalTheme,
  ModalTheme as ITheme,
} from "@alidade/core"
export { type ISupportedWallet, type ModuleInterface, ModuleType } from "../kit/types.js"

/** The networks, by passphrase. */
export enum WalletNetwork {
  PUBLIC = "Public Global Stellar Network ; September 2015",
  TESTNET = "Test SDF Network ; September 2015",
  FUTURENET = "Test SDF Future Network ; October 2022",
  SANDBOX = "Local Sandbox Stellar Network ; September 2022",
  STANDALONE = "Standalone Network ; February 2017",
}

/** The calls that kits and modules have in common. */
export type KitActions = Pick<
  ModuleInterface,
  "getAddress" | "signTransaction" | "signAuthEntry" | "signMessage" | "getNetwork" | "disconnect"
>
