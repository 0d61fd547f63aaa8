import type { Engine } from "./engine.js"
import { abortError, WalletError } from "./errors.js"
import type { KitRequest } from "./request.js"
import type { Verb } from "./verbs.js"

/** A call that is waiting for the engine. */
interface WaitingCall {
  readonly id: string
  readonly verb: Verb
  readonly args: readonly unknown[]
  /** Rejects the call, unless the engine already has it. */
  end(error: WalletError): void
}

/** The kit's calls that the engine answers. They wait in order until the engine is loaded. */
export interface Calls {
  /** The engine, or undefined if it is not loaded yet. */
  engine(): Engine | undefined
  /** Loads the engine. After a failure the next call tries again. */
  load(): Promise<Engine>
  /**
   * Passes a call to the engine: synchronously if nothing has to be loaded, so that a window opens within the click.
   */
  call(verb: Verb, ...args: unknown[]): KitRequest<unknown>
  /** Cancels the waiting calls that match `which`. */
  cancel(which: (call: WaitingCall) => boolean): void
}

/** Creates the calls of a kit. `loadEngine` loads and starts its engine. */
export function createCalls(loadEngine: () => Promise<Engine>): Calls {
  const waiting = new Set<WaitingCall>()
  let engine: Engine | undefined
  let loading: Promise<Engine> | undefined
  let turn: Promise<unknown> | undefined
  let count = 0

  const load = (): Promise<Engine> => {
    loading ??= loadEngine().then(
      (loaded) => {
        engine = loaded
        return loaded
      },
      (cause) => {
        loading = undefined
        const message = "Couldn't load the wallet engine. Check your connection and try again."
        throw new WalletError("external", message, { cause })
      },
    )
    return loading
  }
  const wait = (id: string, verb: Verb, args: unknown[]): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const { signal } = (args.at(-1) ?? {}) as { signal?: AbortSignal }
      const take = (): boolean => {
        signal?.removeEventListener("abort", abort)
        return waiting.delete(call)
      }
      const end = (error: WalletError): void => {
        if (take()) reject(error)
      }
      const call = { id, verb, args, end }
      const abort = (): void => end(abortError(signal))
      waiting.add(call)
      if (signal?.aborted) return abort()
      signal?.addEventListener("abort", abort)
      const loaded = load().then((its) => its.loading(verb, args))
      turn = Promise.all([loaded, turn]).then(
        () => take() && resolve(engine?.call(verb, id, args)),
        end,
      )
    })

  return {
    engine: () => engine,
    load,
    call(verb, ...args) {
      const id = `request-${++count}`
      const answer =
        engine && !waiting.size && !engine.loading(verb, args)
          ? engine.call(verb, id, args)
          : wait(id, verb, args)
      return Object.assign(answer, { id })
    },
    cancel(which) {
      for (const call of waiting) if (which(call)) call.end(abortError(undefined))
    },
  }
}
