import {
  type ExtensionPage,
  installSandbox,
  privatePage,
  type SandboxConfig,
  type SimulatedWallet,
  type WalletName,
} from "@alidade/sandbox/browser"

/** Where a wallet lives: in the browser, at a site of its own, in either, on a phone, at the end of a cable. */
export type Home = "extension" | "site" | "either" | "phone" | "device"

/** The wallets that are put into the page: its client's `productId`, and where each lives. */
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
  /** The same as its client's `productId`. */
  id: string
  home: Home
  wallet: SimulatedWallet
  /** What stands between the page and a phone. */
  bridge?: SandboxConfig["walletConnect"]
}

/**
 * Puts the simulated wallets that the page offers into it, on the networks that the sandbox serves. The page is where
 * their extensions are met: real extensions neither see nor hear it.
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
