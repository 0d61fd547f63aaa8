import { type Reason, reason } from "@alidade/core"
import type { Injected, InjectedAccess } from "./options.js"

/** The functions that a wallet's object may have. Their results are unchecked. */
export interface InjectedWallet {
  signTransaction(xdr: string, options: InjectedSignOptions): unknown
  signAuthEntry?(preimage: string, options: InjectedSignOptions): unknown
  signMessage?(message: string, options: InjectedSignOptions): unknown
  getAddress?(options?: { skipRequestAccess: true }): unknown
  /** The older name of `getAddress`. */
  getPublicKey?(): unknown
  /** Opens a window. Some wallets return the address, others only then give it to `getAddress` (CA1). */
  requestAccess?(): unknown
  isConnected?(): unknown
  getNetwork?(): unknown
  disconnect?(): unknown
  /** Reports changes. Returns a function that stops it (SC7). */
  onChange?(listener: (change: unknown) => void): unknown
  /** EIP-1193's events, `accountsChanged` and `disconnect` (ON10). */
  on?(event: string, listener: (value: unknown) => void): unknown
  removeListener?(event: string, listener: (value: unknown) => void): unknown
}

/** The name of a wallet's function. */
export type InjectedFunction = keyof InjectedWallet & string

/** SEP-43's options. Nothing else is passed on: `submit` would make some wallets send the transaction. */
export interface InjectedSignOptions {
  networkPassphrase: string
  address?: string
}

/** A wallet's object, if the page has it and it can at least connect and sign transactions. */
export function findWallet({ find }: Pick<InjectedAccess, "find">): InjectedWallet | undefined {
  try {
    const wallet = find() as InjectedWallet | undefined
    if (!wallet || !has(wallet, "signTransaction")) return undefined
    return has(wallet, "getAddress") || has(wallet, "getPublicKey") ? wallet : undefined
  } catch {
    return undefined
  }
}

/** Whether a wallet's object has a function. */
export function has(wallet: InjectedWallet | undefined, name: InjectedFunction): boolean {
  try {
    return typeof wallet?.[name] === "function"
  } catch {
    return false
  }
}

/** Whether the wallet can say without a window which account the site may see. */
export function canRestore({ quirks = [] }: Pick<InjectedAccess, "quirks">): boolean {
  return quirks.some((quirk) => quirk !== "requestAccessFails")
}

/** The message if the wallet is missing. */
export function absence({ name }: Pick<Injected, "name">): Reason {
  return reason("notInstalled", "{wallet} is not installed", { wallet: name })
}
