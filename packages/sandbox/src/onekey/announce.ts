import type { ExtensionContext } from "../wallet/extension-page.js"
import type { WalletModel } from "../wallet/model.js"
import { pageEvents } from "../wallet/page-events.js"
import { runWhile } from "../wallet/run-while.js"
import { failed } from "./errors.js"

/** What OneKey says of itself over EIP-6963 (IN5). */
const info = {
  uuid: "6f6e656b-6579-4061-8964-616465000001",
  name: "MetaMask",
  icon: "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E",
  rdns: "io.metamask",
} as const

/** Its provider for Ethereum, which is not simulated. */
const provider = {
  async request(): Promise<never> {
    const { code, message } = failed("unsupported").error
    throw Object.assign(new Error(message), { code })
  },
}

/**
 * IN5: while the quirk is on, announces OneKey as MetaMask over EIP-6963, at once and whenever a page asks. Returns a
 * function that stops.
 */
export function announceAsMetamask(
  model: WalletModel,
  { extensionPage }: ExtensionContext,
): () => void {
  const target = pageEvents(extensionPage)
  const announce = (): void => {
    const detail = Object.freeze({ info, provider })
    target.dispatchEvent(new CustomEvent("eip6963:announceProvider", { detail }))
  }
  const isOn = (): boolean => {
    const { installed, quirks } = model.getState()
    return installed && quirks["IN5-metamask"] === true
  }
  return runWhile(model, isOn, () => {
    target.addEventListener("eip6963:requestProvider", announce)
    announce()
    return () => target.removeEventListener("eip6963:requestProvider", announce)
  })
}
