import type { SandboxConfig } from "../config.js"
import type { WalletDefinition } from "../wallet/definition.js"
import type { ExtensionContext, ExtensionPage } from "../wallet/extension-page.js"
import { installWallet, type SimulatedWallet } from "../wallet/install-wallet.js"
import { LINK, linkIn } from "./apps.js"
import { type Phone, type PhoneActions, startPhone } from "./phone.js"
import { phone as serverPhone } from "./server-phone.js"

/** The simulated phone: its wallet controls and its phone actions. */
export interface SimulatedPhone extends SimulatedWallet, PhoneActions {
  /** Restores the initial settings, ends all sessions, and clears the faults of the relay and the explorer. */
  reset(): Promise<void>
}

/**
 * Adds a simulated phone to a page: a wallet that uses WalletConnect over the sandbox's relay. It supports Public and
 * Testnet. Its requests appear in a window over the page, which says that it is a phone.
 */
function installPhone(config: SandboxConfig, context: ExtensionContext): SimulatedPhone {
  let phone: Phone | undefined
  const wallet = installWallet(context, {
    ...serverPhone.facts,
    ...serverPhone.model(config),
    scripts: [
      (model, { extensionPage }) => {
        const started = startPhone(model, config)
        phone = started
        const stopLinks = takeLinks(extensionPage, started)
        return () => {
          stopLinks()
          started.stop()
        }
      },
    ],
  })
  const { stop: _, ...actions } = phone!
  return {
    ...wallet,
    ...actions,
    async reset() {
      // First, because a faulty relay cannot end sessions.
      await clearFaults(config.walletConnect)
      if (wallet.getState().grants.length > 0)
        for (const { topic } of await actions.sessions()) await actions.disconnectSession(topic)
      await wallet.reset()
    },
  }
}

/** Opens the links of wallet apps that the page hands over. Returns a function that stops it. */
function takeLinks(page: ExtensionPage, { openLink }: PhoneActions): () => void {
  const onMessage = ({ data }: MessageEvent): void => {
    const link = linkIn(data)
    // An expired code fails here; the page reports the expiry.
    if (link) openLink(link).catch(() => {})
  }
  page.addEventListener("message", onMessage)
  return () => page.removeEventListener("message", onMessage)
}

/** Options of WalletConnect's client: the sandbox's services, without those that it does not have. */
interface BridgeOptions {
  relayUrl: string
  explorerUrl: string
  projectId: string
  /** The sandbox has no verification service. */
  verify: false
  /** The sandbox may have no internet connection. */
  offline: true
  /** Hands an app's link to the simulated phone. */
  openLink(link: string): void
}

/** The phone, which is a wallet of WalletConnect. */
export const phone: WalletDefinition<BridgeOptions, SimulatedPhone> = {
  install: ({ config, ...context }) => installPhone(config, context),
  client: ({ config, page }) => ({
    ...config.walletConnect,
    projectId: "sandbox",
    verify: false,
    offline: true,
    openLink: (link) => page.postMessage({ type: LINK, link }, location.origin),
  }),
}

/** Clears the faults of the relay and the explorer. Does nothing without a server. */
async function clearFaults({
  relayUrl,
  explorerUrl,
}: SandboxConfig["walletConnect"]): Promise<void> {
  const headers = { "content-type": "application/json" }
  const reset = (url: string): Promise<unknown> =>
    fetch(`${url}/reset`, { method: "POST", headers, body: "{}" }).catch(() => {})
  await Promise.all([relayUrl.replace(/^ws/, "http"), explorerUrl].map(reset))
}
