import { abortError, CANCELLED } from "./abort-error.js"
import type { Engine, Verb } from "./engine.js"
import { WalletError } from "./errors.js"
import type { KitRequest } from "./request.js"

/** The calls of a kit that its engine answers. They wait, in their order, until it has been loaded. */
export interface Calls {
  /** The engine, once it has been loaded. */
  engine(): Engine | undefined
  /** Loads the engine. After a failure the next call tries again. */
  load(): Promise<Engine>
  /** Hands a call to the engine: at once if nothing has to be loaded, so that a window opens within the click. */
  call(verb: Verb, ...args: unknown[]): KitRequest<unknown>
  /** Cancels a call that waits, or a request that is pending. */
  cancel(id: string): void
  /** Ends the waiting calls whose verb matches. */
  end(error: WalletError, verbs?: RegExp): void
}

/** Makes the calls of a kit; `loadEngine` loads and starts its engine. */
export function createCalls(loadEngine: () => Promise<Engine>): Calls {
  const waiting = new Map<string, { verb: Verb; reject(error: WalletError): void }>()
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
        const message =
          "The kit's engine could not be loaded. Check the connection, then try again."
        throw new WalletError("external", message, { cause })
      },
    )
    return loading
  }
  const leave = (id: string, error: WalletError): void => {
    waiting.get(id)?.reject(error)
    waiting.delete(id)
  }
  const wait = (id: string, verb: Verb, args: unknown[]): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const { signal } = (args.at(-1) ?? {}) as { signal?: AbortSignal }
      const abort = (): void => leave(id, abortError(signal))
      waiting.set(id, { verb, reject })
      if (signal?.aborted) return abort()
      signal?.addEventListener("abort", abort)
      const loaded = load().then((its) => its.loading(verb, args))
      turn = Promise.all([loaded, turn])
        .then(
          () => waiting.delete(id) && resolve(engine?.call(verb, id, args)),
          (error) => leave(id, error),
        )
        .finally(() => signal?.removeEventListener("abort", abort))
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
    cancel(id) {
      leave(id, new WalletError("aborted", CANCELLED))
      engine?.requests.cancel(id)
    },
    end(error, verbs) {
      for (const [id, { verb }] of waiting) if (!verbs || verbs.test(verb)) leave(id, error)
    },
  }
}
