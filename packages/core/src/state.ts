import type { WalletError } from "./errors.js"
import type { ButtonTheme, ModalTheme } from "./themes.js"
import type { Prompt } from "./ui.js"
import type { LockedReason, NetworkResult, WalletDescriptor } from "./wallet.js"

/**
 * How far an address is believed: `remembered` comes from storage, `reported` was said by the wallet, `proven` has a
 * verified signature over something new. That is a transaction (its sequence number) or an authorization (its nonce),
 * unless the signature was in the envelope already, or the random token of a wallet's own sign-in (Albedo). A message
 * proves nothing: the kit cannot know whether its text was signed before. An app that signs people in with a message
 * puts its own nonce into it, and checks it on its server.
 */
export type Trust = "remembered" | "reported" | "proven"

/** What a wallet is being asked. */
export type RequestKind = "connect" | "transaction" | "auth-entry" | "message"

/** A request that a wallet has not answered yet, so that a screen can show it and cancel it. */
export interface PendingRequest {
  /** Unique in this kit. `kit.cancel(id)` ends it. */
  id: string
  walletId: string
  kind: RequestKind
  /** When it was asked, in ms since the epoch. */
  since: number
  /** The wallet shall send the transaction too, once it has signed it. */
  submit?: true
  /** What is to be signed: base64 XDR, or the message's text. Absent for `connect`. */
  payload?: string
  /** Passphrase of the network it is asked for. Absent for `connect`. */
  networkPassphrase?: string
  /** The account that shall sign, where one is known. Absent for `connect`. */
  address?: string
  /** The wallet's window needs a click: a screen offers it and calls `kit.proceed(id)` inside the click. */
  needsGesture: boolean
  /** The wallet's window stands: a screen offers to bring it to the front and calls `kit.focus(id)` inside the click. */
  focusable?: true
  /** The wallet may still sign after the request was cancelled here, which it cannot be told. */
  outlivesCancel?: true
  /** What the wallet's client asks a screen to show meanwhile: a code, accounts, a frame. */
  prompt?: Prompt
  /**
   * The last attempt failed, and a screen that offers another is attached: `kit.retry(id)` asks again, `kit.cancel(id)`
   * ends the request with this error.
   */
  failed?: WalletError
}

/** What stands in every state, whatever the status. */
export interface Common {
  /** The wallets of the kit: available first (most recently used first), then the others. */
  allowedWallets: readonly WalletDescriptor[]
  /** Ids of the wallets that were used, the most recent first. */
  usedWallets: readonly string[]
  /** True while a probe runs: until then `isAvailable: false` is not an answer. */
  probing: boolean
  /** Passphrase. */
  selectedNetwork: string
  horizonUrl?: string
  modalTheme: Partial<ModalTheme>
  buttonTheme: Partial<ButtonTheme>
  pending: readonly PendingRequest[]
}

/** No wallet is connected. One may be selected. */
export interface Disconnected extends Common {
  status: "disconnected"
  selectedModuleId?: string
  activeAddress?: undefined
  /** Why the last connection did not come about, or ended. */
  error?: WalletError
  /** The remembered connection that could not be restored, for the reason in `error`. It stays remembered. */
  previous?: { walletId: string; address: string }
}

/** A wallet is being asked for its address. */
export interface Connecting extends Common {
  status: "connecting"
  selectedModuleId: string
  activeAddress?: undefined
  /** The connection that holds until this one is made, and again when it is not made. */
  standing?: Connected
}

/** A remembered connection is being checked; the address is the remembered one. */
export interface Restoring extends Common {
  status: "restoring"
  selectedModuleId: string
  activeAddress: string
  trust: "remembered"
}

/** A wallet is connected. */
export interface Connected extends Common {
  status: "connected"
  selectedModuleId: string
  activeAddress: string
  trust: Trust
  /** Derivation path of the account, where a hardware wallet told it. */
  path?: string
  /** The wallet's own network, once it has been read. */
  walletNetwork?: WalletNetwork
  /** The wallet says that it is locked, or not granted for its present account: it must be asked again. */
  locked: boolean
  /** Which of the two it is, where the wallet can tell. */
  lockedReason?: LockedReason
  /** The page has lost the wallet, which was switched off or updated: it can be reached only after a reload. */
  lost?: WalletError
}

/** The kit's state: one of four, told apart by `status`. A snapshot is never changed. */
export type KitState = Disconnected | Connecting | Restoring | Connected

/** The network that a wallet is set to. */
export interface WalletNetwork extends NetworkResult {
  /** The wallet signs for this network, whichever is requested. Otherwise the request decides. */
  binding: boolean
}

/**
 * How the wallet's network compares with the kit's. `true`: they are the same. `false`: they differ, and the wallet
 * cannot sign for the kit's until it is switched. `informative`: they differ, which does not matter, because this
 * wallet signs for the network requested. `unknown`: no wallet is connected, or its network has not been read.
 */
export type NetworkMatch = boolean | "informative" | "unknown"
