/** The relayer's faults, all off by default. */
export const relayerDefaults = {
  /** Refuses every call: all channels are in use. */
  busy: false,
  /** Refuses every call: the key's budget for fees is used up. */
  noBudget: false,
  /** Pays from an account that has nothing but its reserve, so that the network refuses the transaction. */
  empty: false,
  /** Offers less than the network's least fee. */
  lowFee: false,
  /** Keeps the calls that it accepts, and sends them when this is switched off. */
  late: false,
  /** Does not know the transactions that it has accepted. */
  forgets: false,
  /** Sends each call in two transactions, and knows only the second one, which fails because a signature counts once. */
  twice: false,
  /** Names the hash of a transaction that is not the caller's (OpenZeppelin/openzeppelin-relayer#621). */
  mixesUp: false,
}

export type RelayerFaults = typeof relayerDefaults
