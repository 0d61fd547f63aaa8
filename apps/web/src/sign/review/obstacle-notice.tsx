import { ForeignText, useAccount, useKitState, useNetwork, useNetworkName } from "@alidade/react"
import type { ReactElement, ReactNode } from "react"
import type { Obstacle } from "../../logic/sign/obstacle-of.js"
import { say as sayOfApp } from "../../texts/en/app.js"
import { say } from "../../texts/en/failures.js"
import { say as sayOfResults } from "../../texts/en/results.js"
import { say as sayOfSigning } from "../../texts/en/sign.js"
import { Notice } from "../../ui/notice.js"
import { Reason } from "../../ui/reason.js"

/** Says what keeps the visitor from signing, and what to do. Place it in the action bar. */
export function ObstacleNotice({ obstacle }: { obstacle: Obstacle | undefined }): ReactElement {
  return <div role="status">{obstacle && <Shown obstacle={obstacle} />}</div>
}

function Shown({ obstacle }: { obstacle: Obstacle }): ReactElement {
  const [title, hint] = useObstacleWords(obstacle)
  return (
    <Notice tone="warn" title={title}>
      {hint && <p>{hint}</p>}
    </Notice>
  )
}

type ObstacleWords = readonly [title: ReactNode, hint?: ReactNode]

/** What keeps the visitor from signing, and what to do, in words. */
export function useObstacleWords(obstacle: Obstacle): ObstacleWords {
  const { wallet } = useAccount()
  const { expected, actual } = useNetwork()
  const nameNetwork = useNetworkName()
  const why = useKitState((state) =>
    state.status === "connected" ? state.lost?.reason : undefined,
  )
  const name = wallet?.name ?? sayOfSigning("theWalletFirst")
  const named = { wallet: name }
  const ours = nameNetwork(expected)
  const network = actual && <ForeignText text={nameNetwork(actual.networkPassphrase)} />
  const canUse = obstacle.cure.act === "useHere"
  const words: Readonly<Record<Obstacle["kind"], ObstacleWords>> = {
    cannotSign: [
      sayOfApp("cannotSign", { ...named, network: ours }),
      say(canUse ? "useOther" : "otherWallet"),
    ],
    otherNetwork: [
      say.parts("onNetwork", { ...named, network }),
      say.parts(canUse ? "useTheirs" : "switchThere", { ...named, network, expected: ours }),
    ],
    locked: [say("locked", named), sayOfApp("lockedHint")],
    lost: [why ? <Reason key="why" said={why} /> : sayOfApp("lost", named)],
    "other-account": [sayOfApp("otherAccount", named), sayOfApp("otherAccountHint")],
    withheld: [sayOfApp("withheld", named), sayOfApp("withheldHint")],
    offline: [sayOfResults("offline"), say("offlineHint")],
  }
  return words[obstacle.kind]
}
