import { announceProvider } from "../wallet/announce-provider.js"
import type { ExtensionContext } from "../wallet/extension-page.js"
import type { WalletModel } from "../wallet/model.js"

/** What OneKey says of itself over EIP-6963 (IN5). */
const infos = {
  onekey: {
    uuid: "6f6e656b-6579-4061-8964-616465000001",
    name: "MetaMask",
    icon: "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E",
    rdns: "io.metamask",
  },
} as const

/** IN5: while the quirk is on, announces OneKey as MetaMask over EIP-6963. Returns a function that stops. */
export function announceAsMetamask(model: WalletModel, context: ExtensionContext): () => void {
  const choose = (): keyof typeof infos | undefined => {
    const { installed, quirks } = model.getState()
    return installed && quirks["IN5-metamask"] ? "onekey" : undefined
  }
  return announceProvider(model, context, choose, infos)
}
