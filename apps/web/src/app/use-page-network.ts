import { networkName } from "@alidade/core"
import { useKitState } from "@alidade/react"
import type { PageNetwork } from "../networks.js"
import { usePage } from "./page.js"

/** The network that the page is set to. */
export function usePageNetwork(): PageNetwork {
  const { networks } = usePage()
  const passphrase = useKitState((state) => state.selectedNetwork)
  const network = networks.find((one) => one.passphrase === passphrase)
  if (!network) throw new Error(`The page has no network ${networkName(passphrase)}.`)
  return network
}
