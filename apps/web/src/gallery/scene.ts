import type { Balance, RequiredCapability, WalletModule } from "@alidade/core"
import type { Step } from "./scripted-user.js"
import type { Standstill } from "./standstill.js"

/** One state of a surface: the wallets that stay in it, and what is done to come to it. */
export interface Scene extends Standstill {
  /** What it is called in the list. */
  title: string
  /** Made anew each time it is shown; the first is the one that is connected. */
  wallets: () => readonly WalletModule[]
  /** A connection is remembered. */
  connected?: boolean
  /** Ids of the wallets used before. */
  usedWallets?: readonly string[]
  requiredCapabilities?: readonly RequiredCapability[]
  /** How long ago requests look to have been asked, in ms. */
  asked?: number
  /** `null`: the app has nobody to ask for one. */
  balance?: Balance | Promise<never> | null
  /** What a person would do. */
  act?: Step
  /** What is seen once the state is reached; the connect button otherwise. */
  shows?: string
}

/** The states of one surface, by the name that they have in the address. */
export interface Surface {
  title: string
  scenes: Readonly<Record<string, Scene>>
}
