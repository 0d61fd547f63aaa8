import type { CallKind, KitCall } from "./actions/called-wallet.js"
import type { CallContext } from "./actions/context.js"
import { badRequest } from "./contract/bad-request.js"
import { abortError, ENGINE_MISSING, WalletError } from "./contract/errors.js"
import type { Engine, Verbs } from "./engine.js"
import type { KitRequest } from "./requests/request.js"

/** The kit's calls that the engine answers. They wait in order until the engine is loaded. */
export interface Calls {
  /** The engine, or undefined if it is not loaded yet. */
  engine(): Engine | undefined
  /** Loads the engine. After a failure the next call tries again. */
  load(): Promise<Engine>
  /**
   * A verb of the kit, which calls a function of the engine: synchronously if nothing has to be loaded, so that a window
   * opens within the click.
   */
  verb<Args extends unknown[], Result>(
    kind: CallKind,
    choose: (verbs: Verbs) => (context: CallContext, ...args: Args) => Promise<Result>,
  ): (...args: Args) => KitRequest<Result>
  /** Rejects the waiting calls that match `which`, by default with `aborted`. */
  cancel(which: (call: KitCall) => boolean, error?: WalletError): void
}

/** Creates the calls of a kit. `loadStart` loads the function that creates its engine. */
export function createCalls(loadStart: () => Promise<() => Engine>): Calls {
  /** The calls that wait for the engine, each with a function that rejects it unless the engine already has it. */
  const waiting = new Map<KitCall, (error: WalletError) => void>()
  let engine: Engine | undefined
  let loading: Promise<Engine> | undefined
  let turn: Promise<unknown> | undefined
  let count = 0

  const load = (): Promise<Engine> => {
    loading ??= loadStart().then(
      (start) => {
        engine = start()
        return engine
      },
      (cause) => {
        loading = undefined
        throw new WalletError("external", ENGINE_MISSING, { cause })
      },
    )
    return loading
  }
  const wait = <Result>(call: KitCall, ask: () => Promise<Result>): Promise<Result> =>
    new Promise((resolve, reject) => {
      const { signal } = (call.args.at(-1) ?? {}) as { signal?: AbortSignal }
      const take = (): boolean => {
        signal?.removeEventListener("abort", abort)
        return waiting.delete(call)
      }
      const end = (error: WalletError): void => {
        if (take()) reject(error)
      }
      const abort = (): void => end(abortError(signal))
      // Throws if this is no signal. The call then never waits.
      signal?.addEventListener("abort", abort)
      waiting.set(call, end)
      if (signal?.aborted) return abort()
      const loaded = load().then((its) => its.loading(call))
      turn = Promise.all([loaded, turn]).then(() => take() && resolve(ask()), end)
    })

  return {
    engine: () => engine,
    load,
    verb:
      (kind, choose) =>
      (...given) => {
        // Options that are null are none.
        const args = given.map((arg) => arg ?? undefined) as typeof given
        const call = { id: `request-${++count}`, kind, args }
        const ask = () => {
          const { verbs, call: make } = engine as Engine
          return make(call, (context) => choose(verbs)(context, ...args))
        }
        const isReady = engine && !waiting.size && !engine.loading(call)
        const answer = (isReady ? ask() : wait(call, ask)).catch((error) => {
          throw badRequest(error)
        })
        return Object.assign(answer, { id: call.id })
      },
    cancel(which, error = abortError(undefined)) {
      for (const [call, end] of waiting) if (which(call)) end(error)
    },
  }
}
