import { createStore, type Store } from "@alidade/core"

/** The views of the pairing modal. */
export type BridgeView =
  /** The first view: the code or, on a phone, the wallets. */
  | "ConnectWallet"
  /** All wallets, with search. */
  | "WalletExplorer"
  /** The code, on a phone. */
  | "Qrcode"

/** The current view and how the user got there. */
export interface Route {
  view: BridgeView
  /** The last entry is the current view. */
  history: readonly BridgeView[]
}

/** The view history of the pairing modal (specification, sections 2 and 4). */
export interface Router extends Pick<Store<Route>, "getState" | "subscribe"> {
  /** Adds a view, unless it is already the current one. */
  push(view: BridgeView): void
  /** Restarts with this view as the only entry. */
  reset(view: BridgeView): void
  /** Replaces the current view, if there is an entry before it. */
  replace(view: BridgeView): void
  /** Goes back. Does nothing at the first entry. */
  goBack(): void
}

/** Creates a history that starts at `ConnectWallet`. Each opening uses a new one. */
export function createRouter(): Router {
  const store = createStore<Route>({ view: "ConnectWallet", history: ["ConnectWallet"] })
  const go = (history: readonly BridgeView[]): void =>
    store.setState({ view: history.at(-1)!, history })
  return {
    getState: store.getState,
    subscribe: store.subscribe,
    push(view) {
      const { view: shown, history } = store.getState()
      if (view !== shown) go([...history, view])
    },
    reset: (view) => go([view]),
    replace(view) {
      const { history } = store.getState()
      if (history.length > 1) go([...history.slice(0, -1), view])
    },
    goBack() {
      const { history } = store.getState()
      if (history.length > 1) go(history.slice(0, -1))
    },
  }
}
