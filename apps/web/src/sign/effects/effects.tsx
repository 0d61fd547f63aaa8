import { lazy, type ReactElement, type ReactNode } from "react"
import type { EffectRequest } from "../../logic/effects/expect-effect.js"
import { say } from "../../texts/en/effects.js"
import { Loading } from "../../ui/loading.js"
import { useExpected } from "./use-expected.js"
import { usePlan } from "./use-plan.js"

const ChangesView = lazy(() => import("./changes-view.js"))
const AlertsView = lazy(() => import("./alerts-view.js"))
const RequestWarnings = lazy(() => import("./request-warnings.js"))
const ReviewFacts = lazy(() => import("./review-facts.js"))
const Details = lazy(() => import("./details.js"))

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
        <Loading>
          {plan?.described && <RequestWarnings transaction={plan.described} effect={effect} />}
          {expected.status !== "loading" && <AlertsView expected={expected} />}
        </Loading>
      </div>
      <section
        className="effects"
        aria-label={say("title")}
        aria-busy={expected.status === "loading"}
      >
        <h3 className="label">{say("title")}</h3>
        <Loading>
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
        </Loading>
      </section>
      <Loading>{plan?.described && <ReviewFacts transaction={plan.described} />}</Loading>
      {children}
      <Loading>{plan && <Details request={request} effect={effect} address={address} />}</Loading>
    </>
  )
}
