import { installSandbox, type Sandbox, type SandboxConfig } from "@alidade/sandbox/browser"

/** The simulated wallets of the page, by name. */
export type SimulatedWallets = Sandbox<"freighter">["wallets"]

/** Puts the simulated wallets that the page offers into it, on the networks that the sandbox serves. */
export function installWallets(config: SandboxConfig): SimulatedWallets {
  return installSandbox({ config, wallets: ["freighter"] }).wallets
}
