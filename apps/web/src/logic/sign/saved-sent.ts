import { fieldsOf, isTime, textOf } from "../stellar/read-json.js"
import { readSavedAnswer } from "../stellar/results.js"
import type { Sent } from "./flow.js"

/** What came of sending, as JSON can hold it. */
export function saveSent({ fee, ...sent }: Sent): object {
  return { ...sent, ...(fee === undefined ? {} : { fee: `${fee}` }) }
}

/** Reads what was saved of a sending. Undefined if it is invalid. */
export function readSent(value: unknown): Sent | undefined {
  const { xdr, since, at, fee, returned, events, ...saved } = fieldsOf(value)
  const answer = readSavedAnswer(saved.answer)
  return (
    answer && {
      answer,
      xdr: textOf(xdr),
      since: isTime(since) ? since : undefined,
      at: isTime(at) ? at : undefined,
      fee: typeof fee === "string" && /^\d+$/.test(fee) ? BigInt(fee) : undefined,
      returned: textOf(returned),
      events: Array.isArray(events)
        ? events.filter((event) => typeof event === "string")
        : undefined,
    }
  )
}
