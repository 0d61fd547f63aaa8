import { type Context, checkNetwork, moduleOf, selection } from "./context.js"
import { endConnection } from "./disconnect.js"
import { WalletError } from "./errors.js"
import type { ButtonTheme, ModalTheme } from "./themes.js"
import { disconnected } from "./transitions.js"

/** Selects a wallet; selecting another one than the connected one ends the connection. */
export function setWallet(context: Context, walletId: string): void {
  moduleOf(context.modules, walletId)
  const { status, selectedModuleId } = context.store.getState()
  if (selectedModuleId === walletId) return
  if (status !== "disconnected") {
    context.memory.forgetConnection()
    endConnection(context)
  }
  context.store.setState(disconnected(context.store.getState(), { selectedModuleId: walletId }))
}

/** Selects a network and its Horizon. Ends pending signatures, which were requested for another network. */
export function setNetwork(context: Context, passphrase: string): void {
  checkNetwork(context.networks, passphrase)
  if (context.store.getState().selectedNetwork !== passphrase) {
    context.requests.cancelAll(
      new WalletError("aborted", "The network was changed while the wallet was being asked."),
      (request) => request.kind !== "connect" && request.networkPassphrase !== passphrase,
    )
  }
  const { horizonUrl: _, ...state } = context.store.getState()
  context.store.setState({
    ...state,
    ...selection(context.networks, passphrase),
  })
}

/** Changes fields of the two themes; the others stay. */
export function setTheme(
  { store }: Context,
  { modal, button }: { modal?: Partial<ModalTheme>; button?: Partial<ButtonTheme> },
): void {
  const state = store.getState()
  store.setState({
    ...state,
    modalTheme: { ...state.modalTheme, ...modal },
    buttonTheme: { ...state.buttonTheme, ...button },
  })
}
