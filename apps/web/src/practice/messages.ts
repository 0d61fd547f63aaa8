/** An account of the practice network. Its key ends with the practice. */
export interface PracticeAccount {
  address: string
  seed: string
}

/** The accounts of practice: the visitor's, another of the same wallet, and those of two recipients. */
export const accountNames = ["own", "other", "shop", "treasury"] as const

/** The page's first message to its worker: the network as it was saved, or null for a new one. */
export interface OpenNetwork {
  type: "open"
  saved: string | null
}

/** A network that answers from now on. */
export interface OpenedNetwork {
  type: "opened"
  accounts: Readonly<Record<(typeof accountNames)[number], PracticeAccount>>
  /** As of `Practice`. */
  promise: string
  /** Whether it begins now. */
  isNew: boolean
}

/** A message of the worker. */
export type NetworkReport = OpenedNetwork | { type: "changed"; saved: string }
