import {
  type ButtonTheme,
  createKit,
  type Kit,
  type KitConfig,
  type ModalTheme,
  reason,
  WalletError,
} from "@alidade/core"
import {
  assignButtons,
  type ConnectedWallet,
  connectWithModal,
  createButton,
  removeButton,
} from "@alidade/react/mount"
import { callListener } from "../call-listener.js"
import { checkModules } from "../check-module.js"
import { onConnection, requestAddress, restored } from "../kit/address.js"
import { loadStyles } from "../kit/styles.js"
import { supportedWallets, walletsOf } from "../kit/wallets.js"
import type { StellarWalletsKitModule, StellarWalletsKitSignOptions } from "../module.js"
import type { ISupportedWallet, KitActions, WalletNetwork } from "./types.js"

/** The settings of a kit. */
export interface StellarWalletsKitParams {
  /** `productId` of the initially selected wallet. */
  selectedWalletId?: string
  network: WalletNetwork
  /** The wallets, in list order: this package's modules, the app's own, and those of Stellar-Wallets-Kit. */
  modules: StellarWalletsKitModule[]
  /** The same as `modalTheme`. */
  theme?: ModalTheme
  modalTheme?: ModalTheme
  buttonTheme?: ButtonTheme
}

/** Options of a transaction's signature. `submit` and `submitUrl` throw `bad-request`: the app submits. */
export interface SignTransactionOptions extends StellarWalletsKitSignOptions {
  submit?: boolean
  submitUrl?: string
}

/**
 * Stellar-Wallets-Kit 1.9 on Alidade. Every signature is verified, and every promise settles. All errors are
 * `WalletError`, with the `code` and `message` of that kit.
 */
export class StellarWalletsKit implements KitActions {
  readonly #params: StellarWalletsKitParams
  #kit: Kit | undefined
  /** The dialog that is open, until a wallet is connected or it closes. */
  #opening: Promise<ConnectedWallet | undefined> | undefined
  #undoButton: (() => void) | undefined

  /**
   * Throws `bad-request` for an unknown network, for a wrong module, for two with one `productId`, and for a wallet that is
   * not in `modules`.
   */
  constructor(params: StellarWalletsKitParams) {
    const modules = params?.modules
    checkModules(modules)
    // The app may change its list later.
    this.#params = { ...params, modules: [...modules] }
    // Checks the settings. An app may create many kits and use one, so this one is not kept.
    this.#create({ storage: null }).destroy()
  }

  /** Alidade's kit behind this one, created with the first call: for everything that only Alidade has. */
  get kit(): Kit {
    this.#kit ??= this.#create()
    return this.#kit
  }

