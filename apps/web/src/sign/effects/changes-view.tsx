import type { ReactElement } from "react"
import type { Effect } from "../../logic/effects/effect.js"
import type { PlannedChanges } from "../../logic/effects/plan-changes.js"
import { usePageNetwork } from "../../page/page.js"
import { say } from "../../texts/en/effects.js"
import { formatTime } from "../../texts/numbers.js"
import { ChangeList } from "./change-list.js"

export interface ChangesViewProps {
  plan: PlannedChanges
  /** Undefined until it is known, or if it could not be computed. */
  effect: Effect | undefined
  /** When it was computed, in ms since the epoch. Undefined for what has changed, which is no longer expected. */
  at: number | undefined
  isLoading: boolean
  /** Whether only an authorization is signed, without its transaction. */
  isAlone: boolean
  /** The connected account, `G…`. */
  address: string
}

/** What a request is expected to change, and how that is known. */
export default function ChangesView(props: ChangesViewProps): ReactElement {
  const { plan, effect, at, isLoading, isAlone, address } = props
  const { name: network } = usePageNetwork()
  if (plan.neverApplies) return <p>{say("onlyProof")}</p>
  const isApplicable = effect === undefined || effect.obstacles.length === 0
  const isFailing = effect?.accounts.some(({ failures }) => failures.length > 0) ?? false
  const isSimulated = effect?.accounts.some(({ call }) => call) ?? false
  return (
    <>
      {(isFailing || !isApplicable) && <p className="hint">{say("ifApplied")}</p>}
      <ChangeList
        plan={plan}
        accounts={effect?.accounts}
        isLoading={isLoading}
        isApplicable={isApplicable}
        address={address}
      />
      <p className="hint changes-basis" role="status">
        {isLoading
          ? say("reading", { network })
          : effect &&
            at !== undefined &&
            say(isSimulated ? "simulated" : "computed", { network, time: formatTime(at) })}
      </p>
      {isAlone && <p>{say("alone")}</p>}
    </>
  )
}
