import type { WalletCard } from "@alidade/core"
import type { ClientOptions } from "@alidade/sandbox/browser"
import { allWallets, moreWalletIds, walletIds } from "@alidade/wallets"
import { moreWallets } from "@alidade/wallets/more"
import { type WalletConnectParameters, walletConnect } from "@alidade/wallets/walletconnect"
import type { Config } from "../../server/config.js"
import { basePath } from "../logic/base-path.js"

/** The simulated wallets of a sandbox. They look only where the sandbox is. */
export function sandboxWallets(options: ClientOptions): WalletCard[] {
  return [
    ...allWallets({ ...options, walletConnect: bridge("sandbox", options.walletConnect) }),
    ...moreWallets(options),
  ]
}

/** The wallets' ids by the names that a configuration uses. */
const ids = { ...walletIds, ...moreWalletIds }

/** The real wallets that the configuration lists, in its order. */
export function liveWallets({
  wallets,
  walletConnectProjectId: projectId,
}: Pick<Config, "wallets" | "walletConnectProjectId">): WalletCard[] {
  const phones = walletConnect(bridge("live", projectId ? { projectId } : {}))
  const cards = [...allWallets(), phones, ...moreWallets()]
  return wallets.flatMap((name) => cards.find(({ productId }) => productId === ids[name]) ?? [])
}

/** The parameters of WalletConnect. Its sessions are stored separately per mode, like the kit's connection. */
function bridge(
  storagePrefix: string,
  parameters: WalletConnectParameters,
): WalletConnectParameters {
  return {
    name: "Alidade",
    description: "Connect a Stellar wallet, sign, and check.",
    // Only a browser knows where the page is.
    get icons() {
      return [new URL(`${basePath}mark.svg`, location.origin).href]
    },
    storagePrefix,
    ...parameters,
  }
}
