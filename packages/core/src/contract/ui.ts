import type { WalletError } from "./errors.js"
import type { Reason } from "./reason.js"

/** An account of a hardware wallet (the specification's account entry), at the path 44'/148'/{index}'. */
export interface AccountEntry {
  /** `G…` */
  publicKey: string
  index: number
}

/** A wallet that can open a pairing link. The data comes from a listing and has been checked. */
export interface LinkedWallet {
  id: string
  name: string
  /** Image URL, https; if absent, a plain icon is shown. */
  icon?: string
  /** The link that opens this wallet with the current pairing. Opened by `PairingPrompt.follow`, inside the tap. */
  href: string
}

/** A code to scan with a phone, and the link to it. */
export interface PairingPrompt {
  kind: "pairing"
  /**
   * `starting` until there is a code; `ready`; `expired` if nobody scanned it in time; `offline` while the bridge's
   * relay cannot be reached.
   */
  state: "starting" | "ready" | "expired" | "offline"
  /** The pairing URI, once it exists. Removed when it is no longer usable. */
  uri?: string
  /** When it expires, in ms since the epoch. */
  expiresAt?: number
  /** Wallets that can open the link, recommended ones first. Absent until their list has loaded or failed. */
  wallets?: readonly LinkedWallet[]
  /** The app of the wallet that the user has picked, if its link works on this device. The code is only for it. */
  app?: LinkedWallet
  /** The link of `app` was opened within the user's press. If not, the browser needs another press: offer it. */
  isOpened?: true
  /** Requests a new code. */
  renew(): void
  /** Searches the listing; an empty text returns the recommended wallets. */
  search?(text: string): Promise<readonly LinkedWallet[]>
  /** Opens a wallet's link and remembers it as the choice. Call it inside the tap. */
  follow(wallet: LinkedWallet): void
}

/** The accounts of a device to choose from. */
export interface AccountsPrompt {
  kind: "accounts"
  /** The accounts read so far. */
  accounts: readonly AccountEntry[]
  /** More are being read from the device. */
  reading: boolean
  /** Why reading from the device stopped; `more` tries again. */
  error?: WalletError
  /** The index of the account whose address the device is showing. */
  verifying?: number
  /** Reads the next ten accounts. */
  more(): void
  /** Reads the account at an index that the user entered. */
  read(index: number): void
  /**
   * Shows an account's address on the device to compare. Resolves once the user confirms or rejects it there. Absent if
   * the wallet's client cannot show it.
   */
  verify?(index: number): Promise<boolean>
  choose(account: AccountEntry): void
}

/** A page of the wallet, shown in a frame above everything. */
export interface OverlayPrompt {
  kind: "overlay"
  /** URL of the page, and its accessible title. */
  url: string
  title: string
  /** Size in CSS pixels; a sheet if the screen is smaller. */
  width: number
  height: number
  /** The frame's `allow` attribute. */
  allow?: string
  /** The frame's `sandbox` attribute: the permissions that its page needs. If absent, the frame is not sandboxed. */
  sandbox?: string
  /**
   * Call it with the frame's window once it exists. The wallet's client then accepts messages only from that window.
   */
  attach(frame: Window): void
  /** The user closed it. */
  close(): void
}

/** The user must act elsewhere. */
export interface WaitingPrompt {
  kind: "waiting"
  /** `extension` and `popup`: the wallet's own window; `unlock`: the same, when it asks for the password first. */
  on: "phone" | "device" | "messenger" | "extension" | "popup" | "unlock"
  /** The wallet asks for access first: a signature has not been requested yet, and nothing can be signed. */
  step?: "access"
  /** The name that the wallet on the phone reports, if known. */
  peer?: string
  /** A link that brings its app to the front. */
  link?: { href: string; name: string }
  /** The form in which the wallet shows the message, if not as its text. */
  shows?: string
  /** Possible causes and next steps, when a wallet has not answered for long. */
  hint?: Reason | string
  /** Why the user must act again, such as a locked device: kinds of errors that retrying can fix. */
  error?: WalletError
  /** Tries again, if that can help. */
  retry?(): void
}

/** A device can show only the hash of what it signs. */
export interface BlindPrompt {
  kind: "blind"
  /** The hash that the device will show and sign, hex of 32 bytes. */
  hash: string
  /** Signs anyway. The alternative is to cancel the request. */
  confirm(): void
}

/**
 * Two extensions answer as the wallet, and the user chooses whose account counts. The other one's replies are then
 * refused. Until then nothing is signed.
 */
export interface PartiesPrompt {
  kind: "parties"
  /** The accounts (`G…`) that they have shared so far, at most two parties'. They may ask the user before they share one. */
  accounts: readonly string[]
  choose(account: string): void
}

/** What a wallet's client asks a screen to show while its request is pending. */
export type Prompt =
  | PairingPrompt
  | AccountsPrompt
  | OverlayPrompt
  | WaitingPrompt
  | BlindPrompt
  | PartiesPrompt

/**
 * The port through which a wallet's client shows a screen. Every call has one. What it shows is the `prompt` of the
 * pending request in the state, for whichever screen the app has.
 */
export interface WalletUi {
  /**
   * Whether a screen would show a prompt. If not, the client fails with an error that the screen would let the user
   * fix.
   */
  readonly attached: boolean
  /**
   * Replaces the prompt; undefined removes it. The prompt ends with the request. Throws `unsupported` if a prompt needs
   * an answer and no screen is attached to the kit (`kit.attachScreen`).
   */
  show(prompt: Prompt | undefined): void
}
