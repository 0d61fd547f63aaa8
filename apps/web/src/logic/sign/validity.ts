import type { NetworkTime, Warning } from "@alidade/core/describe"
import type { EffectRequest } from "../effects/expect-effect.js"
import type { NetworkMoment } from "../stellar/network-clock.js"

/** Whether a request is valid at a moment. */
export interface Validity {
  moment: NetworkMoment
  /**
   * `expired`: its time is over, so the network won't apply it. `expiredHere`: it is over by the computer's clock, and
   * the network didn't answer. That alone is no reason to refuse. A request that isn't read yet is `valid`.
   */
  status: "valid" | "expired" | "expiredHere"
  /** It has a bound that depends on the time of day. */
  isTimed: boolean
  /** When it expires, in ms since the epoch. */
  expiresAt: number | undefined
}

/** What is read of a request once. */
export interface Bounds extends Pick<Validity, "isTimed" | "expiresAt"> {
  warningsAt: (time: NetworkTime) => readonly Warning[]
}

/** Whether a request with these bounds is valid at a moment. Bounds are undefined until they are read. */
export function validityAt(bounds: Bounds | undefined, moment: NetworkMoment): Validity {
  const isOver =
    moment.source !== "asking" &&
    bounds?.warningsAt(moment).some(({ key }) => key === "warnExpired")
  return {
    moment,
    status: !isOver ? "valid" : moment.source === "network" ? "expired" : "expiredHere",
    isTimed: bounds?.isTimed ?? false,
    expiresAt: bounds?.expiresAt,
  }
}

/** Reads the bounds of a request for a network. */
export async function readBounds(request: EffectRequest, passphrase: string): Promise<Bounds> {
  const { describeAuthEntry, describeTransaction, timeWarnings } = await import(
    "@alidade/core/describe"
  )
  if ("preimage" in request) {
    const entry = await describeAuthEntry(request.preimage)
    return {
      isTimed: false,
      expiresAt: undefined,
      warningsAt: (time) => timeWarnings(entry, time),
    }
  }
  const transaction = await describeTransaction(request.xdr, passphrase)
  const { notBefore, notAfter } = transaction
  return {
    isTimed: notBefore !== undefined || notAfter !== undefined,
    expiresAt: notAfter === undefined ? undefined : Number(notAfter) * 1_000,
    warningsAt: (time) => timeWarnings(transaction, time),
  }
}
