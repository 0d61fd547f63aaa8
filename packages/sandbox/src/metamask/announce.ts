import { announceProvider } from "../wallet/announce-provider.js"
import type { ExtensionContext } from "../wallet/extension-page.js"
import type { WalletModel } from "../wallet/model.js"

const icon =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Cpath d='M1 1h6L4 7z'/%3E%3C/svg%3E"

/** What MetaMask says of itself over EIP-6963 (MM1). */
const infos = {
  metamask: {
    uuid: "6d657461-6d61-4361-8b64-616c69000001",
    name: "MetaMask",
    icon,
    rdns: "io.metamask",
  },
  flask: {
    uuid: "6d657461-6d61-4361-8b64-616c69000002",
    name: "MetaMask Flask",
    icon,
    rdns: "io.metamask.flask",
  },
} as const

/** Announces MetaMask while it is installed (MM1). Returns a function that stops. */
export function announceMetamask(model: WalletModel, context: ExtensionContext): () => void {
  const choose = (): keyof typeof infos | undefined => {
    const { installed, quirks } = model.getState()
    if (!installed) return undefined
    return quirks["MM3-flask"] ? "flask" : "metamask"
  }
  return announceProvider(model, context, choose, infos)
}
