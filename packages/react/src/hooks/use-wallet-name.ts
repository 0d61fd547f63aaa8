import type { WalletDescriptor } from "@alidade/core"
import { useCallback } from "react"
import { connectionEnglish } from "../messages/connection.js"
import { useText } from "./use-text.js"

/**
 * Names a connected wallet. Behind a bridge: the name that it gives itself, or the listed one if it is that wallet's
 * app, with the bridge's. `isApp` says whether the connection is the app's; by default the wallet's present way counts.
 */
export function useWalletName(): (wallet: WalletDescriptor, isApp?: boolean) => string {
  const text = useText(connectionEnglish)
  return useCallback(
    ({ name, type, phone }, isApp = phone?.inUse ?? false) => {
      const wallet = phone?.peer ?? (type === "BRIDGE_WALLET" ? undefined : name)
      return phone && isApp && wallet ? text("byBridge", { wallet, bridge: phone.by }) : name
    },
    [text],
  )
}
