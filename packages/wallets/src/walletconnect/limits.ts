import { type Reason, reason } from "@alidade/core"

/** Every time limit of the bridge, in milliseconds, with its reason. */
export const waits = {
  /** Until the library has opened its storage. */
  start: 20_000,
  /**
   * Until the screen says that the relay cannot be reached. A slow phone gets a code within a few seconds, and an
   * unreachable verification service takes five.
   */
  offline: 15_000,
  /** Until a connection ends for that reason. The library itself would try for more than a minute (WC5). */
  unreachable: 60_000,
  /** Lifetime of a code that does not name its own: the proposal expires after it. */
  code: 300_000,
  /** A whole connection: three codes, two of them renewed by the user. */
  connect: 900_000,
  /** Loading the list of wallets. After this the screen opens without it. */
  listing: 10_000,
  /** Telling the phone that a session is closed. */
  close: 5_000,
} as const

/** What canceling does not undo. */
export const AFTER_CANCEL: Reason = reason(
  "phoneStillShown",
  "Canceled here. If your phone still shows the request, decline it there: it can still be confirmed.",
)
