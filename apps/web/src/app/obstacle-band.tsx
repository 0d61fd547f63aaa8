import type { ReactElement } from "react"
import type { Obstacle } from "../logic/sign/obstacle-of.js"
import { CureButton } from "../sign/review/cure-button.js"
import { useObstacleWords } from "../sign/review/obstacle-notice.js"
import { Band } from "../ui/notice.js"

/** Says what keeps the connected wallet from signing, and does what helps. */
export default function ObstacleBand({ obstacle }: { obstacle: Obstacle }): ReactElement {
  const [title, hint] = useObstacleWords(obstacle)
  // Here nothing is asked of the wallet.
  const cure = obstacle.kind === "withheld" ? ({ act: "connectAgain" } as const) : obstacle.cure
  return (
    <Band tone="warn" title={title}>
      {hint && <p>{hint}</p>}
      {cure.act !== "ask" && <CureButton cure={cure} look={undefined} />}
    </Band>
  )
}
