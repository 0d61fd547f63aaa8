import { createKit, type Kit, type KitConfig, networks, reason, WalletError } from "@alidade/core"
import { checkModules } from "../check-module.js"
import { activeAddressIn } from "../kit/address.js"
import { walletsOf } from "../kit/wallets.js"
import type { StellarWalletsKitModule } from "../module.js"

/** The page's only kit of version 2, and the app's modules. */
interface ActiveKit {
  kit: Kit
  modules: readonly StellarWalletsKitModule[]
}

let active: ActiveKit | undefined
const waiting = new Set<(kit: Kit) => void>()

/** What the page's kit starts with. */
interface StartOptions {
  modules: readonly StellarWalletsKitModule[]
  /** The passphrase of the initial network. */
  network?: string
  selectedWalletId?: string
}

/**
 * Creates the page's kit, or replaces its wallets. A module of a wallet that the kit has already is not used: an app may
 * start the kit more than once, and its connection stays. Throws `bad-request` for a setting that is wrong, and then
 * changes nothing.
 */
export function startKit({ modules, network, selectedWalletId }: StartOptions): Kit {
  const known = new Map(active?.modules.map((module) => [module.productId, module]))
  checkModules(modules)
  const kept = modules.map((module) => known.get(module?.productId) ?? module)
  const wallets = walletsOf(kept)
  if (network !== undefined) checkNetwork(network)
  if (selectedWalletId) checkWallet(selectedWalletId, kept)

  let replaced = Promise.resolve()
  if (active) replaced = replaceWallets(active, kept, wallets)
  else firstKit(kept, wallets)
  const { kit } = activeKit()
  if (selectedWalletId && !selectWallet(kit, selectedWalletId))
    void replaced.then(() => selectWallet(kit, selectedWalletId))
  if (network !== undefined) selectNetwork(kit, network)
  return kit
}

/** Selects a wallet, unless one is connected. Returns false if the kit doesn't have the wallet yet. */
function selectWallet(kit: Kit, id: string): boolean {
  const state = kit.getState()
  if (!state.allowedWallets.some((wallet) => wallet.id === id)) return false
  if (activeAddressIn(state) === undefined) kit.setWallet(id)
  return true
}

/** Selects a network by its passphrase, which need not be known. Throws for a name, with the passphrase to pass. */
export function selectNetwork(kit: Kit, network: string): void {
  try {
    if (!kit.isKnownNetwork(network)) kit.declareNetwork({ name: network, passphrase: network })
  } catch {
    // The error of setNetwork says which passphrase to pass.
  }
  kit.setNetwork(network)
}

function firstKit(
  modules: readonly StellarWalletsKitModule[],
  wallets: KitConfig["wallets"],
): void {
  const kit = createKit({ network: networks.Public, wallets })
  active = { kit, modules }
  for (const start of waiting) start(kit)
  waiting.clear()
}

/** Resolves when the kit has the wallets: at once, or when the part of it that replaces them has been loaded. */
async function replaceWallets(
  before: ActiveKit,
  modules: readonly StellarWalletsKitModule[],
  wallets: KitConfig["wallets"],
): Promise<void> {
  const started: ActiveKit = { kit: before.kit, modules }
  active = started
  try {
    await before.kit.setWallets(wallets)
  } catch (error) {
    // The kit still has the earlier wallets. The error is reported as uncaught.
    if (active === started) active = before
    throw error
  }
}

/** Throws as the kit does, on a kit of its own. */
function checkNetwork(network: string): void {
  const kit = createKit({ network: networks.Public, wallets: [], storage: null })
  try {
    selectNetwork(kit, network)
  } finally {
    kit.destroy()
  }
}

/** Throws as `setWallet` does. */
function checkWallet(id: string, modules: readonly StellarWalletsKitModule[]): void {
  if (modules.some(({ productId }) => productId === id)) return
  throw new WalletError(
    "bad-request",
    reason("walletUnsupported", 'Wallet id "{wallet}" is not supported', { wallet: id }),
  )
}

/** The page's kit. Throws `no-wallet` before `init`. */
export function activeKit(): ActiveKit {
  if (active) return active
  throw new WalletError(
    "no-wallet",
    reason("notInitialized", "Call {call} first.", { call: "StellarWalletsKit.init({ modules })" }),
  )
}

/** The page's kit if there is one. */
export function startedKit(): ActiveKit | undefined {
  return active
}

/** Calls back with the kit, now or after `init`. Returns a function that stops it, and what the callback started. */
export function whenStarted(start: (kit: Kit) => () => void): () => void {
  let stop = (): void => void waiting.delete(begin)
  const begin = (kit: Kit): void => {
    stop = start(kit)
  }
  if (active) begin(active.kit)
  else waiting.add(begin)
  return () => stop()
}
