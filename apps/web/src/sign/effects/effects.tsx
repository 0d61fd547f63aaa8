import type { ReactElement, ReactNode } from "react"
import type { EffectRequest } from "../../logic/effects/expect-effect.js"
import { say } from "../../texts/en/effects.js"
import { late } from "../../ui/loading.js"
import { useExpected } from "./use-expected.js"
import { usePlan } from "./use-plan.js"

const ChangesView = late(() => import("./changes-view.js"))
const AlertsView = late(() => import("./alerts-view.js"))
const RequestWarnings = late(() => import("./request-warnings.js"))
const ReviewFacts = late(() => import("./review-facts.js"))
const Details = late(() => import("./details.js"))

export interface EffectsProps {
  /** What is under review. */
  request: EffectRequest
  /** The connected account, `G…`. */
  address: string
  /** What else is to read before signing, after the changes. */
  children?: ReactNode
}

/**
 * What a request is expected to change on the accounts that it concerns. The rows come from the request, and the numbers
 * from the network, so nothing moves when they arrive. Its code is loaded when it is shown.
 */
export function Effects({ request, address, children }: EffectsProps): ReactElement {
  const plan = usePlan(request, address)
  const expected = useExpected(request, address)
  const effect = expected.data?.effect
  return (
    <>
      <div role="status" className="stack alerts">
        {plan?.described && <RequestWarnings transaction={plan.described} effect={effect} />}
        {expected.status !== "loading" && <AlertsView expected={expected} />}
      </div>
      <section
        className="effects"
        aria-label={say("title")}
        aria-busy={expected.status === "loading"}
      >
        <h3 className="label">{say("title")}</h3>
        {plan && (
          <ChangesView
            plan={plan}
            effect={effect}
            at={expected.data?.at}
            isLoading={expected.status === "loading"}
            isAlone={"preimage" in request}
            address={address}
          />
        )}
      </section>
      {plan?.described && <ReviewFacts transaction={plan.described} />}
      {children}
      {plan && <Details request={request} effect={effect} address={address} />}
    </>
  )
}
