import { useAccount, useKitState, useNetwork } from "@alidade/react"
import { type ReactElement, useSyncExternalStore } from "react"
import { refusedOverHttp } from "../logic/networks/networks.js"
import { usePage } from "../page/page.js"
import { usePlace } from "../page/place.js"
import { useObstacle } from "../sign/review/use-obstacle.js"
import { say } from "../texts/en/app.js"
import { late } from "../ui/loading.js"
import { Band } from "../ui/notice.js"
import { NewVersion } from "./offline/new-version.js"

const ObstacleBand = late(() => import("./obstacle-band.js"))
const RemovedBand = late(() => import("./removed-band.js"))

/**
 * A band below the header that says why signing isn't possible; where it is signed, the action bar does. Also, whether there is
 * a newer page.
 */
export function NetworkBand(): ReactElement {
  const { mode } = usePage()
  const { wallet } = useAccount()
  const { expected } = useNetwork()
  const obstacle = useObstacle()
  const { place, step } = usePlace()
  // A message has no review of its own.
  const isInBar = step === "review" || place === "message"
  // Before a connection, only people who have Freighter may be about to choose it.
  const mayBeFreighter = useKitState(({ allowedWallets }) =>
    wallet
      ? wallet.id === "freighter"
      : allowedWallets.some(({ id, isAvailable }) => id === "freighter" && isAvailable),
  )
  return (
    <div role="status" className="bands">
      {wallet && obstacle && obstacle.kind !== "offline" && !isInBar && (
        <ObstacleBand obstacle={obstacle} />
      )}
      <RemovedNetwork />
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
    <RemovedBand name={name} onDismiss={() => removed.setState(undefined)} />
  )
}
