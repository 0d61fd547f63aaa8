import type { Balance, Remembered, RequiredCapability, WalletModule } from "@alidade/core"
import type { InspectorRecord } from "@alidade/react/inspector"
import type { PageOverrides } from "./page-overrides.js"
import type { Step } from "./scripted-user.js"

/** One state of a component: the wallets that hold it there, and the steps that lead to it. */
export interface Scene extends PageOverrides {
  /** Its name in the list. */
  title: string
  /** Called each time the scene is shown. The first wallet is the connected one. */
  wallets: () => readonly WalletModule[]
  /** Whether a connection is remembered. */
  connected?: boolean
  /** The other connections that are remembered. */
  others?: readonly Remembered[]
  /** Ids of the wallets used before. */
  usedWallets?: readonly string[]
  requiredCapabilities?: readonly RequiredCapability[]
  /** How long ago requests appear to have been made, in ms. */
  requestAge?: number
  /** `null`: the app reads no balance. */
  balance?: Balance | Promise<never> | null
  /** The entries of the inspector, which is shown only with them. */
  inspection?: readonly InspectorRecord[]
  /** The user's steps. */
  act?: Step
  /** A selector of what is visible once the state is reached. The connect button by default. */
  shows?: string
}

/** The scenes of one component, by their name in the address. */
export interface Surface {
  title: string
  scenes: Readonly<Record<string, Scene>>
}