  #create(more?: Pick<KitConfig, "horizonUrl" | "storage">): Kit {
    const { network, modules, selectedWalletId, theme, modalTheme, buttonTheme } = this.#params
    return createKit({
      network,
      wallets: walletsOf(modules),
      // An empty text selects no wallet, as in Stellar-Wallets-Kit.
      selectedWalletId: selectedWalletId || undefined,
      modalTheme: theme ?? modalTheme,
      buttonTheme,
      ...more,
    })
  }

  /** Checks which wallets are available, 500 ms each. */
  getSupportedWallets(): Promise<ISupportedWallet[]> {
    return supportedWallets(this.kit, this.#params.modules)
  }

  /** Selects a wallet. Ends the connection to another one. Throws 'Wallet id "x" is not supported'. */
  setWallet(id: string): void {
    this.kit.setWallet(id)
  }

  /** Selects the network for the following calls. Throws 'Wallet network "x" is not supported'. */
  setNetwork(network: WalletNetwork): void {
    this.kit.setNetwork(network)
  }

  /**
   * The address of the connected wallet, or of the selected one, which is asked for it. While the dialog is open, waits
   * until the wallet that was picked there is connected. With `skipRequestAccess`, no wallet is asked: without a
   * remembered connection, throws code -3. `path` is the derivation path of a hardware wallet's account.
   */
  async getAddress({
    path,
    skipRequestAccess = false,
  }: {
    path?: string
    skipRequestAccess?: boolean
  } = {}): Promise<{ address: string }> {
    const { kit } = this
    if (this.#opening) return this.#pickedAddress(this.#opening)
    await restored(kit)
    const state = kit.getState()
    const isRightAccount = state.status === "connected" && (!path || path === state.path)
    if (isRightAccount) return { address: state.activeAddress }
    if (skipRequestAccess) {
      throw new WalletError(
        "bad-request",
        reason("noAccess", "No wallet is connected. Request access first."),
      )
    }
    return requestAddress(kit, { path })
  }

  async #pickedAddress(
    opening: Promise<ConnectedWallet | undefined>,
  ): Promise<{ address: string }> {
    const picked = this.kit.getState().selectedModuleId
    const connected = await opening
    if (connected && connected.walletId === picked) return { address: connected.address }
    throw connected
      ? new WalletError("aborted", reason("otherWallet", "Another wallet was picked."))
      : closed(this.kit)
  }

  /** Signs a base64 `TransactionEnvelope`. The network defaults to the kit's, the address to the connected one. */
  async signTransaction(
    xdr: string,
    opts?: SignTransactionOptions,
  ): Promise<{ signedTxXdr: string; signerAddress?: string }> {
    return this.kit.signTransaction(xdr, opts)
  }

  /** Signs a base64 `HashIdPreimage`. */
  async signAuthEntry(
    authEntry: string,
    opts?: StellarWalletsKitSignOptions,
  ): Promise<{ signedAuthEntry: string; signerAddress?: string }> {
    return this.kit.signAuthEntry(authEntry, opts)
  }

  /** Signs a text (SEP-53). */
  async signMessage(
    message: string,
    opts?: StellarWalletsKitSignOptions,
  ): Promise<{ signedMessage: string; signerAddress?: string }> {
    return this.kit.signMessage(message, opts)
  }

  /** The network that the selected wallet uses. */
  async getNetwork(): Promise<{ network: string; networkPassphrase: string }> {
    return this.kit.getNetwork()
  }

  /** Ends the connection, forgets it, and tells the wallet. */
  disconnect(): Promise<void> {
    return this.kit.disconnect()
  }

  /**
   * Opens the dialog that picks and connects a wallet. Resolves when it is open. `onWalletSelected` is called with each
   * wallet that the user picks, `onClosed` if the user closes the dialog without a pick. The texts of the first dialog
   * or button stay. Rejects if a dialog is already open.
   */
  async openModal({
    onWalletSelected,
    onClosed,
    modalTitle,
    notAvailableText,
  }: {
    onWalletSelected: (option: ISupportedWallet) => void
    onClosed?: (err: Error) => void
    modalTitle?: string
    notAvailableText?: string
  }): Promise<void> {
    const { kit } = this
    let picked: string | undefined
    const select = (id: string): void => {
      if (picked === id) return
      picked = id
      const { name, type, isAvailable, icon, url } = kit
        .getState()
        .allowedWallets.find((wallet) => wallet.id === id)!
      onWalletSelected({ id, name, type, isAvailable, isPlatformWrapper: false, icon, url })
    }
    const stops = [kit.on("walletSelected", ({ id }) => select(id))]
    const shown = new Promise<void>((resolve) => {
      stops.push(kit.on("modalOpened", () => resolve()))
    })
    await loadStyles()
    const messages = {
      ...(modalTitle === undefined ? {} : { pickerTitle: modalTitle }),
      ...(notAvailableText === undefined ? {} : { notAvailable: notAvailableText }),
    }
    const opening = connectWithModal(kit, { messages })
    this.#opening ??= opening
    const ended = opening
      .then((connected) => {
        // A wallet may have connected before the dialog reports that it was picked.
        if (connected) callListener(() => select(connected.walletId))
        else if (!picked) callListener(() => onClosed?.(closed(kit)))
      })
      .finally(() => {
        if (this.#opening === opening) this.#opening = undefined
        for (const stop of stops) stop()
      })
    await Promise.race([shown, ended])
  }

  /**
   * Renders the connect button into an element. `onConnect` is called after each connection, also of a remembered
   * wallet, `onError` when a connection fails, and `onClosed` when the dialog closes without a pick. `horizonUrl` shows
   * the balance; it counts only if this is the kit's first call. Rejects if there is a button already.
   */
  async createButton({
    container,
    onConnect,
    onClosed,
    onError,
    onDisconnect,
    horizonUrl,
    buttonText,
  }: {
    container: HTMLElement
    onConnect: (response: { address: string }) => void
    onClosed?: (err: Error) => void
    onError?: (err: Error) => void
    onDisconnect: () => void
    horizonUrl?: string
    buttonText?: string
  }): Promise<void> {
    this.#kit ??= this.#create({ horizonUrl })
    const { kit } = this
    await loadStyles()
    await createButton(kit, container, {
      messages: buttonText === undefined ? {} : { connect: buttonText },
    })
    const stops = [
      onConnection(kit, { connected: onConnect, disconnected: onDisconnect }),
      kit.on("modalClosed", () => onClosed?.(closed(kit))),
      kit.on("requestSettled", ({ request, error }) => {
        if (request.kind === "connect" && error) onError?.(error)
      }),
    ]
    this.#undoButton = () => {
      for (const stop of stops) stop()
    }
  }

  /** Removes the button and ends the connection, unless `skipDisconnect` is set. Rejects if there is no button. */
  async removeButton(params?: { skipDisconnect?: boolean }): Promise<void> {
    await removeButton(this.kit, params)
    this.#undoButton?.()
    this.#undoButton = undefined
  }

  /** Whether there is a button. */
  isButtonCreated(): boolean {
    return this.#undoButton !== undefined
  }

  /**
   * Turns elements of the page, or their selectors, into the connect button and the disconnect button. Throws
   * 'connectEl is not available' and 'disconnectEl is not available'.
   */
  assignButtons({
    disconnectEl = document.createElement("button"),
    ...params
  }: {
    connectEl: HTMLElement | string
    disconnectEl?: HTMLElement | string
    onConnect: (response: { address: string }) => void
    onDisconnect: () => void
  }): void {
    assignButtons(this.kit, { disconnectEl, ...params })
    void loadStyles()
  }
}

/** Why there is no connection after the dialog has closed. */
function closed(kit: Kit): WalletError {
  const state = kit.getState()
  const failure = state.status === "disconnected" ? state.error : undefined
  return (
    failure ?? new WalletError("aborted", reason("dialogClosed", "The wallet dialog was closed."))
  )
}
