import { type Kit, reason, WalletError } from "@alidade/core"
import { connectWithModal } from "@alidade/react/mount"
import { callListener } from "../call-listener.js"
import { activeAddressIn, requestAddress } from "../kit/address.js"
import { loadStyles } from "../kit/styles.js"
import { supportedWallets } from "../kit/wallets.js"
import type { StellarWalletsKitModule, StellarWalletsKitSignOptions } from "../module.js"
import { activeKit, selectNetwork, startedKit, startKit, whenStarted } from "./active-kit.js"
import { showButton } from "./button.js"
import type { SwkButtonProps } from "./components.js"
import { applyTheme, SwkAppLightTheme, type SwkAppTheme } from "./themes.js"
import {
  type AuthModalParams,
  type ISupportedWallet,
  type KitEvent,
  type KitEventDisconnected,
  type KitEventStateUpdated,
  KitEventType,
  type KitEventWalletSelected,
  type Networks,
  type ProfileModalParams,
  type StellarWalletsKitInitParams,
} from "./types.js"

/**
 * Stellar-Wallets-Kit 2 on Alidade: one kit for the page. Every signature is verified, and every promise settles. All
 * errors are `WalletError`, with the `code` and `message` of that kit. Before `init`, calls throw `no-wallet`.
 */
// biome-ignore lint/complexity/noStaticOnlyClass: apps call it like this
export class StellarWalletsKit {
  /** Alidade's kit behind this one: for everything that only Alidade has. */
  static get kit(): Kit {
    return activeKit().kit
  }

  /**
   * Starts the kit. A later call changes its wallets, and the other settings that are given. Throws `bad-request` for a
   * setting that is wrong, and then changes nothing.
   */
  static init(params: StellarWalletsKitInitParams): void {
    const { theme, ...settings } = params ?? {}
    const kit = startKit(settings)
    if (theme) applyTheme(kit, theme)
  }

  /** The module of the selected wallet. Throws code -3 if no wallet is selected. */
  static get selectedModule(): StellarWalletsKitModule {
    const { kit, modules } = activeKit()
    const { selectedModuleId } = kit.getState()
    const module = modules.find(({ productId }) => productId === selectedModuleId)
    if (module) return module
    throw new WalletError("no-wallet", reason("setWalletFirst", "Please set the wallet first"))
  }

  /** Selects a wallet. Ends the connection to another one. Throws 'Wallet id "x" is not supported'. */
  static setWallet(id: string): void {
    StellarWalletsKit.kit.setWallet(id)
  }

  /**
   * Selects the network for the following calls, by passphrase. Throws for a name, such as "TESTNET", and for anything
   * that a reader could take for one: the error says which passphrase to pass.
   */
  static setNetwork(network: Networks): void {
    selectNetwork(StellarWalletsKit.kit, network)
  }

  /** Changes the look of the screens. */
  static setTheme(newTheme: SwkAppTheme = SwkAppLightTheme): void {
    applyTheme(StellarWalletsKit.kit, newTheme)
  }

  /** The connected account, also while a remembered connection is checked. Throws code -1 if no wallet is connected. */
  static async getAddress(): Promise<{ address: string }> {
    const started = startedKit()
    const address = started && activeAddressIn(started.kit.getState())
    if (address !== undefined) return { address }
    throw new WalletError("no-wallet", reason("neverConnected", "No wallet has been connected."), {
      code: -1,
    })
  }

  /** Asks the selected wallet for its address, and connects it. A remembered connection to it is checked first. */
  static async fetchAddress(): Promise<{ address: string }> {
    return requestAddress(StellarWalletsKit.kit)
  }

  /** Signs a base64 `TransactionEnvelope`. The network defaults to the kit's, the address to the connected one. */
  static async signTransaction(
    xdr: string,
    opts?: StellarWalletsKitSignOptions,
  ): Promise<{ signedTxXdr: string; signerAddress?: string }> {
    return StellarWalletsKit.kit.signTransaction(xdr, opts)
  }

  /** Signs a base64 `TransactionEnvelope`, and submits it through the wallet. Few wallets can. */
  static async signAndSubmitTransaction(
    xdr: string,
    opts?: { networkPassphrase?: string; address?: string },
  ): Promise<{ status: "success" | "pending" }> {
    return StellarWalletsKit.kit.signAndSubmitTransaction(xdr, opts)
  }

