import { limits } from "../contract/limits.js"
import type {
  RequiredCapability,
  UnreachableReason,
  WalletDescriptor,
  WalletModule,
} from "../contract/wallet.js"
import { capabilitiesOf, describe } from "../state/capabilities.js"
import type { KitConfig } from "../state/config.js"
import { readUsedWallets, rememberWallet } from "../state/memory.js"
import type { Memory } from "../state/persistence.js"
import type { KitState } from "../state/state.js"
import type { Store } from "../state/store.js"
import { kept } from "./kept.js"
import { lacking } from "./lacking.js"
import { listenTo, type Modules } from "./modules.js"

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

/** Maintains `allowedWallets` of one kit. What wallets answer within one turn is one change of the state. */
export function createAvailability(
  store: Store<KitState>,
  modules: Modules,
  memory: Memory,
  required: readonly RequiredCapability[] = [],
): Availability {
  const ended = new AbortController()
  const listeners = new Set<{ walletId: string; arrived: () => void }>()
  let refreshes = 0
  /** The wallets that were found since the last refresh began. */
  let found = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined

  /** Available wallets first, most recently used at the front; then the others, in the app's order. */
  const inOrder = (
    wallets: readonly WalletDescriptor[],
    usedWallets: readonly string[],
  ): WalletDescriptor[] => {
    const byId = new Map(wallets.map((wallet) => [wallet.id, wallet]))
    const ids = modules.ids()
    const listed = [...new Set([...usedWallets, ...ids])].flatMap((id) => byId.get(id) ?? [])
    const others = ids.flatMap((id) => byId.get(id) ?? [])
    const available = listed.filter(({ isAvailable }) => isAvailable)
    return [
      // The wallet whose own browser this is comes first.
      ...available.filter(({ inApp }) => inApp),
      ...available.filter(({ inApp }) => !inApp),
      ...others.filter(({ isAvailable }) => !isAvailable),
    ]
  }

  /** A wallet's descriptor now. Capabilities may depend on a transport that was found in the meantime. */
  const described = (before: WalletDescriptor, isProbed: boolean): WalletDescriptor => {
    const { lacks: _, unreachable: known, inApp: __, phone: ___, ...wallet } = before
    const module = modules.get(wallet.id)
    const isAvailable = found.has(wallet.id) || (wallet.isAvailable && !isProbed)
    const unreachable = isAvailable ? undefined : isProbed ? unreachableOf(module) : known
    const lacks = module ? lacking(module, required) : []
    return kept(before, {
      ...wallet,
      isAvailable,
      ...(module ? { capabilities: capabilitiesOf(module) } : {}),
      ...reachOf(module),
      ...(unreachable ? { unreachable } : {}),
      ...(lacks.length > 0 ? { lacks } : {}),
    })
  }

  /** Writes to the state what is known by now, with these fields. `probing: false` ends a probe. */
  const write = (fields: Partial<Pick<KitState, "usedWallets" | "probing">> = {}): void => {
    clearTimeout(timer)
    timer = undefined
    const before = store.getState()
    const wallets = before.allowedWallets.map((each) => described(each, fields.probing === false))
    const usedWallets = kept(before.usedWallets, fields.usedWallets ?? before.usedWallets)
    const allowedWallets = kept(before.allowedWallets, inOrder(wallets, usedWallets))
    store.setState(kept(before, { ...before, ...fields, usedWallets, allowedWallets }))
    for (const { walletId, arrived } of [...listeners]) {
      const known = before.allowedWallets.find(({ id }) => id === walletId)
      if (found.has(walletId) && known?.isAvailable === false) arrived()
    }
  }
  /** Writes once for all that happens in this turn. */
  const writeSoon = (): void => {
    timer ??= setTimeout(write)
  }

  const arrive = (module: WalletModule): void => {
    // A removed wallet may still answer.
    if (ended.signal.aborted || modules.get(module.productId) !== module) return
    found.add(module.productId)
    writeSoon()
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
  write()

  const loadAndProbe = async (walletId: string): Promise<void> => {
    await modules.load(walletId)
    const module = modules.get(walletId)
    if (module && !ended.signal.aborted) await probe(module)
  }

  async function refresh(): Promise<readonly WalletDescriptor[]> {
    const turn = ++refreshes
    if (timer) write()
    found = new Set()
    const usedWallets = await readUsedWallets(memory)
    write({ usedWallets, probing: true })
    await Promise.all(modules.ids().map(loadAndProbe))
    if (turn === refreshes && !ended.signal.aborted) write({ probing: false })
    return store.getState().allowedWallets
  }

  return {
    probe,
    update: write,
    loaded(module) {
      if (ended.signal.aborted) return
      listen(module)
      writeSoon()
    },
    refresh,
    replaced(wallets, removed) {
      for (const [module, stop] of arrivals) {
        if (!removed.has(module.productId)) continue
        stop()
        arrivals.delete(module)
      }
      listenToAll()
      for (const id of removed) found.delete(id)
      const state = store.getState()
      const known = new Map(state.allowedWallets.map((wallet) => [wallet.id, wallet]))
      const allowedWallets = wallets.map((wallet) => {
        const { productId } = wallet
        return (!removed.has(productId) && known.get(productId)) || describe(wallet)
      })
      const again = refreshes > 0 && !ended.signal.aborted
      // Before the new probe has ended, a new wallet is not known to be missing.
      const probing = again || state.probing
      store.setState({
        ...state,
        allowedWallets: inOrder(allowedWallets, state.usedWallets),
        probing,
      })
      if (again) void refresh()
    },
    used(walletId) {
      const { usedWallets } = store.getState()
      rememberWallet(memory, walletId, usedWallets)
      found.add(walletId)
      write({ usedWallets: [walletId, ...usedWallets.filter((id) => id !== walletId)] })
    },
    onArrival(walletId, arrived) {
      const listener = { walletId, arrived }
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    destroy() {
      ended.abort()
      clearTimeout(timer)
      listeners.clear()
      for (const stop of arrivals.values()) stop()
    },
  }
}

/** Whether this is the wallet's own browser, and how its app is reached. */
function reachOf(module: WalletModule | undefined): Pick<WalletDescriptor, "inApp" | "phone"> {
  try {
    const { inApp, phone } = module ?? {}
    return { ...(inApp === true ? { inApp } : {}), ...(phone ? { phone } : {}) }
  } catch {
    return {}
  }
}

/** Why a wallet that was not found cannot be reached. */
function unreachableOf(module: WalletModule | undefined): UnreachableReason | undefined {
  try {
    if (!module?.obstacle?.()) return undefined
    return module.isSetUp === false ? "not-set-up" : "blocked"
  } catch {
    // A module that cannot say is only not found. The probe ends for the others.
    return undefined
  }
}
