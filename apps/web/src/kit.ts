import { createKit, type Kit } from "@alidade/core"
import { createJournal } from "./activity/journal.js"
import { createDrafts } from "./app/drafts.js"
import type { OpenPage } from "./app/page.js"
import { firstOf, savedNetwork, saveNetwork, storageFor } from "./app/preferences.js"
import { tabSlot } from "./app/tab-storage.js"
import { createNetworkList } from "./custom-networks/network-list.js"
import { createInbox, followAddress } from "./links/inbox.js"
import { modeOf, type PageNetwork, readPageConfig, readSandboxConfig } from "./networks.js"
import { createSignedWork } from "./sign/signed-work.js"
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
  const installed = sandbox && (await import("./sandbox/wallets.js")).installWallets(sandbox)
  const simulated = installed?.simulated
  const kit = createKit({
    network: firstOf(listed).passphrase,
    // With their names, so that dialogs also mark the sandbox's networks.
    networks: listed,
    wallets: installed
      ? sandboxWallets({ config: sandbox, page: installed.page })
      : liveWallets(config),
    // Separate storage per mode, because the sandbox's accounts are not real.
    storage: storageFor(mode),
    ed25519: () => import("@noble/ed25519"),
  })
  if (simulated) (await import("./sandbox/let-phone-scan.js")).letPhoneScan(kit, simulated)
  const networkList = createNetworkList(kit, listed, mode)
  kit.setNetwork(savedNetwork(mode, networkList.getState()).passphrase)
  kit.subscribe(() => saveNetwork(mode, networkList.getState(), kit.getState().selectedNetwork))
  const inbox = createInbox(kit, networkList.getState)
  await followAddress(inbox)
  const journal = createJournal(kit, tabSlot(mode, "activity"))
  const signedWork = createSignedWork(tabSlot(mode, "signed"))
  const drafts = createDrafts(tabSlot(mode, "drafts"))
  return {
    kit,
    page: {
      mode,
      hasSandbox,
      networkList,
      customNetworks: config.customNetworks === true,
      journal,
      signedWork,
      drafts,
      inbox,
      simulated,
    },
  }
}
