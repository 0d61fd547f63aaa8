import { installSandbox, type Sandbox, type SandboxConfig } from "@alidade/sandbox/browser"

/** The simulated wallets by name. */
export type SimulatedWallets = Sandbox["wallets"]

/** Puts the simulated wallets into the page, on the networks that the sandbox serves. */
export function installWallets(config: SandboxConfig): SimulatedWallets {
  return installSandbox({ config }).wallets
}
