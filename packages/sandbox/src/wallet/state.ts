import type { SandboxNetwork } from "../config.js"

/**
 * What a simulated wallet does when it is asked something that a person decides: `ask` shows its window;
 * `approve` and `reject` decide at once; `never` leaves the request unanswered, without a window; `close` closes
 * the window; `alter` approves, but changes what is signed; `wrong-signer` approves, but another account signs.
 */
export type Answer = (typeof answers)[number]

/** Every answer, in the order in which a screen lists them. */
export const answers = [
  "ask",
  "approve",
  "reject",
  "never",
  "close",
  "alter",
  "wrong-signer",
] as const

/** What was decided about a request, by a person, a test or the answer set. */
export type Verdict = Exclude<Answer, "ask" | "never">

/** What a wallet is asked for. */
export type RequestKind = (typeof requestKinds)[number]

/**
 * Everything that a wallet is asked for: `batch` for several transactions at once, `grant` for what it shall do
 * without asking from then on, `account` to show one, which is nothing to approve.
 */
export const requestKinds = [
  "connect",
  "address",
  "transaction",
  "auth-entry",
  "message",
  "hash",
  "token",
  "batch",
  "grant",
  "account",
] as const

/**
 * Why what is asked cannot be approved. A `notice` is a screen with nothing but "Got it", which rejects; under a
 * `disabled` button only rejecting and closing are left; a `blank` window, locked or not, can only be closed.
 */
export interface Obstacle {
  readonly kind: "notice" | "disabled" | "blank"
  readonly title: string
  readonly text: string
}

/** A request to a wallet's person. */
export interface WalletRequest {
  readonly kind: RequestKind
  /** Who signs, and for which network, where the request says so; otherwise the wallet's own settings count. */
  readonly as?: Partial<Pick<WalletSettings, "account" | "network">> | undefined
  /** Host name of the page that asks. */
  readonly host: string
  /** Passphrase of the network it is asked for. */
  readonly passphrase: string
  /**
   * What is to be signed: base64 XDR or a text, the hex of a `hash`; what is to be compared of an `address`; a
   * contract's address for `token`; for `connect` the device that a browser offers, else empty.
   */
  readonly payload: string
  /** Whether the browser asks, not the wallet, whose lock has no say then. */
  readonly byBrowser?: boolean
  readonly obstacle?: Obstacle
  /** What its window says besides. */
  readonly note?: string
}

/** A request that nobody has decided yet. */
export interface Waiting extends WalletRequest {
  readonly id: string
  /** ms since the epoch. */
  readonly since: number
  /** Whether it has a window; without one only a driver can still decide it. */
  readonly shown: boolean
}

/** That a site may see an account of a network. */
export interface Grant {
  readonly network: SandboxNetwork["id"]
  /** `G…` */
  readonly account: string
  /** Host name, and the port where the wallet tells sites apart by it. */
  readonly host: string
}

/** A message as it passed between the page and the wallet. */
export interface LogEntry {
  /** ms since the epoch. */
  readonly at: number
  /** `in`: from the page to the wallet. */
  readonly direction: "in" | "out"
  /** The message; texts above 4000 characters are cut. */
  readonly message: unknown
}

/** What is set about a simulated wallet, by a person, a test, or what passes. It is kept over reloads. */
export interface WalletSettings {
  /** False: as if the wallet were not on this machine. */
  readonly installed: boolean
  /** False: the extension is there, but no wallet was made in it yet. */
  readonly created: boolean
  readonly locked: boolean
  /** Address of the active account. */
  readonly account: string
  /** The network that it is set to. */
  readonly network: SandboxNetwork["id"]
  readonly grants: readonly Grant[]
  /** What it does unless `next` says otherwise. */
  readonly answer: Answer
  /** What it does the next times, once each, first first. */
  readonly next: readonly Answer[]
  /** Auth entries that it signs: `v1` is type 9, `v2` type 10. */
  readonly authEntry: readonly ("v1" | "v2")[]
  /** Its switches by number (FR6 …). */
  readonly quirks: Readonly<Record<string, boolean>>
}

/** Everything about a simulated wallet. A snapshot is never changed. */
export interface WalletState extends WalletSettings {
  readonly waiting: readonly Waiting[]
  /** The messages that passed since the page was loaded, the latest 200. */
  readonly log: readonly LogEntry[]
}

/** A switch of a simulated wallet: a way of its own, numbered as the page of wallet protocols numbers it. */
export interface Quirk {
  readonly id: string
  readonly text: string
  /** How it stands at first: on where it is harmless, off where it would stand in the way of a first use. */
  readonly on: boolean
}
