import { createStore, type Kit, type Store } from "@alidade/core"
import { type ConfigNetwork, type CustomNetwork, readCustomNetwork } from "../../server/config.js"
import type { Mode, PageNetwork } from "../logic/networks/networks.js"
import { deviceList } from "./device-list.js"

/** The networks of the page: those of its configuration, then those that the visitor added on this device. */
export interface NetworkList extends Pick<Store<readonly PageNetwork[]>, "getState" | "subscribe"> {
  /**
   * Adds a network and selects it. Returns whether the browser saved it. Throws a `WalletError` if its name or passphrase
   * is taken.
   */
  add(network: CustomNetwork): boolean
  /** Those of the configuration alone. */
  getListed(): readonly PageNetwork[]
  /** Forgets an added network. If it is selected, the first network becomes selected. */
  remove(passphrase: string): void
  /** The name of the selected network that was removed, here or in another tab, until it is set to undefined. */
  removed: Store<string | undefined>
}

/**
 * Declares the networks that the visitor added in this mode to the kit, which already knows the listed ones. A saved one
 * that the configuration lists by now is skipped.
 */
export function createNetworkList(
  kit: Kit,
  listed: readonly ConfigNetwork[],
  mode: Mode,
): NetworkList {
  const saved = deviceList(mode, "networks", {
    read: readCustomNetwork,
    keyOf: ({ passphrase }) => passphrase,
  })
  const store = createStore<readonly PageNetwork[]>(listed)
  const removed = createStore<string | undefined>(undefined)
  /** The functions that remove the declared networks again, by the network's JSON. */
  const removers = new Map<string, () => void>()

  function sync(): void {
    const selected = kit.getState().selectedNetwork
    const wanted = new Map(saved.getState().map((network) => [JSON.stringify(network), network]))
    for (const [text, remove] of removers) {
      if (wanted.has(text)) continue
      const { passphrase, name }: CustomNetwork = JSON.parse(text)
      if (passphrase === selected && listed[0]) {
        kit.setNetwork(listed[0].passphrase)
        removed.setState(name)
      }
      remove()
      removers.delete(text)
    }
    for (const [text, network] of wanted) {
      if (removers.has(text)) continue
      try {
        removers.set(text, kit.declareNetwork(network))
      } catch {
        // Its name or passphrase belongs to another network by now.
        wanted.delete(text)
      }
    }
    const custom = [...wanted.values()].map((network) => ({
      ...network,
      id: `custom ${network.passphrase}`,
      isCustom: true,
    }))
    store.setState([...listed, ...custom])
    // It was not removed, but has other addresses.
    if (custom.some(({ passphrase }) => passphrase === selected)) {
      kit.setNetwork(selected)
      removed.setState(undefined)
    }
  }
  sync()
  // Also when another tab changes them.
  saved.subscribe(sync)

  return {
    getState: store.getState,
    subscribe: store.subscribe,
    getListed: () => listed,
    removed,
    add(network) {
      const isSaved = saved.put(network)
      kit.setNetwork(network.passphrase)
      return isSaved
    },
    remove(passphrase) {
      saved.remove(...saved.getState().filter((network) => network.passphrase === passphrase))
    },
  }
}
