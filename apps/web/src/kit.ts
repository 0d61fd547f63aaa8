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
 * Makes the page's one kit, and what else the page is opened with: called once. In sandbox mode the networks are read
 * from the server, and the simulated wallets stand in the page before the kit looks for any. Throws an `Error` in words
 * when the server offers no sandbox.
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
    // Under the names of the selector, so that the dialogs too say which are the sandbox's.
    networks,
    wallets: walletsOf(installed && { config: sandbox, page: installed.page }, live),
    // The sandbox's accounts are no accounts of the world: what is remembered of the two is kept apart.
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
