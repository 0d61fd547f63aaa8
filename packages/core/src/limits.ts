/** Every wait of the kit, in milliseconds, each with its reason. A wallet may set its own (`WalletModule.limits`). */
export const limits = {
  /** Specification, section 4: a wallet that has not answered by then counts as unavailable until it is heard of. */
  availability: 500,
  /** A silent restore: a sleeping extension wakes in 0.2 s, a cold browser's first answer takes 1.2 s. */
  restore: 5_000,
  /** A connection in an extension: find its window, type a password, read, approve. */
  connect: 120_000,
  /** A signature: an extension may show its window only after a minute, and people read. */
  sign: 600_000,
  /** Loading a wallet's module, a file of a few kB, over a slow network. */
  load: 20_000,
  /** Reading the wallet's network or its account, which opens no window. */
  read: 5_000,
  /** A wallet that takes one call at a time, after a call was cancelled: its module has a second to see its window closed (Rabet). */
  release: 5_000,
  /** A request counts as slow: the screen then adds that it may be hidden behind another window. */
  slow: 15_000,
  /** An account changed in the wallet is seen within 4 s: asked for every 3 s while the page is visible. */
  watch: 3_000,
  /** Horizon, for a balance. */
  horizon: 10_000,
} as const

/** The waits that a wallet may set for itself, in milliseconds. */
export type WalletLimits = Partial<Record<"connect" | "restore" | "sign" | "read", number>>
