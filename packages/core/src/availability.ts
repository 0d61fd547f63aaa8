import { capabilitiesOf, describe } from "./capabilities.js"
import type { KitConfig } from "./config.js"
import { limits } from "./limits.js"
import { readUsedWallets, rememberWallet } from "./memory.js"
import { listenTo, type Modules } from "./modules.js"
import type { Memory } from "./persistence.js"
import type { KitState } from "./state.js"
import type { Store } from "./store.js"
import type { RequiredCapability, WalletCard, WalletDescriptor, WalletModule } from "./wallet.js"

/** Which wallets are available, and their order in the picker. */
export interface Availability {
  /** Probes all wallets in parallel, 500 ms each. Resolves to the list, in the picker's order. */
  refresh(): Promise<readonly WalletDescriptor[]>
  /** Probes one wallet, for at most 500 ms. */
  probe(module: WalletModule): Promise<boolean>
  /** Marks a wallet as used: it is available and moves to the front. */
  used(walletId: string): void
  /** Reads the wallets' capabilities again. They may depend on the transport or on permissions the user granted. */
  update(): void
  /** Called when a wallet's module was loaded. */
  loaded(module: WalletModule): void
  /** Lists the kit's wallets after they were replaced. Those not in `removed` keep their descriptors. Probes again. */
  replaced(wallets: KitConfig["wallets"], removed: ReadonlySet<string>): void
  /** Calls back when this wallet first becomes available after its probe. Returns a function that stops it. */
  onArrival(walletId: string, arrived: () => void): () => void
  destroy(): void
}

/** A wallet after its probe: whether it is available, and if not, why it cannot be reached. */
function probed(
  { unreachable: _, ...wallet }: WalletDescriptor,
  module: WalletModule | undefined,
  isAvailable: boolean,
): WalletDescriptor {
  if (isAvailable || !module?.obstacle?.()) return { ...wallet, isAvailable }
  return {
    ...wallet,
    isAvailable,
    unreachable: module.isSetUp === false ? "not-set-up" : "blocked",
  }
}

