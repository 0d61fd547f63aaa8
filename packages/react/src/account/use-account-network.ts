import type { AccountNetwork } from "@alidade/core/account"
import { useMemo } from "react"
import { useKitState } from "../context/use-kit-state.js"

/** The kit's network with its servers, the same object until one of them changes. */
export function useAccountNetwork(): AccountNetwork {
  const { passphrase, horizonUrl, rpcUrl } = useKitState((state) => ({
    passphrase: state.selectedNetwork,
    horizonUrl: state.horizonUrl,
    rpcUrl: state.rpcUrl,
  }))
  return useMemo(() => ({ passphrase, horizonUrl, rpcUrl }), [passphrase, horizonUrl, rpcUrl])
}
