import type { Kit, WalletCard } from "@alidade/core"
import type { Config } from "../../server/config.js"
import { modeOf, readPageConfig, readSandboxConfig } from "../logic/networks/networks.js"
import { practiceNetwork } from "../logic/networks/practice.js"
import { whenIdle } from "../logic/when-idle.js"
import { followAddress } from "../page/inbox.js"
import type { OpenPage } from "../page/page.js"
import { createPage } from "./create-page.js"
import { liveWallets, sandboxWallets } from "./wallets.js"

/**
 * Opens the page's kit and stores. Call it once. It reads the networks from `config.json`; in sandbox mode from the
 * server, and then it installs the simulated wallets before the kit looks for any. Practice has its own. Throws an `Error` with a readable
 * message if the configuration is wrong, or if there is no sandbox.
 */
export async function openPage(): Promise<{ kit: Kit; page: OpenPage }> {
  const site = await readPageConfig()
  const hasSandbox = site.sandbox === true
  const mode = modeOf(location.search, hasSandbox)
  const sandbox = mode === "sandbox" ? await readSandboxConfig(hasSandbox) : undefined
  const installed =
    sandbox &&
    (await import("../page/simulated-wallets.js")).installWallets(sandbox, sandboxWallets)
  const practice =
    mode === "practice"
      ? await (await import("../practice/open-practice.js")).openPractice()
      : undefined
  const simulated = installed?.simulated
  const config = practice ? onlyPractice(site) : site
  const wallets = practice ? [practice.card] : (installed?.cards ?? liveWallets(config))
  const opened = createPage({ config, mode, wallets, sandbox, simulated, practice })
  const { kit, page } = opened
  if (practice) await practice.connect(kit)
  else whenIdle(() => void listAnnounced(kit, wallets, installed))
  if (simulated) (await import("../sandbox/let-phone-scan.js")).letPhoneScan(kit, simulated)
  await followAddress(page.inbox, mode)
  return opened
}

/** A site's configuration without its networks, and without hosts to ask. */
function onlyPractice({ customNetworks: _, domains: __, ...site }: Config): Config {
  return { ...site, networks: [practiceNetwork] }
}

/** Lists also the wallets that announce themselves on the page. If this can't be loaded, the others work as before. */
async function listAnnounced(
  kit: Kit,
  wallets: readonly WalletCard[],
  where: { page: EventTarget } | undefined,
): Promise<void> {
  const list = await import("../page/wallet-list.js").catch(() => undefined)
  list?.listAnnounced(kit, wallets, where)
}
