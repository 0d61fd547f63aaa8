import type { WalletLimits } from "@alidade/core"

/** Every wait of the bridge, in milliseconds, each with its reason. */
export const waits = {
  /** The library opens its storage. */
  start: 20_000,
  /** Until the screen says that the relay cannot be reached: a slow phone gets a code in a few seconds, and the verification service, where it does not answer, takes five. */
  offline: 15_000,
  /** Until a connection ends for that: the library itself would try for more than a minute (WC5). */
  unreachable: 60_000,
  /** The life of a code, where it does not say itself: a proposal lapses after that. */
  code: 300_000,
  /** A whole connection: three codes, of which a person has renewed two. */
  connect: 900_000,
  /** The wallets' listing: a list that takes longer does not keep the screen closed. */
  listing: 10_000,
  /** Telling the phone that a session is closed. */
  close: 5_000,
} as const

/** What the kit waits for a wallet on a phone. */
export const walletLimits: WalletLimits = { connect: waits.connect }

/** What cancelling does not do. */
export const AFTER_CANCEL =
  "Cancelled here. The request may still stand on the phone, where it can be confirmed: decline it there."
