import type { SandboxNetwork } from "../config.js"
import type { SandboxAccount } from "./keys.js"
import type {
  Answer,
  LogEntry,
  Quirk,
  Verdict,
  WalletRequest,
  WalletSettings,
  WalletState,
} from "./state.js"

/** What a model is made of. */
export interface ModelOptions {
  /** Names the wallet in storage: `alidade-sandbox:<wallet>`. */
  wallet: string
  accounts: readonly SandboxAccount[]
  networks: readonly SandboxNetwork[]
  quirks: readonly Quirk[]
  /** How it is set at first, and after a reset, where that is not the common default. */
  initial?: Partial<WalletSettings>
  /** Where settings are kept over reloads; null for nowhere. One that throws counts as empty. */
  storage?: Pick<Storage, "getItem" | "setItem"> | null
  /** How time passes: resolves after so many ms, or when aborted. */
  wait?: (ms: number, signal: AbortSignal) => Promise<void>
}

/**
 * A simulated wallet as it is driven by a person at the dock, or by a test. One that is elsewhere does what it is
 * told a moment later: it gives a promise, which rejects where one that is here throws.
 */
export interface WalletControls<Done = void | Promise<void>> {
  readonly accounts: readonly SandboxAccount[]
  readonly networks: readonly SandboxNetwork[]
  readonly quirks: readonly Quirk[]
  getState(): WalletState
  /** Calls back after each change. Returns how to stop. */
  subscribe(listener: () => void): () => void
  /**
   * Changes settings; of `quirks` those that are named. Throws for an account, a network or a switch that the
   * wallet does not have.
   */
  update(patch: Partial<WalletSettings>): Done
  /** What it does the next times it is asked, once each. */
  next(...answers: Answer[]): Done
  /** Decides a waiting request, by default the one in front. Throws when there is none, or it cannot be approved. */
  settle(verdict: Verdict, id?: string): Done
  /** Everything as at first; waiting requests are dropped unanswered. */
  reset(): Done
  /** The active network. */
  network(): SandboxNetwork
}

/**
 * The one model of a simulated wallet: what it holds, how it is set, what it is being asked. Beside those who drive
 * it, the wallet's transports use it: the scripts and pages that speak its protocol.
 */
export interface WalletModel<Done = void | Promise<void>> extends WalletControls<Done> {
  /** Asks the person. Resolves to what was decided, or to null when the wallet went away meanwhile. */
  ask(asked: WalletRequest): Promise<Verdict | null>
  /** Takes the windows of all waiting requests away; they stay undecided. */
  hideWaiting(): Done
  /** Notes a message that passed. */
  record(direction: LogEntry["direction"], message: unknown): Done
  /** Lets so many ms pass; resolves at once when the model is destroyed. */
  wait(ms: number): Promise<void>
  /** Drops what waits, and stops following other tabs. */
  destroy(): void
}

/** A model that is here: it does what it is told at once. */
export interface LocalModel extends WalletModel<void> {
  /** As `WalletModel.ask`, for a transport elsewhere: the request waits under its id, and is dropped when that transport is gone. */
  ask(asked: WalletRequest, transport?: { id: string; gone: AbortSignal }): Promise<Verdict | null>
  /** Keeps an entry of the log that was made elsewhere. */
  log(entry: LogEntry): void
}

/** How a wallet is set at first, and after a reset. */
export function settingsAtFirst({
  accounts,
  networks,
  quirks,
  initial,
}: ModelOptions): WalletSettings {
  return {
    installed: true,
    created: true,
    locked: false,
    account: accounts[0]!.address,
    network: networks[0]!.id,
    grants: [],
    answer: "ask",
    next: [],
    authEntry: ["v1", "v2"],
    quirks: Object.fromEntries(quirks.map((quirk) => [quirk.id, quirk.on])),
    ...initial,
  }
}
