import { limits, toWalletError, WalletError } from "@alidade/core"
import { ask } from "../channel/page-messages.js"
import {
  AFTER_CANCEL,
  type Answer,
  type Failure,
  type Fields,
  question,
  readAnswer,
  readFailure,
  type Type,
} from "./wire.js"

/** A question that opens no window. */
export function read<T extends Type>(type: T, signal: AbortSignal | undefined): Promise<Answer<T>> {
  return call(type, {} as Fields<T>, signal, limits.read)
}

/** Asks, and gives what the reply says. Throws what it tells of, `bad-reply` for one of another shape, `timeout`, `aborted`. */
export async function call<T extends Type>(
  type: T,
  fields: Fields<T>,
  signal: AbortSignal | undefined,
  ms: number,
): Promise<Answer<T>> {
  const patience = { signal, cancelled: AFTER_CANCEL, ms, late: "Freighter did not answer." }
  const reply = await ask(question(type, fields), patience)
  const failure = readFailure(reply)
  if (failure) throw errorOf(failure)
  const answer = readAnswer(type, reply)
  if (answer) return answer
  throw new WalletError("bad-reply", "Freighter gave a reply that cannot be read. It was not used.")
}

function errorOf(failure: Failure): WalletError {
  if (failure.shape === "stale") {
    return new WalletError(
      "page-stale",
      "Freighter was switched off or updated. Reload this page.",
      { cause: failure.error },
    )
  }
  const error = toWalletError(failure.error)
  if (error.kind !== "rejected") return error
  return new WalletError(
    "rejected",
    "The request was declined in Freighter, or its window was closed.",
    { ext: error.ext, cause: failure.error },
  )
}
