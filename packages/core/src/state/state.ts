import type { WalletError } from "../contract/errors.js"
import type { ButtonTheme, ModalTheme } from "../contract/themes.js"
import type { Prompt } from "../contract/ui.js"
import type { LockedReason, NetworkResult, WalletDescriptor } from "../contract/wallet.js"
import type { Remembered } from "./persistence.js"

/**
 * How far an address is trusted: `remembered` was read from storage, `reported` came from the wallet, `proven` has a
 * verified signature over something new. That is a transaction (its sequence number) or an authorization (its nonce),
 * unless the signature was already in the envelope, or the random token of a wallet's own sign-in (Albedo). A message
 * proves nothing, because the kit cannot know whether its text was signed before. An app that signs users in with a
 * message includes its own nonce and checks it on its server.
 *
 * `proven` does not mean that the wallet has the key now. A signature of the same transaction or authorization
 * that was made before, and that the wallet has kept or found on the network, counts as new: the kit sees only what was
 * in the envelope that it sent.
 */
export type Trust = "remembered" | "reported" | "proven"

/** The kind of a request to a wallet. */
export type RequestKind = "connect" | "transaction" | "auth-entry" | "message"

/** A request that a wallet has not answered yet. Screens can show and cancel it. */
export interface PendingRequest {
  /** Unique in this kit. `kit.cancel(id)` ends it. */
  id: string
  walletId: string
  kind: RequestKind
  /** When the request was made, in ms since the epoch. */
  since: number
  /** The wallet should also submit the transaction after signing it. */
  submit?: true
  /** What to sign: base64 XDR, or the message's text. Absent for `connect`. */
  payload?: string
  /** `payload` is base64 of a message's bytes, which are not text. */
  encoding?: "base64"
  /** Passphrase of the request's network. Absent for `connect`. */
  networkPassphrase?: string
  /** The account that should sign, if known. Absent for `connect`. */
  address?: string
  /** For whom `address` signs an authorization, if not for itself: `C…`, or the `G…` of an account with several signers. */
  onBehalfOf?: string | undefined
  /** The wallet's window needs a click: a screen offers it and calls `kit.proceed(id)` inside the click. */
  needsGesture: boolean
  /**
   * The wallet's window is open: a screen offers to bring it to the front and calls `kit.focus(id)` inside the click.
   */
  focusable?: true
  /** The wallet may still sign after the request was canceled here, because it cannot be notified. */
  outlivesCancel?: true
  /** What the wallet's client asks a screen to show meanwhile: a code, accounts, a frame. */
  prompt?: Prompt
  /**
   * The last attempt failed, and an attached screen offers a retry: `kit.retry(id)` asks again, `kit.cancel(id)` ends
   * the request with this error.
   */
  failed?: WalletError
}

/** A connected account. */
export interface Connection extends Remembered {
  trust: Trust
}

/** The fields of every state, regardless of its status. */
export interface Common {
  /** The wallets of the kit: available first (most recently used first), then the others. */
  allowedWallets: readonly WalletDescriptor[]
  /** Ids of used wallets, most recent first. */
  usedWallets: readonly string[]
  /** True during a probe: until it ends, `isAvailable: false` is not final. */
  probing: boolean
  /** Passphrase of the network. */
  selectedNetwork: string
  /** Base URL of the network's Horizon, if the app declared one. */
  horizonUrl?: string
  /** URL of the network's JSON-RPC, if the app declared one. The kit does not use it. */
  rpcUrl?: string
  modalTheme: Partial<ModalTheme>
  buttonTheme: Partial<ButtonTheme>
  pending: readonly PendingRequest[]
  /** The connections besides the active one, most recently active first. `connectionsOf` has all of them. */
  otherConnections: readonly Connection[]
}

/** No wallet is connected. One may be selected. */
export interface Disconnected extends Common {
  status: "disconnected"
  selectedModuleId?: string
  activeAddress?: undefined
  /** Why the last connection failed or ended. */
  error?: WalletError
  /** The remembered connection that could not be restored, for the reason in `error`. It stays remembered. */
  previous?: { walletId: string; address: string; path?: string }
}

/** A wallet is being asked for its address. */
export interface Connecting extends Common {
  status: "connecting"
  selectedModuleId: string
  activeAddress?: undefined
  /** The current connection, which stays valid until this one succeeds, and if it fails. */
  current?: Connected
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
  /** Derivation path of the account, if a hardware wallet reported it. */
  path?: string
  /** The wallet's own network, once it has been read. */
  walletNetwork?: WalletNetwork
  /**
   * The wallet reports that it is locked, or that its current account has not granted access. It must be asked again.
   */
  locked: boolean
  /** Which of the two it is, if the wallet reports it. */
  lockedReason?: LockedReason
  /** The page lost its connection to the wallet, which was turned off or updated: only a reload helps. */
  lost?: WalletError
}

/** The kit's state: one of four, distinguished by `status`. A snapshot is never changed. */
export type KitState = Disconnected | Connecting | Restoring | Connected

/** The network that a wallet uses. */
export interface WalletNetwork extends NetworkResult {
  /** The wallet always signs for this network. Otherwise the request decides. */
  binding: boolean
}

/**
 * How the wallet's network compares with the kit's. `true`: same. `false`: different, and the wallet cannot sign for
 * the kit's until it is switched. `informative`: different, but this wallet signs for the requested network anyway.
 * `unknown`: no wallet is connected, or its network has not been read.
 */
export type NetworkMatch = boolean | "informative" | "unknown"