/** Maintains `allowedWallets` of one kit. */
export function createAvailability(
  store: Store<KitState>,
  modules: Modules,
  memory: Memory,
  required: readonly RequiredCapability[] = [],
): Availability {
  const ended = new AbortController()
  const listeners = new Set<(walletId: string) => void>()
  let refreshes = 0
  /** The wallets that announced themselves since the last refresh began. */
  let announced = new Set<string>()

  const rank = (id: string): number => {
    const { usedWallets } = store.getState()
    const index = usedWallets.indexOf(id)
    return index < 0 ? usedWallets.length + modules.ids().indexOf(id) : index
  }
  /** Available wallets first, most recently used at the front; then the others, in the app's order. */
  const inOrder = (wallets: readonly WalletDescriptor[]): WalletDescriptor[] =>
    [...wallets].sort((a, b) =>
      a.isAvailable !== b.isAvailable
        ? Number(b.isAvailable) - Number(a.isAvailable)
        : a.isAvailable
          ? rank(a.id) - rank(b.id)
          : modules.ids().indexOf(a.id) - modules.ids().indexOf(b.id),
    )

  /** Capabilities may depend on a transport that was found in the meantime. */
  const withCapabilities = ({ lacks: _, ...wallet }: WalletDescriptor): WalletDescriptor => {
    const module = modules.get(wallet.id)
    const lacks = module ? lacking(module, required) : []
    return {
      ...wallet,
      ...(module ? { capabilities: capabilitiesOf(module) } : {}),
      ...(lacks.length === 0 ? {} : { lacks }),
    }
  }

  const put = (change: (wallet: WalletDescriptor) => WalletDescriptor, probing?: boolean): void => {
    const state = store.getState()
    const allowedWallets = inOrder(
      state.allowedWallets.map((wallet) => {
        const changed = withCapabilities(change(wallet))
        return JSON.stringify(changed) === JSON.stringify(wallet) ? wallet : changed
      }),
    )
    const next = { ...state, allowedWallets, probing: probing ?? state.probing }
    const same = allowedWallets.every((wallet, index) => wallet === state.allowedWallets[index])
    if (!same || next.probing !== state.probing) store.setState(next)
  }
  const update = (): void => put((wallet) => wallet)

  const arrive = (module: WalletModule): void => {
    const walletId = module.productId
    // A removed wallet may still answer.
    if (ended.signal.aborted || modules.get(walletId) !== module) return
    announced.add(walletId)
    const known = store.getState().allowedWallets.find(({ id }) => id === walletId)
    if (known?.isAvailable) {
      update()
      return
    }
    put((wallet) => (wallet.id === walletId ? { ...wallet, isAvailable: true } : wallet))
    for (const listener of [...listeners]) listener(walletId)
  }

  async function probe(module: WalletModule): Promise<boolean> {
    // A late answer still counts, so the time limit does not abort the probe.
    const answer = (async () => (await module.isAvailable({ signal: ended.signal })) === true)()
      .catch(() => false)
      .then((isAvailable) => {
        if (isAvailable) arrive(module)
        return isAvailable
      })
    let timer: ReturnType<typeof setTimeout> | undefined
    const late = new Promise<boolean>((resolve) => {
      timer = setTimeout(() => resolve(false), limits.availability)
    })
    return Promise.race([answer, late]).finally(() => clearTimeout(timer))
  }

  const arrivals = new Map<WalletModule, () => void>()
  const listen = (module: WalletModule | undefined): void => {
    if (!module || arrivals.has(module)) return
    arrivals.set(
      module,
      listenTo(() => module.onArrival?.(() => arrive(module))),
    )
  }
  const listenToAll = (): void => {
    for (const id of modules.ids()) listen(modules.get(id))
  }
  listenToAll()
  update()

  const loadAndProbe = async (walletId: string): Promise<boolean> => {
    await modules.load(walletId)
    const module = modules.get(walletId)
    return module !== undefined && !ended.signal.aborted && (await probe(module))
  }

  async function refresh(): Promise<readonly WalletDescriptor[]> {
    const turn = ++refreshes
    announced = new Set()
    const usedWallets = await readUsedWallets(memory)
    store.setState({ ...store.getState(), usedWallets })
    put((wallet) => wallet, true)
    const answers = new Map(
      await Promise.all(modules.ids().map(async (id) => [id, await loadAndProbe(id)] as const)),
    )
    if (turn === refreshes && !ended.signal.aborted) {
      const wasFound = (id: string): boolean => answers.get(id) === true || announced.has(id)
      put((wallet) => probed(wallet, modules.get(wallet.id), wasFound(wallet.id)), false)
    }
    return store.getState().allowedWallets
  }

  return {
    probe,
    update,
    loaded(module) {
      if (ended.signal.aborted) return
      listen(module)
      update()
    },
    refresh,
    replaced(wallets, removed) {
      for (const [module, stop] of arrivals) {
        if (!removed.has(module.productId)) continue
        stop()
        arrivals.delete(module)
      }
      listenToAll()
      const state = store.getState()
      const kept = state.allowedWallets.filter(({ id }) => !removed.has(id))
      const allowedWallets = wallets.map(
        (wallet) => kept.find(({ id }) => id === wallet.productId) ?? describe(wallet),
      )
      const again = refreshes > 0 && !ended.signal.aborted
      // Before the new probe has ended, a new wallet is not known to be missing.
      const probing = again || state.probing
      store.setState({ ...state, allowedWallets: inOrder(allowedWallets), probing })
      if (again) void refresh()
    },
    used(walletId) {
      const state = store.getState()
      rememberWallet(memory, walletId, state.usedWallets)
      const others = state.usedWallets.filter((id) => id !== walletId)
      store.setState({ ...state, usedWallets: [walletId, ...others] })
      put((wallet) => (wallet.id === walletId ? { ...wallet, isAvailable: true } : wallet))
    },
    onArrival(walletId, arrived) {
      const listener = (id: string): void => {
        if (id === walletId) arrived()
      }
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    destroy() {
      ended.abort()
      listeners.clear()
      for (const stop of arrivals.values()) stop()
    },
  }
}

/** The function that is missing if a wallet lacks a capability, as named in section 8 of the specification. */
export const functionOf: Readonly<Record<RequiredCapability, string>> = {
  transaction: "signTransaction",
  "auth-entry": "signAuthEntry",
  "auth-entry-v1": "signAuthEntry",
  "auth-entry-v2": "signAuthEntry",
  message: "signMessage",
  network: "getNetwork",
  submit: "signAndSubmitTransaction",
}

/** The required capabilities that a wallet lacks. */
export function lacking(
  wallet: WalletCard | WalletModule,
  required: readonly RequiredCapability[],
): readonly RequiredCapability[] {
  const { authEntry, message, network, submit } = capabilitiesOf(wallet)
  const has: Record<RequiredCapability, boolean> = {
    // Every card belongs to a wallet that can sign.
    transaction: "load" in wallet || Boolean(wallet.signTransaction),
    "auth-entry": authEntry.length > 0,
    "auth-entry-v1": authEntry.includes("v1"),
    "auth-entry-v2": authEntry.includes("v2"),
    message,
    network: "load" in wallet ? network !== "none" : Boolean(wallet.getNetwork),
    submit,
  }
  return required.filter((capability) => !has[capability])
}
