import { createStore, type Store } from "@alidade/core"

/** The views of the bridge's modal. */
export type BridgeView =
  /** The first: the code, or on a phone the wallets. */
  | "ConnectWallet"
  /** All wallets, with search. */
  | "WalletExplorer"
  /** The code, on a phone. */
  | "Qrcode"

/** Which view is shown, and by which way one came to it. */
export interface Route {
  view: BridgeView
  /** The last is the one shown. */
  history: readonly BridgeView[]
}

/** The history of the bridge's modal (the specification, sections 2 and 4). */
export interface Router extends Pick<Store<Route>, "getState" | "subscribe"> {
  /** Goes to a view; to the one shown already: nothing. */
  push(view: BridgeView): void
  /** Begins anew with a view: one entry is left. */
  reset(view: BridgeView): void
  /** Puts a view in the place of the one shown; only where one can go back from it. */
  replace(view: BridgeView): void
  /** Goes back; from the first entry: nothing. */
  goBack(): void
}

/** A history that begins at `ConnectWallet`, as every opening does. */
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
