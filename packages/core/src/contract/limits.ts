/**
 * All time limits of the kit, in milliseconds, each with its reason. A wallet may set its own (`WalletModule.limits`).
 */
export const limits = {
  /**
   * Specification, section 4: a wallet that has not answered by then counts as unavailable until it announces itself.
   */
  availability: 500,
  /** A silent restore: a sleeping extension wakes in 0.2 s; a cold browser's first answer takes 1.2 s. */
  restore: 5_000,
  /** Connecting an extension: find its window, type a password, read, approve. */
  connect: 120_000,
  /** Signing: an extension may take a minute to show its window, and users need time to read. */
  sign: 600_000,
  /** Loading a wallet's module (a few kB) over a slow network. */
  load: 20_000,
  /** Reading the wallet's network or account, which opens no window. */
  read: 5_000,
  /**
   * For wallets that take one call at a time: after a canceled call, the module needs a second to notice that its
   * window closed (Rabet).
   */
  release: 5_000,
  /** When a request counts as slow: the screen then says that the wallet may be behind another window. */
  slow: 15_000,
  /** Account changes in the wallet show up within 4 s: polled every 3 s while the page is visible. */
  watch: 3_000,
  /** Horizon, to read a balance. */
  horizon: 10_000,
} as const

/** The time limits that a wallet may set for itself, in milliseconds. */
export type WalletLimits = Partial<Record<"connect" | "restore" | "sign" | "read", number>>
