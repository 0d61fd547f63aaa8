import {
  type ExtensionPage,
  installSandbox,
  privatePage,
  type SandboxConfig,
  type SimulatedWallet,
  type WalletName,
} from "@alidade/sandbox/browser"

/** Where a wallet runs: as an extension, on its own site, as either, on a phone, or on a USB device. */
export type Home = "extension" | "site" | "either" | "phone" | "device"

/** The simulated wallets of the page: the `productId` of the wallet's client, and where it runs. */
const homes: Readonly<Record<WalletName, readonly [id: string, home: Home]>> = {
  freighter: ["freighter", "extension"],
  albedo: ["albedo", "site"],
  xbull: ["xbull", "either"],
  lobstr: ["lobstr", "extension"],
  hana: ["hana", "extension"],
  rabet: ["rabet", "extension"],
  hot: ["hot-wallet", "site"],
  phone: ["wallet_connect", "phone"],
  ledger: ["LEDGER", "device"],
}

/** A simulated wallet of the page. */
export interface PageWallet {
  name: WalletName
  /** The `productId` of the wallet's client. */
  id: string
  home: Home
  wallet: SimulatedWallet
  /** The services between the page and a phone. */
  bridge?: SandboxConfig["walletConnect"]
}

/**
 * Installs the simulated wallets on the sandbox's networks. The kit finds their extensions on the returned page object,
 * so real extensions neither see nor receive their messages.
 */
export function installWallets(config: SandboxConfig): {
  simulated: readonly PageWallet[]
  page: ExtensionPage
} {
  const names = Object.keys(homes) as WalletName[]
  const page = privatePage()
  const { wallets } = installSandbox({ config, wallets: names, page })
  const simulated = names.map((name) => {
    const [id, home] = homes[name]
    const bridge = home === "phone" ? { bridge: config.walletConnect } : {}
    return { name, id, home, wallet: wallets[name], ...bridge }
  })
  return { simulated, page }
}
