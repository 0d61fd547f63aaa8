import { createStore, type Store, type WalletDescriptor, WalletError } from "@alidade/core"

/** An open connect dialog: what opened it, and where its outcome goes. */
export interface OpenModal {
  /** Has focus again when the dialog has closed; tells where in the page the dialog stands. */
  trigger: Element | null
  /** Whether the first wallet gets focus; unset: it is read from how the trigger shows its own focus. */
  byKeyboard: boolean | undefined
  /** Id of the wallet that is connected at once, without a choice. */
  walletId: string | undefined
  /** The close animation runs. */
  closing: boolean
  /** Settles what `open` returned. Different for each opening. */
  settle: (wallet?: WalletDescriptor) => void
}

/**
 * The connect dialog of one provider: whether it is open. `ConnectDialog` shows it, which comes later: it emits the
 * events, closes it after the animation and settles its outcome.
 */
export interface Modal extends Store<OpenModal | undefined> {
  /**
   * Opens the dialog. Resolves to the wallet picked, or to undefined when it is closed without a choice; rejects when
   * it cannot be loaded. While it is open this changes nothing and returns the same promise.
   */
  open(
    trigger?: Element | null,
    byKeyboard?: boolean,
    walletId?: string,
  ): Promise<WalletDescriptor | undefined>
  /** Loads the dialog ahead of its use. */
  load(): Promise<unknown>
  /** The button that focus returns to when what opened the dialog is gone. */
  home: { current: HTMLElement | null }
  /** `ConnectDialog` is there, to animate the closing. */
  mounted?: boolean
}

/** A closed dialog; `load` brings its component. */
export function createModal(load: Modal["load"]): Modal {
  const store = createStore<OpenModal | undefined>(undefined)
  let outcome: ReturnType<Modal["open"]> | undefined
  return {
    ...store,
    home: { current: null },
    load,
    open(trigger = document.activeElement, byKeyboard, walletId) {
      if (outcome && store.getState()?.closing === false) return outcome
      outcome = new Promise((settle, fail) => {
        const open = { trigger, byKeyboard, walletId, closing: false, settle }
        store.setState(open)
        load().catch((cause) => {
          if (store.getState() === open) store.setState(undefined)
          fail(new WalletError("external", "The wallet dialog could not be loaded.", { cause }))
        })
      })
      return outcome
    },
  }
}

/** Closes the dialog: with its animation of 280 ms, or at once while it is still being loaded. */
export function closeModal(modal: Modal): void {
  const open = modal.getState()
  if (modal.mounted) {
    if (open?.closing === false) modal.setState({ ...open, closing: true })
  } else {
    modal.setState(undefined)
    open?.settle()
  }
}
