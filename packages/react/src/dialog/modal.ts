import {
  createStore,
  type Kit,
  type Store,
  type WalletDescriptor,
  WalletError,
} from "@alidade/core"
import { MODAL_CLOSE_MS } from "../constants.js"
import { activeElement, containerOf } from "./container.js"

/** Where the connect dialog stands, and what opened it. */
export type ModalState =
  | { phase: "closed" }
  | {
      phase: "open" | "closing"
      /** Counts the openings. */
      turn: number
      container: Element | ShadowRoot
      byKeyboard: boolean
      /** Id of the wallet that is connected at once, without a choice. */
      walletId?: string
    }

/** The connect dialog of one provider: closed, open, closing for 280 ms, closed. */
export interface Modal extends Pick<Store<ModalState>, "getState" | "subscribe"> {
  /**
   * Opens the dialog. Resolves to the wallet picked, or to undefined when it is closed without a choice. While it
   * is open this changes nothing and gives the same promise; while it is closing it opens again afterwards. Whether
   * it is opened by the keyboard, which decides what gets focus, is else read from how the trigger shows its own. With
   * `walletId` that wallet is connected at once.
   */
  open(
    trigger?: Element | null,
    byKeyboard?: boolean,
    walletId?: string,
  ): Promise<WalletDescriptor | undefined>
  /** Closes it; `modalClosed` follows unless a wallet was picked. */
  close(): void
  /** A wallet was picked: `walletSelected` follows after the close animation of the list, whose place a view takes. */
  choose(wallet: WalletDescriptor): void
  /** The list is shown again: nothing counts as picked any more. */
  reconsider(): void
  /** The dialog could not be loaded. */
  fail(cause: unknown): void
  /** The button that focus returns to when what opened the dialog is gone. */
  home: { current: HTMLElement | null }
}

/** What opened the dialog, and what for. */
interface Opening {
  trigger: Element | null
  byKeyboard: boolean
  walletId: string | undefined
}

interface Session {
  promise: Promise<WalletDescriptor | undefined>
  resolve(wallet: WalletDescriptor | undefined): void
  reject(error: WalletError): void
}

/** The dialog of one kit, closed. */
export function createModal(kit: Kit): Modal {
  const store = createStore<ModalState>({ phase: "closed" })
  let session: Session | undefined
  let next: { session: Session; opening: Opening } | undefined
  let chosen = false
  /** Tells what was chosen, once the list has gone. */
  let telling: ReturnType<typeof setTimeout> | undefined
  let turn = 0

  function show({ trigger, byKeyboard, walletId }: Opening): void {
    chosen = false
    turn += 1
    store.setState({
      phase: "open",
      turn,
      container: containerOf(trigger),
      byKeyboard,
      ...(walletId === undefined ? {} : { walletId }),
    })
    kit.emit("modalOpened", undefined)
  }

  function closed(): void {
    store.setState({ phase: "closed" })
    if (!chosen) {
      kit.emit("modalClosed", undefined)
      session?.resolve(undefined)
    }
    session = next?.session
    if (next) show(next.opening)
    next = undefined
  }

  return {
    getState: store.getState,
    subscribe: store.subscribe,
    home: { current: null },
    open(
      trigger = activeElement(),
      byKeyboard = trigger?.matches(":focus-visible") ?? false,
      walletId = undefined,
    ) {
      const opening = { trigger, byKeyboard, walletId }
      const { phase } = store.getState()
      if (phase === "closing") {
        next ??= { session: newSession(), opening }
        return next.session.promise
      }
      if (phase === "closed" || !session) {
        session = newSession()
        show(opening)
      }
      return session.promise
    },
    close() {
      const state = store.getState()
      next?.session.resolve(undefined)
      next = undefined
      if (state.phase !== "open") return
      store.setState({ ...state, phase: "closing" })
      setTimeout(closed, MODAL_CLOSE_MS)
    },
    choose(wallet) {
      chosen = true
      const of = session
      telling = setTimeout(() => {
        kit.emit("walletSelected", wallet)
        of?.resolve(wallet)
      }, MODAL_CLOSE_MS)
    },
    reconsider() {
      chosen = false
      clearTimeout(telling)
    },
    fail(cause) {
      if (store.getState().phase === "closed") return
      store.setState({ phase: "closed" })
      kit.emit("modalClosed", undefined)
      session?.reject(
        new WalletError("external", "The wallet dialog could not be loaded.", { cause }),
      )
      session = undefined
    },
  }
}

function newSession(): Session {
  let ends: Omit<Session, "promise"> | undefined
  const promise = new Promise<WalletDescriptor | undefined>((resolve, reject) => {
    ends = { resolve, reject }
  })
  // Who only opens the dialog need not care how it ended.
  promise.catch(() => {})
  return { promise, ...ends! }
}
