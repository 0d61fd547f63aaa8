import { capabilitiesOf, lacking } from "./capabilities.js"
import { limits } from "./limits.js"
import { listenTo } from "./listeners.js"
import type { Modules } from "./modules.js"
import type { Memory } from "./persistence.js"
import type { KitState } from "./state.js"
import type { Store } from "./store.js"
import type { RequiredCapability, WalletCard, WalletDescriptor, WalletModule } from "./wallet.js"

/** Who is here, and in which order the picker lists them. */
export interface Availability {
  /** Asks all wallets at once, 500 ms each. Resolves to the list, in the picker's order. */
  refresh(): Promise<readonly WalletDescriptor[]>
  /** Asks one wallet, at most 500 ms. */
  probe(module: WalletModule): Promise<boolean>
  /** A wallet was used: it is there, and comes first. */
  used(walletId: string): void
  /** The module of a wallet was loaded. */
  loaded(module: WalletModule): void
  /** Calls back when this wallet is first heard of after its probe. Returns how to stop. */
  onArrival(walletId: string, arrived: () => void): () => void
  destroy(): void
}

/** A wallet as the picker lists it; unavailable until it has been heard of. */
export function describe(
  module: WalletCard | WalletModule,
  required: readonly RequiredCapability[] = [],
): WalletDescriptor {
  const lacks = lacking(module, required)
  return {
    ...(lacks.length === 0 ? {} : { lacks }),
    capabilities: capabilitiesOf(module),
    id: module.productId,
    name: module.productName,
    type: module.moduleType,
    icon: module.productIcon,
    isAvailable: false,
    url: module.productUrl,
  }
}

/** A wallet after its probe: whether it is here, and what is in the way where it is not. */
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

/** Keeps `allowedWallets` of one kit. */
export function createAvailability(
  store: Store<KitState>,
  modules: Modules,
  memory: Memory,
  required: readonly RequiredCapability[] = [],
): Availability {
  const ended = new AbortController()
  const configured = Array.from(modules.values(), ({ productId }) => productId)
  const listeners = new Set<(walletId: string) => void>()
  let refreshes = 0
  /** Who was heard of since the last refresh began. */
  let heard = new Set<string>()

  const rank = (id: string): number => {
    const { usedWallets } = store.getState()
    const place = usedWallets.indexOf(id)
    return place < 0 ? usedWallets.length + configured.indexOf(id) : place
  }
  /** Available first, the most recently used at the head; then the others, as the app listed them. */
  const inOrder = (wallets: readonly WalletDescriptor[]): WalletDescriptor[] =>
    [...wallets].sort((a, b) =>
      a.isAvailable !== b.isAvailable
        ? Number(b.isAvailable) - Number(a.isAvailable)
        : a.isAvailable
          ? rank(a.id) - rank(b.id)
          : configured.indexOf(a.id) - configured.indexOf(b.id),
    )

  /** What a wallet can do may depend on the transport that was found meanwhile. */
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
    const allowedWallets = inOrder(state.allowedWallets.map(change).map(withCapabilities))
    store.setState({ ...state, allowedWallets, probing: probing ?? state.probing })
  }

  const arrive = (walletId: string): void => {
    if (ended.signal.aborted) return
    heard.add(walletId)
    const known = store.getState().allowedWallets.find(({ id }) => id === walletId)
    if (known?.isAvailable) return
    put((wallet) => (wallet.id === walletId ? { ...wallet, isAvailable: true } : wallet))
    for (const listener of [...listeners]) listener(walletId)
  }

  async function probe(module: WalletModule): Promise<boolean> {
    // A late answer counts still: the question is not aborted with the limit.
    const answer = (async () => (await module.isAvailable({ signal: ended.signal })) === true)()
      .catch(() => false)
      .then((here) => {
        if (here) arrive(module.productId)
        return here
      })
    let timer: ReturnType<typeof setTimeout> | undefined
    const late = new Promise<boolean>((resolve) => {
      timer = setTimeout(() => resolve(false), limits.availability)
    })
    return Promise.race([answer, late]).finally(() => clearTimeout(timer))
  }

  const arrivals: (() => void)[] = []
  const listen = (module: WalletModule): void => {
    arrivals.push(listenTo(() => module.onArrival?.(() => arrive(module.productId))))
  }
  for (const module of modules.values()) listen(module)

  const loadAndProbe = async (walletId: string): Promise<boolean> => {
    await modules.load(walletId)
    const module = modules.get(walletId)
    return module !== undefined && !ended.signal.aborted && (await probe(module))
  }

  return {
    probe,
    loaded(module) {
      if (ended.signal.aborted) return
      listen(module)
      put((wallet) => wallet)
    },
    async refresh() {
      const turn = ++refreshes
      heard = new Set()
      const usedWallets = await memory.usedWallets()
      store.setState({ ...store.getState(), usedWallets })
      put((wallet) => wallet, true)
      const answers = new Map(
        await Promise.all(configured.map(async (id) => [id, await loadAndProbe(id)] as const)),
      )
      if (turn === refreshes && !ended.signal.aborted) {
        const here = (id: string): boolean => answers.get(id) === true || heard.has(id)
        put((wallet) => probed(wallet, modules.get(wallet.id), here(wallet.id)), false)
      }
      return store.getState().allowedWallets
    },
    used(walletId) {
      const state = store.getState()
      memory.rememberWallet(walletId, state.usedWallets)
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
      for (const stop of arrivals) stop()
    },
  }
}
