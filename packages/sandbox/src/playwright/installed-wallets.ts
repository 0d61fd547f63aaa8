import type { SandboxNetwork } from "../config.js"
import type { InjectedName } from "../inject/names.js"
import type { Sandbox } from "../server/index.js"
import type { LogEntry, WalletSettings } from "../wallet/state.js"
import type { WalletDriver } from "./driver.js"

/** An account of a test's own. Use test keys only: never one that holds anything of value. */
export interface OwnAccount {
  /** `S…`, its secret key. */
  readonly secret: string
  /** Its name in the wallets' windows; by default "Account 1" and so on. */
  readonly name?: string
}

/** Options of `installWallets`. */
export interface InstallWalletsOptions<Name extends InjectedName = InjectedName> {
  /**
   * The wallets to install, by default Freighter, xBull, LOBSTR, Hana, and Rabet. Others leave no trace in the pages.
   */
  readonly wallets?: readonly Name[]
  /**
   * The accounts that the wallets hold. The first is the active one. By default the sandbox's public test accounts.
   */
  readonly accounts?: readonly [OwnAccount, ...OwnAccount[]]
  /**
   * The networks that the wallets know. By default those of `sandbox`, or without it those of a sandbox on port 8000.
   */
  readonly networks?: readonly SandboxNetwork[]
  /**
   * A sandbox that this process has started. Its xBull and HOT are then the ones in the pages, so that extension and
   * windows share one state.
   */
  readonly sandbox?: Sandbox
  /** Whether the wallets also answer in frames. By default only in top pages. */
  readonly frames?: boolean
  /**
   * The settings with which wallets start, by name: `{ freighter: { locked: true } }`. `reset` restores them. Quirks
   * that it leaves out keep their value.
   */
  readonly initial?: Readonly<Partial<Record<Name, Partial<WalletSettings>>>>
}

/**
 * One wallet in all pages of a context. Its state lives in the test's process, so pages share it, and a page that
 * clears its storage changes nothing. Changes have reached every open page when the promise resolves, and pages that
 * open later have them from their first line on.
 */
export interface InstalledWallet extends WalletDriver {
  /** The messages of all pages, in both directions, oldest first: the latest 200. */
  log(): Promise<readonly LogEntry[]>
}

/** The wallets that `installWallets` puts into the pages of a context. */
export interface InstalledWallets<Name extends InjectedName = InjectedName> {
  /** By name. Each can be set up before the first page opens. */
  readonly wallets: Readonly<Record<Name, InstalledWallet>>
  /** Drops pending requests, and stops answering. Call it when the test ends; closing the context is not enough. */
  close(): Promise<void>
}
