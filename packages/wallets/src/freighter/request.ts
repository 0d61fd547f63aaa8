import { limits, toWalletError, WalletError } from "@alidade/core"
import { hasStopped, lostExtension } from "../channel/lost-extension.js"
import { ask } from "../channel/page-messages.js"
import {
  type Answer,
  type Failure,
  type Fields,
  question,
  readAnswer,
  readFailure,
  type Type,
} from "./wire.js"

/** A question that opens no window. It is asked again where Freighter's worker stopped before it answered. */
export async function read<T extends Type>(
  type: T,
  signal: AbortSignal | undefined,
): Promise<Answer<T>> {
  const once = (): Promise<Answer<T>> => call(type, {} as Fields<T>, { signal, ms: limits.read })
  return once().catch((error: unknown) => {
    if (hasStopped(error)) return once()
    throw error
  })
}

/** Asks, and gives what the reply says. Throws what it tells of, `bad-reply` for one of another shape, `timeout`, `aborted`. */
export async function call<T extends Type>(
  type: T,
  fields: Fields<T>,
  { signal, ms }: { signal: AbortSignal | undefined; ms?: number },
): Promise<Answer<T>> {
  const reply = await ask(question(type, fields), {
    signal,
    ms,
    late: "Freighter did not answer.",
  })
  const failure = readFailure(reply)
  if (failure?.shape === "lost") {
    throw await lostExtension("Freighter", question("REQUEST_CONNECTION_STATUS", {}), signal)
  }
  if (failure) throw errorOf(failure)
  const answer = readAnswer(type, reply)
  if (answer) return answer
  throw new WalletError("bad-reply", "Freighter gave a reply that cannot be read. It was not used.")
}

function errorOf(failure: Exclude<Failure, { shape: "lost" }>): WalletError {
  const error = toWalletError(failure.error)
  if (error.kind !== "rejected") return error
  return new WalletError(
    "rejected",
    "The request was declined in Freighter, or its window was closed.",
    { ext: error.ext, cause: failure.error },
  )
}
