import type { SandboxConfig } from "../config.js"
import { installExtension } from "../wallet/extension.js"
import type { SimulatedWallet } from "../wallet/simulated.js"
import { phoneNetworks } from "./chains.js"
import { type Phone, type PhoneActions, startPhone } from "./phone.js"
import { phoneQuirks } from "./quirks.js"

/** The simulated phone: a wallet as any other, and what its person does with it. */
export interface SimulatedPhone extends SimulatedWallet, PhoneActions {
  /** Everything as at first; its sessions are ended. */
  reset(): Promise<void>
}

/**
 * Puts a simulated phone beside a page: a wallet that speaks WalletConnect over the sandbox's relay. It knows Public
 * and Testnet. What it asks is drawn over the page, in a window that says that it is a phone.
 */
export function installPhone(config: SandboxConfig, page: Window): SimulatedPhone {
  let phone: Phone | undefined
  const wallet = installExtension(page, {
    wallet: "phone",
    productName: "Phone",
    networks: phoneNetworks(config.networks),
    quirks: phoneQuirks,
    scripts: [
      (brain) => {
        phone = startPhone(brain, config)
        return phone.stop
      },
    ],
  })
  const { stop: _, ...actions } = phone!
  return {
    ...wallet,
    ...actions,
    async reset() {
      if (wallet.getState().grants.length > 0)
        for (const { topic } of await actions.sessions()) await actions.disconnectSession(topic)
      await wallet.reset()
    },
  }
}
