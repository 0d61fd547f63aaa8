import { createKit, type Kit, type WalletCard } from "@alidade/core"
import type { SandboxConfig } from "@alidade/sandbox/browser"
import type { Config } from "../../server/config.js"
import type { Mode, PageNetwork } from "../logic/networks/networks.js"
import { createNetworkClocks } from "../logic/stellar/network-clock.js"
import { collectRequests } from "../page/early-requests.js"
import { createInbox } from "../page/inbox.js"
import { createNetworkList } from "../page/network-list.js"
import type { OpenPage } from "../page/page.js"
import type { Practice } from "../page/practice.js"
import { firstOf, savedNetwork, saveNetwork, storageFor } from "../page/preferences.js"
import type { PageWallet } from "../page/simulated-wallets.js"

/** What a page is created from. The sandbox's parts are absent in live mode. */
export interface PageSource {
  config: Config
  mode: Mode
  wallets: readonly WalletCard[]
  sandbox?: SandboxConfig | undefined
  simulated?: readonly PageWallet[] | undefined
  practice?: Practice | undefined
}

/** Creates the kit and the stores of a page. */
export function createPage(source: PageSource): { kit: Kit; page: OpenPage } {
  const { config, mode, wallets, sandbox, simulated, practice } = source
  const listed: readonly PageNetwork[] = sandbox?.networks ?? config.networks
  const kit = createKit({
    network: firstOf(listed).passphrase,
    // With their names, so that dialogs also mark the sandbox's networks.
    networks: listed,
    wallets,
    // Separate storage per mode, because the sandbox's accounts are not real.
    storage: storageFor(mode),
    ed25519: () => import("@noble/ed25519"),
  })
  const networkList = createNetworkList(kit, listed, mode)
  kit.setNetwork(savedNetwork(mode, networkList.getState()).passphrase)
  const inbox = createInbox(kit, networkList.getState)
  // A link doesn't choose the network of the next visit.
  kit.subscribe(() => saveNetwork(mode, networkList.getState(), inbox.chosenNetwork()))
  const page: OpenPage = {
    mode,
    hasSandbox: config.sandbox === true,
    networkList,
    wallets,
    customNetworks: config.customNetworks === true,
    config,
    sandboxConfig: sandbox,
    earlyRequests: collectRequests(kit, () => {
      import("../page/tab-stores.js").then(
        ({ openTabStores }) => openTabStores(kit, page),
        // The next request, or the first screen that needs them, tries again.
        () => {},
      )
    }),
    inbox,
    clocks: createNetworkClocks(),
    simulated,
    practice,
  }
  return { kit, page }
}
