import type { SandboxConfig } from "../config.js"
import type { ExtensionPlace } from "../wallet/extension-page.js"
import { installWallet, type SimulatedWallet } from "../wallet/install-wallet.js"
import { phoneNetworks } from "./chains.js"
import { type Phone, type PhoneActions, startPhone } from "./phone.js"
import { phoneQuirks } from "./quirks.js"

/** The simulated phone: a wallet as any other, and what its person does with it. */
export interface SimulatedPhone extends SimulatedWallet, PhoneActions {
  /** Everything as at first: its sessions are ended, and what is between the app and it has no fault any more. */
  reset(): Promise<void>
}

/**
 * Puts a simulated phone beside a page: a wallet that speaks WalletConnect over the sandbox's relay. It knows Public
 * and Testnet. What it asks is drawn over the page, in a window that says that it is a phone.
 */
export function installPhone(config: SandboxConfig, place: ExtensionPlace): SimulatedPhone {
  let phone: Phone | undefined
  const wallet = installWallet(place, {
    wallet: "phone",
    productName: "Phone",
    networks: phoneNetworks(config.networks),
    quirks: phoneQuirks,
    scripts: [
      (model) => {
        phone = startPhone(model, config)
        return phone.stop
      },
    ],
  })
  const { stop: _, ...actions } = phone!
  return {
    ...wallet,
    ...actions,
    async reset() {
      // First of all: a relay with a fault lets no session end.
      await mend(config.walletConnect)
      if (wallet.getState().grants.length > 0)
        for (const { topic } of await actions.sessions()) await actions.disconnectSession(topic)
      await wallet.reset()
    },
  }
}

/** Takes the faults of the relay and of the explorer back. Where no server is, there are none. */
async function mend({ relayUrl, explorerUrl }: SandboxConfig["walletConnect"]): Promise<void> {
  const headers = { "content-type": "application/json" }
  const reset = (url: string): Promise<unknown> =>
    fetch(`${url}/reset`, { method: "POST", headers, body: "{}" }).catch(() => {})
  await Promise.all([relayUrl.replace(/^ws/, "http"), explorerUrl].map(reset))
}
