import { createKit, type Kit, type WalletCard } from "@alidade/core"
import {
  modeOf,
  type PageNetwork,
  readPageConfig,
  readSandboxConfig,
} from "../logic/networks/networks.js"
import { createNetworkClocks } from "../logic/stellar/network-clock.js"
import { whenIdle } from "../logic/when-idle.js"
import { createDrafts } from "../page/drafts.js"
import { createInbox, followAddress } from "../page/inbox.js"
import { createJournal } from "../page/journal.js"
import { createNetworkList } from "../page/network-list.js"
import type { OpenPage } from "../page/page.js"
import { firstOf, savedNetwork, saveNetwork, storageFor } from "../page/preferences.js"
import { createSignedWork } from "../page/signed-work.js"
import { tabItems } from "../page/tab-items.js"
import { liveWallets, sandboxWallets } from "./wallets.js"

/**
 * Creates the page's kit and stores. Call it once. It reads the networks from `config.json`; in sandbox mode from the
 * server, and then it installs the simulated wallets before the kit looks for any. Throws an `Error` with a readable
 * message if the configuration is wrong, or if there is no sandbox.
 */
export async function openPage(): Promise<{ kit: Kit; page: OpenPage }> {
  const config = await readPageConfig()
  const hasSandbox = config.sandbox === true
  const mode = modeOf(location.search, hasSandbox)
  const sandbox = mode === "sandbox" ? await readSandboxConfig(hasSandbox) : undefined
  const listed: readonly PageNetwork[] = sandbox?.networks ?? config.networks
  const installed =
    sandbox &&
    (await import("../page/simulated-wallets.js")).installWallets(sandbox, sandboxWallets)
  const simulated = installed?.simulated
  const wallets = installed?.cards ?? liveWallets(config)
  const kit = createKit({
    network: firstOf(listed).passphrase,
    // With their names, so that dialogs also mark the sandbox's networks.
    networks: listed,
    wallets,
    // Separate storage per mode, because the sandbox's accounts are not real.
    storage: storageFor(mode),
    ed25519: () => import("@noble/ed25519"),
  })
  whenIdle(() => void listAnnounced(kit, wallets, installed))
  if (simulated) (await import("../sandbox/let-phone-scan.js")).letPhoneScan(kit, simulated)
  const networkList = createNetworkList(kit, listed, mode)
  kit.setNetwork(savedNetwork(mode, networkList.getState()).passphrase)
  const inbox = createInbox(kit, networkList.getState)
  // A link doesn't choose the network of the next visit.
  kit.subscribe(() => saveNetwork(mode, networkList.getState(), inbox.chosenNetwork()))
  await followAddress(inbox)
  const journal = createJournal(kit, tabItems(mode, "activity"))
  const signedWork = createSignedWork(tabItems(mode, "signed"))
  const drafts = createDrafts(tabItems(mode, "drafts"))
  return {
    kit,
    page: {
      mode,
      hasSandbox,
      networkList,
      customNetworks: config.customNetworks === true,
      config,
      sandboxConfig: sandbox,
      journal,
      signedWork,
      drafts,
      inbox,
      clocks: createNetworkClocks(),
      simulated,
    },
  }
}

/** Lists also the wallets that announce themselves on the page. If this can't be loaded, the others work as before. */
async function listAnnounced(
  kit: Kit,
  wallets: readonly WalletCard[],
  where: { page: EventTarget } | undefined,
): Promise<void> {
  const announced = await import("@alidade/wallets/announced").catch(() => undefined)
  announced?.followAnnounced(kit, wallets, where)
}
