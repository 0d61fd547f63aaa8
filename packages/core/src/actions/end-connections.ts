import { WalletError } from "../contract/errors.js"
import { reason } from "../contract/reason.js"
import {
  activeConnection,
  type ConnectionName,
  keptConnection,
  named,
} from "../state/connections.js"
import { rememberConnections } from "../state/memory.js"
import { forgetConnection } from "../state/persistence.js"
import type { Connection } from "../state/state.js"
import { disconnected, restoring } from "../state/transitions.js"
import { namedAddress } from "./called-wallet.js"
import type { Context } from "./context.js"
import { endSession } from "./notify-disconnected.js"

/** Ends one connection, and notifies its wallet unless another connection uses it. */
export async function endConnection(
  context: Context,
  address: string,
  walletId?: string,
): Promise<void> {
  const { modules, store } = context
  const kept = (): readonly Connection[] => {
    const state = store.getState()
    const active = keptConnection(state)
    return active ? [active, ...state.otherConnections] : state.otherConnections
  }
  const ended = kept().find(named({ address, walletId }))
  if (!ended) return
  endConnections(context, named(ended))
  const loading = modules.load(ended.walletId)
  if (loading) await loading
  if (kept().some((each) => each.walletId === ended.walletId)) return
  await endSession(modules.get(ended.walletId))
}

/** Ends the matching connections and their requests. If the active one ends, the next becomes active. */
export function endConnections(
  context: Context,
  isEnded: (connection: ConnectionName) => boolean,
): void {
  const { store, requests, memory } = context
  const state = store.getState()
  const others = state.otherConnections.filter((each) => !isEnded(each))
  const active = keptConnection(state)
  if (active && isEnded(active)) {
    if (others.length > 0) activateNext(context, others)
    else {
      forgetConnection(memory)
      context.endConnections()
    }
    return
  }
  if (others.length === state.otherConnections.length) return
  store.setState({ ...state, otherConnections: others })
  if (active) rememberConnections(memory, active, others)
  requests.cancelAll(wasDisconnected(), ({ kind, walletId, address = "" }) => {
    return kind !== "connect" && isEnded({ walletId, address })
  })
  context.cancelWaiting(({ kind, args }) => {
    const address = namedAddress(args)
    const ended = state.otherConnections.find((each) => each.address === address && isEnded(each))
    return kind === "sign" && ended !== undefined
  })
}

/** The active connection has ended: the first of the others takes its place, as after a reload. */
export function activateNext(context: Context, [next, ...others]: readonly Connection[]): void {
  if (!next) return
  const { store, requests, watcher, memory, emitter } = context
  const before = store.getState()
  const ended = activeConnection(before)
  watcher()?.stop()
  rememberConnections(memory, next, others)
  store.setState(restoring(disconnected(before, { otherConnections: others }), next))
  requests.cancelAll(
    wasDisconnected(),
    ({ kind, walletId, address }) =>
      kind === "connect" || (walletId === ended?.walletId && address !== next.address),
  )
  context.cancelWaiting(({ kind, args }) => {
    const address = namedAddress(args)
    return kind === "sign" && (address === undefined || address === ended?.address)
  })
  if (ended) emitter.emit("disconnect", undefined)
  void context.restoreConnection(next)
}

function wasDisconnected(): WalletError {
  return new WalletError("aborted", reason("disconnected", "The wallet was disconnected."))
}
