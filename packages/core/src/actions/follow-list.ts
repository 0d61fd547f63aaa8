import { checkedConnections } from "../state/checked-connections.js"
import { type ConnectionName, keptConnection, named } from "../state/connections.js"
import { connectionsIn } from "../state/memory.js"
import type { Connection } from "../state/state.js"
import { kept } from "../wallets/kept.js"
import type { Context } from "./context.js"
import { endConnections } from "./end-connections.js"

/** Another tab has changed the stored connections: ends what ended there, and lists what was added. */
export function followList(context: Context, oldText: string | null, newText: string): void {
  const [before, after] = [connectionsOfText(oldText), connectionsOfText(newText)]
  const { store } = context
  const isIn = (list: readonly Connection[], each: ConnectionName): boolean =>
    list.some(({ address, walletId }) => named({ address, walletId })(each))
  // A connection that another one replaced there continues here, as for an app that knows one.
  const isReplaced = after.some((each) => !isIn(before, each))
  if (!isReplaced) {
    endConnections(context, (each) => isIn(before, each) && !isIn(after, each))
  }
  const state = store.getState()
  const active = keptConnection(state)
  if (!active) return
  // If this tab's active connection was replaced, its replacement is active only there.
  const stored = isIn(after, active) ? after : after.slice(1)
  const otherConnections = stored
    .filter((each) => !named(active)(each) && context.modules.get(each.walletId))
    .map((each) => state.otherConnections.find(named(each)) ?? each)
  store.setState(kept(state, { ...state, otherConnections }))
}

/** The connections of a stored text. None for anything else. */
function connectionsOfText(text: string | null): readonly Connection[] {
  try {
    return checkedConnections(connectionsIn(JSON.parse(text ?? "null")))
  } catch {
    return []
  }
}
