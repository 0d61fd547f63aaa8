import type {
  Answer,
  Grant,
  LogEntry,
  Verdict,
  WalletSettings,
  WalletState,
} from "../wallet/state.js"

/**
 * Drives one simulated wallet. Settings apply to all pages and windows that show the wallet, including later ones. A
 * call rejects with an error for an account, a network, or a fault that the wallet does not have.
 */
export interface WalletDriver {
  /** Its current state. */
  state(): Promise<WalletState>
  /** Changes settings: locked, account, network, grants … */
  set(settings: Partial<WalletSettings>): Promise<void>
  /** Locks it. A person who approves a request unlocks it first, and so does a queued answer. */
  lock(): Promise<void>
  /** Switches to another of its networks. */
  switchNetwork(network: Grant["network"]): Promise<void>
  /** Connects a site beforehand, as if its user had approved it before: a host name, or the page's URL. */
  grant(site: string): Promise<void>
  /** Switches one of its faults on, or off again: a number of the page of wallet protocols (`FR6` …). */
  fault(name: string, on?: boolean): Promise<void>
  /** Sets its answer to all further requests. */
  answer(answer: Answer): Promise<void>
  /** Approves the next request, without a window. Each call counts for one more request. */
  approveNext(): Promise<void>
  /** Rejects the next request, without a window. Each call counts for one more request. */
  rejectNext(): Promise<void>
  /** Queues answers for the next requests, one each. */
  next(...answers: Answer[]): Promise<void>
  /** The messages that it received, oldest first. */
  requests(): Promise<Record<string, unknown>[]>
  /** Waits for a request and approves it. */
  approve(): Promise<void>
  /** Waits for a request and rejects it. */
  reject(): Promise<void>
  /** Waits for a request and closes its window. */
  closeWindow(): Promise<void>
  /** Restores the initial settings. */
  reset(): Promise<void>
}

/** The controls of a wallet that a driver needs, wherever its model runs. */
export interface DrivenWallet {
  state(): Promise<WalletState>
  update(settings: Partial<WalletSettings>): Promise<void>
  next(...answers: Answer[]): Promise<void>
  /** Waits for a request, and decides it. */
  settle(verdict: Verdict): Promise<void>
  reset(): Promise<void>
}

/** Creates the driver of a wallet. */
export function createDriver(wallet: DrivenWallet): WalletDriver {
  const { state, update, next, settle } = wallet
  return {
    state,
    set: update,
    lock: () => update({ locked: true }),
    switchNetwork: (network) => update({ network }),
    async grant(site) {
      const { account, network, grants } = await state()
      const added = hostsOf(site).map((host): Grant => ({ host, account, network }))
      await update({ grants: [...grants, ...added] })
    },
    fault: (name, on = true) => update({ quirks: { [name]: on } }),
    answer: (answer) => update({ answer }),
    approveNext: () => next("approve"),
    rejectNext: () => next("reject"),
    next,
    requests: async () => (await state()).log.filter(isRequest).map(({ message }) => message),
    approve: () => settle("approve"),
    reject: () => settle("reject"),
    closeWindow: () => settle("close"),
    reset: wallet.reset,
  }
}

/** How wallets name a site: most by its host name, some with the port. */
function hostsOf(site: string): string[] {
  const { host, hostname } = new URL(/^https?:/.test(site) ? site : `http://${site}`)
  return [...new Set([hostname, host])]
}

function isRequest(entry: LogEntry): entry is LogEntry & { message: Record<string, unknown> } {
  return entry.direction === "in"
}
