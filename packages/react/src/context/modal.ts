import {
  createStore,
  type Kit,
  type Store,
  type WalletDescriptor,
  WalletError,
} from "@alidade/core"
import type { ComponentType } from "react"
import { MODAL_CLOSE_MS } from "../constants.js"

/** An open connect dialog: what opened it, and how it tells its outcome. */
export interface OpenModal {
  /** Different for each opening. */
  turn: number
  /** Has focus again when the dialog has closed; tells where in the page the dialog stands. */
  trigger: Element | null
  /** Whether the first wallet gets focus; unset: it is read from how the trigger shows its own focus. */
  byKeyboard: boolean | undefined
  /** Id of the wallet that is connected at once, without a choice. */
  walletId: string | undefined
  /** The close animation runs. */
  closing: boolean
  /** The wallet whose connection is shown, kept by the dialog: with one, closing is no `modalClosed`. */
  picked: { current: WalletDescriptor | undefined }
  /** What `open` returned. */
  outcome: Promise<WalletDescriptor | undefined>
  /** Settles `outcome`. */
  settle: (wallet: WalletDescriptor | undefined | Promise<never>) => void
}

/** The dialog's component, which is loaded when it is needed. */
export type ModalComponent = ComponentType<OpenModal>

/** What is shown at the moment: nothing, or an open dialog whose component may still be loading. */
export type ModalState = (OpenModal & { Component?: ModalComponent }) | undefined

/** The connect dialog of one provider. */
export interface Modal extends Pick<Store<ModalState>, "getState" | "subscribe"> {
  /**
   * Opens the dialog. Resolves to the wallet picked, or to undefined when it is closed without a choice; rejects when
   * it cannot be loaded. While it is open this changes nothing and returns the same promise.
   */
  open(
    trigger?: Element | null,
    byKeyboard?: boolean,
    walletId?: string,
  ): Promise<WalletDescriptor | undefined>
  /** Closes it with an animation of 280 ms; `modalClosed` follows unless a wallet was picked. */
  close(): void
  /** Ends it at once, for a provider that is unmounted. */
  end(): void
  /** Loads the dialog ahead of its use. */
  load(): Promise<ModalComponent>
  /** The button that focus returns to when what opened the dialog is gone. */
  home: { current: HTMLElement | null }
}

/** The dialog of one kit, closed; `load` brings its component. */
export function createModal(kit: Kit, loadComponent: Modal["load"]): Modal {
  /** Kept, because even a module that is there comes from `import()` a frame later. */
  let Component: ModalComponent | undefined
  const load: Modal["load"] = async () => {
    Component = await loadComponent()
    return Component
  }
  const store = createStore<ModalState>(undefined)
  let timer: ReturnType<typeof setTimeout> | undefined
  let turn = 0

  function end(failure?: Promise<never>): void {
    clearTimeout(timer)
    const open = store.getState()
    if (!open) return
    store.setState(undefined)
    if (!open.picked.current) kit.emit("modalClosed", undefined)
    open.settle(failure)
  }

  return {
    ...store,
    home: { current: null },
    load,
    end: () => end(),
    open(trigger = document.activeElement, byKeyboard = undefined, walletId = undefined) {
      const open = store.getState()
      if (open?.closing === false) return open.outcome
      end()
      let settle: OpenModal["settle"] = () => {}
      const outcome = new Promise<WalletDescriptor | undefined>((resolve) => {
        settle = resolve
      })
      // Whoever only opens the dialog need not care how it ended.
      outcome.catch(() => {})
      const picked = { current: undefined }
      turn += 1
      const shown = { turn, trigger, byKeyboard, walletId, closing: false, picked, outcome, settle }
      store.setState(Component ? { ...shown, Component } : shown)
      kit.emit("modalOpened", undefined)
      if (Component) return outcome
      load().then(
        (Component) => {
          if (store.getState() === shown) store.setState({ ...shown, Component })
        },
        (cause) => {
          const error = new WalletError("external", "The wallet dialog could not be loaded.", {
            cause,
          })
          if (store.getState() === shown) end(Promise.reject(error))
        },
      )
      return outcome
    },
    close() {
      const open = store.getState()
      // Without a component there is nothing to animate.
      if (!open?.Component) end()
      else if (!open.closing) {
        store.setState({ ...open, closing: true })
        timer = setTimeout(end, MODAL_CLOSE_MS)
      }
    },
  }
}
