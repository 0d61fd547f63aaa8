import type { SandboxNetwork } from "../config.js"
import type { WalletLanguage } from "./language.js"

/**
 * How a simulated wallet responds to a request that a person would decide: `ask` shows its window; `approve` and
 * `reject` decide at once; `never` leaves the request unanswered, without a window; `close` closes the window; `alter`
 * approves, but changes what is signed; `wrong-signer` approves, but another account signs.
 */
export type Answer = (typeof answers)[number]

/** All answers, in the order in which a screen lists them. */
export const answers = [
  "ask",
  "approve",
  "reject",
  "never",
  "close",
  "alter",
  "wrong-signer",
] as const

/** The decision about a request, by a person, a test, or the configured answer. */
export type Verdict = Exclude<Answer, "ask" | "never">

/** The kind of a request. */
export type RequestKind = (typeof requestKinds)[number]

/**
 * All kinds of requests: `batch` signs several transactions at once, `grant` allows actions without asking from then
 * on, and `account` shows an account, with nothing to approve.
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
 * Why a request cannot be approved. A `notice` has only a "Got it" button, which rejects. With `disabled`, the person
 * can only reject or close. A `blank` window can only be closed, whether the wallet is locked or not.
 */
export interface Obstacle {
  readonly kind: "notice" | "disabled" | "blank"
  readonly title: string
  readonly text: string
}

/** A screen that stands before a request while a quirk is on. The person turns the quirk off by passing the screen. */
export interface Step {
  /** Id of the quirk. */
  readonly quirk: string
  readonly title: string
  readonly text: string
  /** Label of the button that leads on. */
  readonly button: string
}

/** A request to the person who owns the wallet. */
export interface WalletRequest {
  readonly kind: RequestKind
  /** The account and network that sign, if the request sets them; otherwise the wallet's settings apply. */
  readonly as?: Partial<Pick<WalletSettings, "account" | "network">> | undefined
  /** Host name of the requesting page. */
  readonly host: string
  /** Passphrase of the request's network. */
  readonly passphrase: string
  /**
   * The data to sign: base64 XDR or a text, or hex for `hash`. For `address` the address to compare, for `token` a
   * contract's address, for `connect` the device that a browser offers, otherwise empty.
   */
  readonly payload: string
  /** Whether the browser asks instead of the wallet. The wallet's lock does not matter then. */
  readonly byBrowser?: boolean
  readonly obstacle?: Obstacle
  /** An extra text in the window. */
  readonly note?: string
  /** Screens before the request, in order. */
  readonly steps?: readonly Step[]
  /** Another device shows the request. The window says only this, and its buttons stand for those of the device. */
  readonly elsewhere?: { readonly title: string; readonly text: string } | undefined
}

/** A pending request. */
export interface Waiting extends WalletRequest {
  readonly id: string
  /** ms since the epoch. */
  readonly since: number
  /** Whether it has a window. Without one, only the controls can decide it. */
  readonly shown: boolean
}

/** A site's permission to see an account on a network. */
export interface Grant {
  readonly network: SandboxNetwork["id"]
  /** `G…` */
  readonly account: string
  /** Host name, with the port if the wallet distinguishes sites by it. */
  readonly host: string
}

/** A message between the page and the wallet. */
export interface LogEntry {
  /** ms since the epoch. */
  readonly at: number
  /** `in` is from the page to the wallet. */
  readonly direction: "in" | "out"
  /** The message. Texts above 4000 characters are cut. */
  readonly message: unknown
}

/** Settings of a simulated wallet, changed by a person, a test, or its requests. They persist across reloads. */
export interface WalletSettings {
  /** If false, the wallet seems not to be on this machine. */
  readonly installed: boolean
  /** If false, the extension is installed but no wallet is set up in it yet. */
  readonly created: boolean
  readonly locked: boolean
  /** Address of the active account. */
  readonly account: string
  /** The active network. */
  readonly network: SandboxNetwork["id"]
  readonly grants: readonly Grant[]
  /** Its answer unless `next` has one. */
  readonly answer: Answer
  /** Answers to the next requests, one each, in order. */
  readonly next: readonly Answer[]
  /** Auth entry versions that it signs: `v1` is type 9, `v2` type 10. */
  readonly authEntry: readonly ("v1" | "v2")[]
  /** Its quirks by number (FR6 …). */
  readonly quirks: Readonly<Record<string, boolean>>
  /** The language of its windows. English without it. */
  readonly language?: WalletLanguage | undefined
}

/** The whole state of a simulated wallet. Snapshots are immutable. */
export interface WalletState extends WalletSettings {
  readonly waiting: readonly Waiting[]
  /** Messages since the page was loaded, the latest 200. */
  readonly log: readonly LogEntry[]
}

/** What a quirk does: a key that never changes, and the English sentence. */
export interface QuirkText {
  readonly key: string
  readonly english: string
}

/** A quirk of a simulated wallet, numbered as on the page of wallet protocols. */
export interface Quirk {
  readonly id: string
  readonly text: QuirkText
  /** The initial value: on if it is harmless, off if it would hinder a first use. */
  readonly on: boolean
}
