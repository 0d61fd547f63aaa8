import {
  installSandbox,
  type SandboxConfig,
  type SimulatedWallet,
  type WalletName,
} from "@alidade/sandbox/browser"

/** Where a wallet lives: in the browser, at a site of its own, or in either. */
export type Home = "extension" | "site" | "either"

/** The wallets that are put into the page, and where each lives. */
const homes = {
  freighter: "extension",
  albedo: "site",
  xbull: "either",
  hana: "extension",
  rabet: "extension",
  lobstr: "extension",
} as const satisfies Partial<Record<WalletName, Home>>

/** A simulated wallet of the page. */
export interface PageWallet {
  /** The same as its client's `productId`. */
  id: string
  home: Home
  wallet: SimulatedWallet
}

/** Puts the simulated wallets that the page offers into it, on the networks that the sandbox serves. */
export function installWallets(config: SandboxConfig): readonly PageWallet[] {
  const names = Object.keys(homes) as (keyof typeof homes)[]
  const { wallets } = installSandbox({ config, wallets: names })
  return names.map((id) => ({ id, home: homes[id], wallet: wallets[id] }))
}
