import { conversation } from "../contract/conversation.js"
import { WalletError } from "../contract/errors.js"
import { limits } from "../contract/limits.js"
import { toWalletError } from "../contract/parse-error.js"
import { reason } from "../contract/reason.js"
import type { WalletCard, WalletDescriptor, WalletModule } from "../contract/wallet.js"
import type { KitConfig } from "../state/config.js"
import type { KitState } from "../state/state.js"
import type { Store } from "../state/store.js"

/** The modules of a kit's wallets, by id. Modules behind cards are loaded when first needed. */
export interface Modules {
  /** The module of a wallet, or a placeholder until it is loaded; undefined for an unknown id. */
  get(walletId: string): WalletModule | undefined
  /**
   * Like `get`, but the wallet must exist; the selected one by default. Throws code -3: 'Please set the wallet first',
   * 'Wallet id "x" is not supported'.
   */
  require(walletId?: string): WalletModule
  /** The ids of all wallets, in the app's order. */
  ids(): readonly string[]
  /** Replaces the wallets. The same objects keep their modules. Returns the ids of all other wallets until now. */
  replace(wallets: KitConfig["wallets"]): ReadonlySet<string>
  /** Why the last attempt to load a wallet's module failed. */
  failure(walletId: string): WalletError | undefined
  /** Loads a wallet's module. Also resolves if it cannot be loaded. Returns undefined if it is already loaded. */
  load(walletId: string): Promise<void> | undefined
}

/** Manages the modules of `wallets`. Calls `changed` with each module that was loaded. */
export function createModules(
  store: Store<KitState>,
  wallets: KitConfig["wallets"],
  changed: (module: WalletModule) => void,
  walletOf: (walletId: string) => WalletDescriptor,
): Modules {
  let listed = new Set<WalletCard | WalletModule>()
  let ids: readonly string[] = []
  const modules = new Map<string, WalletModule>()
  const cards = new Map<string, WalletCard>()
  const loading = new Map<WalletCard, Promise<void>>()
  const failures = new Map<string, WalletError>()

  /** A placeholder for a module that is not loaded: it is unavailable, and has the capabilities of its card. */
  function placeholder(card: WalletCard): WalletModule {
    const missing: Pick<WalletModule, "isAvailable" | "obstacle" | "getAddress"> = {
      isAvailable: async () => false,
      obstacle: () => {
        const failure = failures.get(card.productId)
        return failure?.reason ?? failure?.message
      },
      getAddress: () =>
        Promise.reject(
          new WalletError("internal", reason("moduleMissing", "The module is not loaded.")),
        ),
    }
    // Inherits the card's capabilities, which may be a getter.
    return Object.assign(Object.create(card), missing)
  }

  function replace(wallets: KitConfig["wallets"]): ReadonlySet<string> {
    const [before, after] = [listed, new Set(wallets)]
    const removed = new Set<string>()
    for (const wallet of before) {
      if (after.has(wallet)) continue
      removed.add(wallet.productId)
      for (const map of [modules, cards, failures]) map.delete(wallet.productId)
    }
    for (const wallet of after) {
      if (before.has(wallet)) continue
      if ("load" in wallet) cards.set(wallet.productId, wallet)
      modules.set(wallet.productId, "load" in wallet ? placeholder(wallet) : wallet)
    }
    listed = after
    ids = wallets.map(({ productId }) => productId)
    return removed
  }
  replace(wallets)

  /** The module of a card, with the way to the wallet's app if the card has its link and a bridge is listed. */
  async function withApp(card: WalletCard): Promise<WalletModule> {
    const bridge =
      card.appLink && [...listed].find(({ moduleType }) => moduleType === "BRIDGE_WALLET")
    const bridgeLoading = bridge && loadOnce(bridge.productId)
    const module = await card.load()
    await bridgeLoading
    return (bridge && modules.get(bridge.productId)?.withApp?.(module, card)) || module
  }

  function loadOnce(walletId: string): Promise<void> | undefined {
    const card = cards.get(walletId)
    if (!card) return undefined
    const started = loading.get(card) ?? load(card)
    loading.set(card, started)
    return started
  }

  async function load(card: WalletCard): Promise<void> {
    const { productId, productName } = card
    const isReplaced = (): boolean => cards.get(productId) !== card
    const late = reason(
      "slowToLoad",
      "{wallet} took too long to load. Check your connection and try again.",
      { wallet: productName },
    )
    try {
      const module = await conversation({ ms: limits.load, late }, () => withApp(card))
      if (module.productId !== productId) throw new TypeError(`This is ${module.productId}.`)
      if (isReplaced()) return
      modules.set(productId, module)
      cards.delete(productId)
      failures.delete(productId)
      changed(module)
    } catch (cause) {
      if (isReplaced()) return
      const notLoaded = reason(
        "notLoaded",
        "{wallet} could not be loaded. Check your connection and try again.",
        { wallet: productName },
      )
      failures.set(
        productId,
        WalletError.is(cause)
          ? toWalletError(cause, productId)
          : new WalletError("external", notLoaded, { walletId: productId, cause }),
      )
    } finally {
      loading.delete(card)
    }
  }

  return {
    get: (walletId) => modules.get(walletId),
    require(walletId = store.getState().selectedModuleId) {
      if (walletId === undefined)
        throw new WalletError("no-wallet", reason("setWalletFirst", "Please set the wallet first"))
      return modules.get(walletOf(walletId).id) as WalletModule
    },
    ids: () => ids,
    replace,
    failure: (walletId) => failures.get(walletId),
    load: loadOnce,
  }
}

/** The error for a function that a wallet lacks (the specification, section 8). */
export function unsupportedFunction({ productName }: WalletModule, name: string): WalletError {
  return new WalletError(
    "unsupported",
    reason("cannotDo", '{wallet} does not support the "{method}" function', {
      wallet: productName,
      method: name,
    }),
  )
}

/**
 * Starts listening to a wallet's module, and returns a function that stops it. A module that throws, or returns no
 * function to stop, is ignored, so that its fault does not break the connection.
 */
export function listenTo(begin: () => (() => void) | undefined): () => void {
  const attempt = <T>(call: () => T): T | undefined => {
    try {
      return call()
    } catch {
      return undefined
    }
  }
  const stop: unknown = attempt(begin)
  return () => {
    if (typeof stop === "function") attempt(() => stop())
  }
}
