import { createStore, reason, type Store, type WalletDescriptor, WalletError } from "@alidade/core"

/** An open connect dialog: its trigger and its promise. */
export interface OpenModal {
  /** Gets focus when the dialog has closed, and determines the dialog's container. */
  trigger: Element | null
  /** Whether the first wallet gets focus. If undefined, this depends on whether the trigger shows a focus ring. */
  byKeyboard: boolean | undefined
  /** Id of the wallet to connect at once, without a choice. */
  walletId: string | undefined
  /** Keep the connected accounts. Otherwise the new connection replaces the active one. */
  add: boolean | undefined
  /** The close animation runs. */
  closing: boolean
  /** Settles the promise that `open` returned. Differs for each opening. */
  settle: (wallet?: WalletDescriptor) => void
  /** Rejects that promise, because a part of the dialog could not be loaded. */
  fail: (cause: unknown) => void
}

/**
 * Whether one provider's connect dialog is open. `ConnectDialog`, which loads later, shows the dialog, emits its
 * events, closes it after the animation and settles its promise.
 */
export interface Modal extends Store<OpenModal | undefined> {
  /**
   * Opens the dialog. Resolves to the picked wallet, or to undefined if the dialog closes without a choice; rejects if
   * it cannot be loaded. If it is already open, returns the same promise.
   */
  open(
    trigger?: Element | null,
    byKeyboard?: boolean,
    walletId?: string,
    add?: boolean,
  ): Promise<WalletDescriptor | undefined>
  /** Loads the dialog in advance. */
  load(): Promise<unknown>
  /** The button that gets focus if the dialog's trigger is gone. */
  home: { current: HTMLElement | null }
  /** `ConnectDialog` is mounted and can animate the closing. */
  mounted?: boolean
}

/** Creates a closed dialog. `load` loads its component. */
export function createModal(load: Modal["load"]): Modal {
  const store = createStore<OpenModal | undefined>(undefined)
  let outcome: ReturnType<Modal["open"]> | undefined
  return {
    ...store,
    home: { current: null },
    load,
    open(trigger = document.activeElement, byKeyboard, walletId, add) {
      if (outcome && store.getState()?.closing === false) return outcome
      outcome = new Promise((settle, reject) => {
        const fail = (cause: unknown): void =>
          reject(
            new WalletError(
              "external",
              reason("dialogMissing", "The wallet dialog could not be loaded."),
              { cause },
            ),
          )
        const open = { trigger, byKeyboard, walletId, add, closing: false, settle, fail }
        store.setState(open)
        load().catch((cause) => {
          if (store.getState() === open) store.setState(undefined)
          fail(cause)
        })
      })
      return outcome
    },
  }
}