  /** Signs a base64 `HashIdPreimage`. */
  static async signAuthEntry(
    authEntry: string,
    opts?: StellarWalletsKitSignOptions,
  ): Promise<{ signedAuthEntry: string; signerAddress?: string }> {
    return StellarWalletsKit.kit.signAuthEntry(authEntry, opts)
  }

  /** Signs a text (SEP-53). */
  static async signMessage(
    message: string,
    opts?: StellarWalletsKitSignOptions,
  ): Promise<{ signedMessage: string; signerAddress?: string }> {
    return StellarWalletsKit.kit.signMessage(message, opts)
  }

  /** The network that the selected wallet uses. */
  static async getNetwork(): Promise<{ network: string; networkPassphrase: string }> {
    return StellarWalletsKit.kit.getNetwork()
  }

  /** Ends the connection, forgets it, and tells the wallet. */
  static async disconnect(): Promise<void> {
    await startedKit()?.kit.disconnect()
  }

  /**
   * Listens to an event, also before `init`. `STATE_UPDATED` and `WALLET_SELECTED` also report the values that are there
   * already. Returns a function that stops it.
   */
  static on(
    type: KitEventType.STATE_UPDATED,
    callback: (event: KitEventStateUpdated) => void,
  ): () => void
  static on(
    type: KitEventType.WALLET_SELECTED,
    callback: (event: KitEventWalletSelected) => void,
  ): () => void
  static on(
    type: KitEventType.DISCONNECT,
    callback: (event: KitEventDisconnected) => void,
  ): () => void
  static on(type: KitEventType, callback: (event: never) => void): () => void {
    const report = callback as (event: KitEvent) => void
    return whenStarted((kit) => listen(kit, type, report))
  }

  /** Checks which wallets are available, 500 ms each. */
  static async refreshSupportedWallets(): Promise<ISupportedWallet[]> {
    const { kit, modules } = activeKit()
    return supportedWallets(kit, modules)
  }

  /**
   * Renders the connect button into an element. The page has one: another call moves it. `children` is its text if it
   * is one. The other looks have no counterpart: use the theme.
   */
  static async createButton(container: HTMLElement, props: SwkButtonProps = {}): Promise<void> {
    const { kit } = StellarWalletsKit
    const { children, onClick } = props
    await showButton(kit, container, {
      messages: typeof children === "string" ? { connect: children } : {},
    })
    stopClicks()
    stopClicks = onClick ? kit.on("buttonClicked", onClick) : () => {}
  }

  /**
   * Opens the dialog that picks and connects a wallet. Resolves when a wallet is connected. Throws code -1 if the user
   * closes the dialog.
   */
  static async authModal(_params?: AuthModalParams): Promise<{ address: string }> {
    const { kit } = StellarWalletsKit
    await loadStyles()
    const connected = await connectWithModal(kit)
    if (connected) return { address: connected.address }
    throw new WalletError("aborted", reason("modalClosed", "The user closed the modal."), {
      code: -1,
    })
  }

  /** Opens the account's menu: address, balance, network, and disconnect. Throws code -1 if no wallet is connected. */
  static async profileModal(params?: ProfileModalParams): Promise<void> {
    await StellarWalletsKit.getAddress()
    const { openProfile } = await import("./profile.js")
    await openProfile(StellarWalletsKit.kit, params?.container)
  }
}

let stopClicks = (): void => {}

/** Reports one kind of event of a kit. */
function listen(kit: Kit, type: KitEventType, report: (event: KitEvent) => void): () => void {
  if (type === KitEventType.DISCONNECT) {
    return kit.on("disconnect", () => report({ eventType: type, payload: {} }))
  }
  let reported: string | undefined
  const update = (): void => {
    const state = kit.getState()
    const [address, id] = [activeAddressIn(state), state.selectedModuleId]
    const isState = type === KitEventType.STATE_UPDATED
    const networkPassphrase = state.selectedNetwork
    const value = isState ? `${address} ${networkPassphrase}` : id
    if (value === reported) return
    reported = value
    callListener(() =>
      report(
        isState
          ? { eventType: type, payload: { address, networkPassphrase } }
          : { eventType: KitEventType.WALLET_SELECTED, payload: { id } },
      ),
    )
  }
  update()
  return kit.subscribe(update)
}
