import { conversation } from "../contract/conversation.js"
import { WalletError } from "../contract/errors.js"
import { toWalletError } from "../contract/parse-error.js"
import { reason } from "../contract/reason.js"
import type { SendStorage } from "../send/unfinished.js"
import { createStore } from "../state/store.js"
import { type CallKit, type RunningCall, runCall } from "./run-call.js"
import { type CallEntry, notMissing, placeOfSigned } from "./signatures.js"
import type { ContractCall, ContractCallState, LoadClient } from "./types.js"

/** Options of `createContractCall`. */
export interface ContractCallerOptions {
  /** Its network's JSON-RPC simulates, and its wallet signs. */
  kit: CallKit
  load: LoadClient
  /** Remembers what was sent, for `unfinished` of `@alidade/core/send`. */
  storage?: SendStorage | null | undefined
}

/** Calls functions of contracts, one after another, and tells how far the call is. */
export interface ContractCaller<Result> {
  getState(): ContractCallState<Result>
  /** Calls the listener after each change. Returns a function that stops it. */
  subscribe(listener: () => void): () => void
  /**
   * Simulates a call, collects signatures of others, lets the wallet sign, sends, and follows. Resolves to what the function
   * returned, or undefined if no server shows it. With `confirm`, it waits in `review` for `proceed`. A call that changes nothing and needs no signature succeeds
   * without a transaction. Rejects with the wallet's error; `bad-request` while another call is under way, for what the contract's
   * spec does not allow, and without a JSON-RPC server; `no-wallet` without a connected account; `unsupported` if only contracts are connected, which cannot pay;
   * `external` if the call fails (an error of the contract's own has its `name` and `number` in the reason's values); and
   * `aborted`. The rejection need not be caught.
   */
  call(call: ContractCall, options?: { confirm?: boolean }): Promise<Result>
  /** Goes on after `review`. Call it in a click: the wallet's window opens at once. */
  proceed(): void
  /**
   * Takes an entry of `missing` (base64 `SorobanAuthorizationEntry`) with its signature. Rejects with `bad-request` for
   * another entry, and for one without a valid signature.
   */
  addSignedEntry(entry: string): Promise<void>
  /** Ends the call with kind `aborted`, or stops following. What was sent stays sent. */
  cancel(): void
}

/** What a call waits for. */
interface Waiting {
  end: AbortController
  proceed?: () => void
  add?: (entry: string) => Promise<void>
}

/** Creates a caller. It does nothing by itself, and holds nothing between calls. */
export function createContractCall<Result = unknown>({
  kit,
  load,
  storage,
}: ContractCallerOptions): ContractCaller<Result> {
  const store = createStore<ContractCallState<Result>>({ status: "idle" })
  let waiting: Waiting | undefined

  async function run(call: ContractCall, confirm: boolean): Promise<Result> {
    if (waiting) throw busy()
    const own: Waiting = { end: new AbortController() }
    waiting = own
    const { signal } = own.end
    const show = (state: ContractCallState<Result>): void => store.setState(state)
    const running: RunningCall<Result> = {
      ...{ kit, load, storage, signal, confirm, show },
      review: () =>
        conversation<void>({ signal }, ({ answer, undo }) => {
          own.proceed = answer
          undo(() => delete own.proceed)
          return undefined
        }),
      collect: (entries, networkPassphrase, describe) =>
        conversation<readonly CallEntry[]>({ signal }, ({ answer, undo }) => {
          let now = entries
          const showNow = () => {
            const simulated = describe(now)
            show({ status: "waiting", simulated })
            if (simulated.missing.length === 0) answer(now)
          }
          own.add = async (entry) => {
            const at = await placeOfSigned(entry, now, networkPassphrase)
            now = now.map((one, index) => (index === at ? { entry } : one))
            showNow()
          }
          undo(() => delete own.add)
          showNow()
          return undefined
        }),
    }
    show({ status: "simulating" })
    try {
      return await runCall(call, running)
    } catch (thrown) {
      const error = toWalletError(thrown)
      fail(error)
      throw error
    } finally {
      waiting = undefined
    }
  }

  /** Shows why a call ended. What the network said of a transaction stays. */
  function fail(error: WalletError): void {
    const { status, simulated, hash, progress } = store.getState()
    const isOver = ["success", "failed", "expired"].includes(status)
    store.setState({
      status: isOver ? status : hash || error.kind === "aborted" ? "idle" : "failed",
      ...(simulated && { simulated }),
      ...(hash && { hash }),
      ...(progress && { progress }),
      error,
    })
  }

  return {
    getState: store.getState,
    subscribe: store.subscribe,
    call(call, { confirm = false } = {}) {
      const done = run(call, confirm)
      // The state has the error.
      done.catch(() => {})
      return done
    },
    proceed: () => waiting?.proceed?.(),
    addSignedEntry: (entry) => waiting?.add?.(entry) ?? Promise.reject(notMissing()),
    cancel: () => waiting?.end.abort(),
  }
}

function busy(): WalletError {
  return new WalletError(
    "bad-request",
    reason("callBusy", "Another call is under way. Wait until it has ended."),
  )
}
