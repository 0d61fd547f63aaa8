import type { WalletCard } from "@alidade/core"
import {
  type ClientOptions,
  installSandbox,
  privatePage,
  type SandboxConfig,
  type SimulatedWallet,
  type WalletHome,
  type WalletName,
} from "@alidade/sandbox/browser"

type PrivatePage = ReturnType<typeof privatePage>

/** A simulated wallet of the page. */
export interface PageWallet {
  name: WalletName
  /** The `productId` of the wallet's client. */
  id: string
  home: WalletHome
  wallet: SimulatedWallet
  /** The services between the page and a phone. */
  bridge?: SandboxConfig["walletConnect"]
}

/**
 * Installs the simulated wallets on the sandbox's networks, and makes cards whose clients find them. Their extensions are
 * on a private page object, so real extensions neither see nor receive their messages.
 */
export function installWallets(
  config: SandboxConfig,
  makeCards: (options: ClientOptions) => readonly WalletCard[],
): { simulated: readonly PageWallet[]; cards: readonly WalletCard[]; page: PrivatePage } {
  const page = privatePage()
  const { wallets, clientOptions } = installSandbox({ config, page })
  const cards = makeCards(clientOptions)
  const simulated = (Object.keys(wallets) as WalletName[]).map((name) => {
    const wallet = wallets[name]
    const { productId: id, home } = wallet
    return { name, id, home, wallet, ...(home === "phone" && { bridge: config.walletConnect }) }
  })
  return { simulated, cards, page }
}
