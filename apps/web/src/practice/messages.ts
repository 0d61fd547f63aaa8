/** An account of the practice network. Its key ends with the practice. */
export interface PracticeAccount {
  address: string
  seed: string
}

/** The accounts of practice: the visitor's, another of the same wallet, and those of two recipients. */
export type PracticeAccounts = Readonly<
  Record<"own" | "other" | "shop" | "treasury", PracticeAccount>
>

/** The page's first message to its worker: the network as it was saved, or null for a new one. */
export interface OpenNetwork {
  type: "open"
  saved: string | null
}

/** A message of the worker: the network answers from now on, or has changed. */
export type NetworkReport =
  | { type: "opened"; accounts: PracticeAccounts; promise: string; isNew: boolean }
  | { type: "changed"; saved: string }
