import type { Kit, WalletDescriptor, WalletError } from "@alidade/core"
import type { ConnectTrigger } from "../button/button-props.js"

/** The connected account, as a button shows it. */
export interface ButtonAccount {
  address: string
  /** Its first 4 and last 6 characters. */
  shortAddress: string
  /** The app's name for it, from the provider's `names`: cut, for a `<bdi>` or a `ForeignText`. */
  name?: string
  /** XLM with up to seven decimals, once known, if the component was asked for it. */
  balance?: string
  wallet?: WalletDescriptor
}

/** The app's network, and the wallet's if that one prevents signing. Names are text for a `<bdi>`. */
export interface ButtonNetwork {
  passphrase: string
  name: string
  /** Another network, which the wallet uses. */
  wallet?: { passphrase: string; name: string }
}

/** What a button can do. Each function is the same until the kit changes. */
export interface ButtonActs {
  /** Opens the dialog, or connects one wallet at once. Resolves to the picked wallet, or undefined. */
  connect: (walletId?: string) => Promise<WalletDescriptor | undefined>
  /** Opens the account menu beside the button that has `trigger`, or closes it. Nothing without an account. */
  openMenu: () => void
  /**
   * Selects a network of the kit by passphrase, by default the wallet's if it differs. Throws 'Wallet network "x" is not
   * supported' for one that the kit does not know.
   */
  switchNetwork: (passphrase?: string) => void
  disconnect: Kit["disconnect"]
}

/** Everything that a button shows and does. */
export type ButtonState = ButtonActs & {
  /** False on the server and while React hydrates its markup: a remembered connection is not known yet. */
  hydrated: boolean
  /** Spread it on the `<button>` that connects and opens the menu. */
  trigger: ConnectTrigger
  network: ButtonNetwork
  /** How many accounts are connected besides the active one. */
  others: number
} /** `error`: why the last connection ended or failed. */ & (
    | { status: "disconnected"; account?: undefined; error?: WalletError }
    | { status: "connecting"; account?: undefined; wallet?: WalletDescriptor }
    /** `restoring`: the address is the remembered one. `wrong-network`: the wallet cannot sign until it is switched. */
    | { status: "restoring" | "connected" | "wrong-network"; account: ButtonAccount }
  )
