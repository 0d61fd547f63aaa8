import { createKit, type Kit } from "@alidade/core"
import { liveNetworks } from "../server/live.js"
import { createJournal } from "./activity/journal.js"
import type { Page } from "./app/page.js"
import { savedNetwork, saveNetwork, storageFor } from "./app/preferences.js"
import { tabSlot } from "./app/tab-storage.js"
import { createInbox, followAddress } from "./links/inbox.js"
import { modeOf, type PageNetwork, readLiveConfig, readSandboxConfig } from "./networks.js"
import { createSignedWork } from "./sign/signed-work.js"
import { walletsOf } from "./wallets.js"

/**
 * Creates the page's kit and stores. Call it once. In sandbox mode, it reads the networks from the server, and installs
 * the simulated wallets before the kit looks for any. Throws an `Error` with a readable message if the server has no
 * sandbox.
 */
export async function openPage(): Promise<{ kit: Kit; page: Page }> {
  const mode = modeOf(location.search)
  const sandbox = mode === "sandbox" ? await readSandboxConfig() : undefined
  const live = mode === "live" ? await readLiveConfig() : undefined
  const networks: readonly PageNetwork[] = sandbox?.networks ?? liveNetworks
  const installed = sandbox && (await import("./sandbox/wallets.js")).installWallets(sandbox)
  const simulated = installed?.simulated
  const first = savedNetwork(mode, networks)
  const kit = createKit({
    network: first.passphrase,
    // With their names, so that dialogs also mark the sandbox's networks.
    networks,
    wallets: walletsOf(installed && { config: sandbox, page: installed.page }, live),
    // Separate storage per mode, because the sandbox's accounts are not real.
    storage: storageFor(mode),
    ed25519: () => import("@noble/ed25519"),
  })
  if (simulated) (await import("./sandbox/let-phone-scan.js")).letPhoneScan(kit, simulated)
  kit.subscribe(() => saveNetwork(mode, networks, kit.getState().selectedNetwork))
  const inbox = createInbox(kit, networks)
  await followAddress(inbox)
  const journal = createJournal(kit, tabSlot(mode, "activity"))
  const signedWork = createSignedWork(tabSlot(mode, "signed"))
  return { kit, page: { mode, networks, journal, signedWork, inbox, simulated } }
}
