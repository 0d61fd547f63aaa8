import { walletObstacle } from "@alidade/core"
import {
  ForeignText,
  useAccount,
  useKit,
  useKitState,
  useNetwork,
  useNetworkName,
} from "@alidade/react"
import { lazy, type ReactElement, useSyncExternalStore } from "react"
import { refusedOverHttp } from "../logic/networks/networks.js"
import { usePage } from "../page/page.js"
import { usePlace } from "../page/place.js"
import { say } from "../texts/en/app.js"
import { Button } from "../ui/button.js"
import { Loading } from "../ui/loading.js"
import { Band } from "../ui/notice.js"
import { NewVersion } from "./offline/new-version.js"

const RemovedBand = lazy(() => import("./removed-band.js"))
const WalletBand = lazy(() => import("./wallet-band.js"))

/**
 * A band below the header that says why signing isn't possible; where it is signed, the action bar does. Also, whether there is
 * a newer page.
 */
export function NetworkBand(): ReactElement {
  const kit = useKit()
  const nameNetwork = useNetworkName()
  const { mode, networks } = usePage()
  const { wallet } = useAccount()
  const { expected, actual, setNetwork } = useNetwork()
  const obstacle = useKitState(walletObstacle)
  const { place, step } = usePlace()
  // A message has no review of its own.
  const isInBar = wallet !== undefined && (step === "review" || place === "message")
  const name = wallet?.name ?? say("yourWallet")
  const ours = nameNetwork(expected)
  const able = wallet && kit.capabilities(wallet.id).networks
  const cannotSign = able !== undefined && !able.includes(expected)
  const usable = networks.filter(({ passphrase }) => able?.includes(passphrase))
  /** Moves focus to the content, because the button disappears with its band. */
  const use = (passphrase: string): void => {
    setNetwork(passphrase)
    document.getElementById("main")?.focus({ preventScroll: true })
  }
  // Before a connection, only people who have Freighter may be about to choose it.
  const mayBeFreighter = useKitState(({ allowedWallets }) =>
    wallet
      ? wallet.id === "freighter"
      : allowedWallets.some(({ id, isAvailable }) => id === "freighter" && isAvailable),
  )
  return (
    <div role="status" className="bands">
      {cannotSign && !isInBar && (
        <Band tone="warn" title={say("cannotSign", { wallet: name, network: ours })}>
          {usable.length > 0 && (
            <p className="actions">
              {usable.map(({ passphrase, name: usableName }) => (
                <Button key={passphrase} onClick={() => use(passphrase)}>
                  {say("use", { network: usableName })}
                </Button>
              ))}
            </p>
          )}
        </Band>
      )}
      {/* A wallet that can't sign here also reports another network: show one band for one cause. */}
      {obstacle === "wrong-network" && actual && !cannotSign && !isInBar && (
        <Band
          tone="warn"
          title={say.parts("networksDiffer", {
            wallet: name,
            actual: <ForeignText text={nameNetwork(actual.networkPassphrase)} />,
            expected: ours,
          })}
        >
          <p>{say("networksDifferHint", { wallet: name })}</p>
        </Band>
      )}
      <RemovedNetwork />
      {wallet && obstacle !== undefined && !isInBar && (
        <Loading fallback={null}>
          <WalletBand />
        </Loading>
      )}
      <NewVersion />
      {mode === "live" && mayBeFreighter && refusedOverHttp(expected, location.protocol) && (
        <Band tone="warn" title={say("overHttp")}>
          <p>{say("overHttpHint")}</p>
        </Band>
      )}
    </div>
  )
}

/** Says that the selected network was removed, until that is dismissed. */
function RemovedNetwork(): ReactElement | null {
  const { removed } = usePage().networkList
  const name = useSyncExternalStore(removed.subscribe, removed.getState, removed.getState)
  return name === undefined ? null : (
    <Loading fallback={null}>
      <RemovedBand name={name} onDismiss={() => removed.setState(undefined)} />
    </Loading>
  )
}
