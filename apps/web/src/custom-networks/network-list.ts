import { createStore, type Kit, type Store } from "@alidade/core"
import { type ConfigNetwork, type CustomNetwork, readCustomNetwork } from "../../server/config.js"
import { deviceList } from "../app/device-list.js"
import type { Mode, PageNetwork } from "../networks.js"

/** The networks of the page: those of its configuration, then those that the visitor added on this device. */
export interface NetworkList extends Pick<Store<readonly PageNetwork[]>, "getState" | "subscribe"> {
  /**
   * Adds a network and selects it. Returns whether the browser saved it. Throws a `WalletError` if its name or passphrase
   * is taken.
   */
  add(network: CustomNetwork): boolean
  /** Forgets an added network. If it is selected, the first network becomes selected. */
  remove(passphrase: string): void
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
  const saved = deviceList(mode, "networks", readCustomNetwork)
  const store = createStore<readonly PageNetwork[]>(listed)
  /** The functions that remove the declared networks again, by the network's JSON. */
  const removers = new Map<string, () => void>()

  function sync(): void {
    const wanted = new Map(saved.getState().map((network) => [JSON.stringify(network), network]))
    for (const [text, remove] of removers) {
      if (wanted.has(text)) continue
      const { passphrase }: CustomNetwork = JSON.parse(text)
      if (kit.getState().selectedNetwork === passphrase && listed[0]) {
        kit.setNetwork(listed[0].passphrase)
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
  }
  sync()
  // Also when another tab changes them.
  saved.subscribe(sync)

  const without = (all: readonly CustomNetwork[], passphrase: string): CustomNetwork[] =>
    all.filter((network) => network.passphrase !== passphrase)

  return {
    getState: store.getState,
    subscribe: store.subscribe,
    add(network) {
      const isSaved = saved.update((all) => [...without(all, network.passphrase), network])
      kit.setNetwork(network.passphrase)
      return isSaved
    },
    remove: (passphrase) => void saved.update((all) => without(all, passphrase)),
  }
}
