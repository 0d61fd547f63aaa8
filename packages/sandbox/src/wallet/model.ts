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

/** Stores the settings of wallets as texts by key. One that throws counts as empty. */
export interface SettingsStorage {
  getItem(key: string): string | null
  setItem(key: string, text: string): void
  /** Calls back when something else changed a text. Returns a function that stops. */
  follow?(key: string, listener: () => void): () => void
}

export interface ModelOptions {
  /** Names the wallet in storage: `alidade-sandbox:<wallet>`. */
  wallet: string
  accounts: readonly SandboxAccount[]
  networks: readonly SandboxNetwork[]
  quirks: readonly Quirk[]
  /** Initial settings that differ from the common defaults. `reset` restores them too. */
  initial?: Partial<WalletSettings>
  /** Where settings are stored across reloads; null for nowhere. */
  storage?: SettingsStorage | null
  /** Waits for the given ms, or until aborted. Tests can pass their own. */
  wait?: (ms: number, signal: AbortSignal) => Promise<void>
}

/**
 * The controls of a simulated wallet, for a person at the dock or a test. The controls of a remote wallet return
 * promises; they reject where those of a local wallet throw.
 */
export interface WalletControls<Done = void | Promise<void>> {
  readonly accounts: readonly SandboxAccount[]
  readonly networks: readonly SandboxNetwork[]
  readonly quirks: readonly Quirk[]
  getState(): WalletState
  /** Calls back after each change. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void
  /**
   * Changes settings. Quirks that the patch omits keep their value. Throws for an account, network, or quirk that the
   * wallet does not have.
   */
  update(patch: Partial<WalletSettings>): Done
  /** Queues answers for the next requests, one each. */
  next(...answers: Answer[]): Done
  /** Decides a pending request, by default the one in front. Throws without one, or if it cannot be approved. */
  settle(verdict: Verdict, id?: string): Done
  /** Restores the initial settings. Pending requests are dropped unanswered. */
  reset(): Done
  /** The active network. */
  network(): SandboxNetwork
}

/**
 * The model of a simulated wallet: its accounts, settings, and pending requests. The wallet's transports use it: the
 * scripts and pages that implement its protocol.
 */
export interface WalletModel<Done = void | Promise<void>> extends WalletControls<Done> {
  /** Asks the person. Resolves to the verdict, or to null if the wallet was removed meanwhile. */
  ask(request: WalletRequest): Promise<Verdict | null>
  /** Hides the windows of all pending requests, which stay undecided. */
  hideWaiting(): Done
  /** Logs a message between the page and the wallet. */
  record(direction: LogEntry["direction"], message: unknown): Done
  /** Waits for the given ms. Resolves at once when the model is destroyed. */
  wait(ms: number): Promise<void>
  /** Drops pending requests and stops following other tabs. */
  destroy(): void
}

/** A local model, whose changes take effect at once. */
export interface LocalModel extends WalletModel<void> {
  /**
   * Like `WalletModel.ask`, for a remote transport: the request gets the transport's id and is dropped when the
   * transport is gone.
   */
  ask(
    request: WalletRequest,
    transport?: { id: string; gone: AbortSignal },
  ): Promise<Verdict | null>
  /** Replaces the accounts, and restores the initial settings. The first account is the active one. */
  hold(accounts: readonly SandboxAccount[]): void
  /** Adds a log entry that was created elsewhere. */
  log(entry: LogEntry): void
}

/** A wallet's initial settings, which `reset` restores. */
export function initialSettings({
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
    language: undefined,
    ...initial,
  }
}
