import type { ReactElement } from "react"
import type { Statement } from "../../logic/effects/statement.js"
import { say } from "../../texts/en/effects.js"
import { Notice } from "../../ui/notice.js"
import { StatementView } from "./statement-view.js"

/** Why the network won't apply a transaction. */
export default function ObstaclesView({
  obstacles,
}: {
  obstacles: readonly Statement[]
}): ReactElement {
  return (
    <>
      {obstacles.map((reason) => (
        <Notice
          key={JSON.stringify(reason)}
          tone="bad"
          title={say.parts("wontApply", { reason: <StatementView said={reason} /> })}
        />
      ))}
    </>
  )
}
