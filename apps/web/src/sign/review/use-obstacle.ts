import { walletObstacle } from "@alidade/core"
import { useAccount, useKit, useKitState, useNetwork } from "@alidade/react"
import { useSyncExternalStore } from "react"
import { type Obstacle, obstacleOf } from "../../logic/sign/obstacle-of.js"
import { usePage } from "../../page/page.js"
import { isOffline } from "../../ui/is-offline.js"

/** What keeps the visitor from signing now. */
export function useObstacle(): Obstacle | undefined {
  const kit = useKit()
  const { wallet } = useAccount()
  const { networks } = usePage()
  const { expected, actual } = useNetwork()
  const reported = useKitState(walletObstacle)
  const isAmbiguous = useKitState(
    (state) => state.status === "connected" && state.lost?.reason?.key === "twoAnswer",
  )
  return obstacleOf({
    reported,
    isAmbiguous,
    expected,
    actual: actual?.networkPassphrase,
    able: wallet && kit.capabilities(wallet.id).networks,
    passphrases: networks.map(({ passphrase }) => passphrase),
    isOffline: useSyncExternalStore(onConnection, isOffline, () => false),
  })
}

function onConnection(listener: () => void): () => void {
  window.addEventListener("online", listener)
  window.addEventListener("offline", listener)
  return () => {
    window.removeEventListener("online", listener)
    window.removeEventListener("offline", listener)
  }
}
