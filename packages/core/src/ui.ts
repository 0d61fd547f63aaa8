import type { WalletError } from "./errors.js"

/** An account of a hardware wallet (the specification's account entry), at the path 44'/148'/{index}'. */
export interface AccountEntry {
  /** `G…` */
  publicKey: string
  index: number
}

/** A wallet that a pairing link can be opened in. All of it comes from a listing, so it was checked before. */
export interface LinkedWallet {
  id: string
  name: string
  /** URL of an image, https; absent: a plain mark. */
  icon?: string
  /** The link that opens this wallet with the present pairing. Opened by `PairingPrompt.follow`, inside the tap. */
  href: string
}

/** A code to be scanned by a phone, and the link to it. */
export interface PairingPrompt {
  kind: "pairing"
  /**
   * `starting` until there is a code; `ready`; `expired` when nobody came in time; `offline` while the bridge's
   * relay cannot be reached.
   */
  state: "starting" | "ready" | "expired" | "offline"
  /** The pairing URI, once there is one. Gone from the prompt when it is of no use any more. */
  uri?: string
  /** When it lapses, in ms since the epoch. */
  expiresAt?: number
  /** Wallets that the link can be opened in, the recommended first. Absent until their list has come or failed. */
  wallets?: readonly LinkedWallet[]
  /** Asks for a new code. */
  renew(): void
  /** Looks in the listing; an empty text gives the recommended. */
  search?(text: string): Promise<readonly LinkedWallet[]>
  /** Opens a wallet's link and remembers it as the choice: to be called inside the tap. */
  follow(wallet: LinkedWallet): void
}

/** The accounts of a device, to choose one from. */
export interface AccountsPrompt {
  kind: "accounts"
  /** Those read so far. */
  accounts: readonly AccountEntry[]
  /** More are being read from the device. */
  reading: boolean
  /** Why the device stopped; `more` tries again. */
  error?: WalletError
  /** The index of the account whose address the device shows at the moment. */
  verifying?: number
  /** Reads the next ten. */
  more(): void
  /** Reads the account at an index of the person's own choice. */
  read(index: number): void
  /** Shows an account's address on the device, to be compared; settles when it was confirmed there or refused. */
  verify(index: number): Promise<boolean>
  choose(account: AccountEntry): void
}

/** A page of the wallet's own, to be shown in a frame above everything. */
export interface OverlayPrompt {
  kind: "overlay"
  /** Address of the page, and its title for people who do not see it. */
  url: string
  title: string
  /** Size in CSS pixels; a sheet where the screen is smaller. */
  width: number
  height: number
  /** The frame's `allow` attribute. */
  allow?: string
  /** The frame's `sandbox` attribute: the permissions that its page needs. Absent: the frame is not sandboxed. */
  sandbox?: string
  /** To be called with the frame's window once it stands, so that the wallet's client hears it and nobody else. */
  attach(frame: Window): void
  /** The person closed it. */
  close(): void
}

/** Somebody must act elsewhere. */
export interface WaitingPrompt {
  kind: "waiting"
  /** `extension` and `popup`: the wallet's own window; `unlock`: the same, where it asks for the password first. */
  on: "phone" | "device" | "messenger" | "extension" | "popup" | "unlock"
  /** The wallet on the phone as it calls itself, where it is known. */
  peer?: string
  /** A link that brings its app to the front. */
  link?: { href: string; name: string }
  /** The form in which the wallet shows the message, where that is not its text. */
  shows?: string
  /** What may be in the way, and what to do, where a wallet has been silent for long. */
  hint?: string
  /** Why the person is asked once more, such as a locked device: the kinds of errors that trying again mends. */
  error?: WalletError
  /** Tries again, where that is of use. */
  retry?(): void
}

/** A device cannot show what it would sign: only its hash. */
export interface BlindPrompt {
  kind: "blind"
  /** What the device will show and sign, hex of 32 bytes. */
  hash: string
  /** Signs all the same. Cancelling the request is the other way. */
  confirm(): void
}

/** What a wallet's client asks a screen to show while its request is pending. */
export type Prompt = PairingPrompt | AccountsPrompt | OverlayPrompt | WaitingPrompt | BlindPrompt

/**
 * The port by which a wallet's client asks for a screen: it comes with every call, and what is shown stands in the
 * state as `prompt` of the pending request, for whatever screen the app has.
 */
export interface WalletUi {
  /** Whether a screen would show it: where none does, a client ends in an error what a screen would let be mended. */
  readonly attached: boolean
  /**
   * Shows this in place of what was shown before; undefined: nothing more. What is shown ends with the request.
   * Throws `unsupported` where a prompt needs an answer and no screen is attached to the kit (`kit.attachScreen`).
   */
  show(prompt: Prompt | undefined): void
}
