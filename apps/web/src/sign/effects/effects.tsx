import { lazy, type ReactElement, type ReactNode } from "react"
import type { EffectRequest } from "../../logic/effects/expect-effect.js"
import { usePageNetwork } from "../../page/page.js"
import { say } from "../../texts/en/effects.js"
import { Loading } from "../../ui/loading.js"
import { useAsync } from "../../ui/use-async.js"

const EffectView = lazy(() => import("./effect-view.js"))
const ObstaclesView = lazy(() => import("./obstacles-view.js"))

export interface EffectsProps {
  /** What is under review. */
  request: EffectRequest
  /** The connected account, `G…`. */
  address: string
  /** The description of the request. What keeps the network from applying it stands before it, the changes after it. */
  children: ReactNode
}

/**
 * What a request is expected to change on the accounts that it acts for, and on the connected one. Its code is loaded
 * when it is shown.
 */
export function Effects({ request, address, children }: EffectsProps): ReactElement {
  const network = usePageNetwork()
  const payload = "xdr" in request ? request.xdr : request.preimage
  const subject = [network.passphrase, address, payload].join(" ")
  const expected = useAsync(subject, async (signal) => {
    const { expectEffect } = await import("../../logic/effects/expect-effect.js")
    return expectEffect(request, address, network, signal)
  })
  const loading = <p className="hint computing">{say("computing")}</p>
  const obstacles = expected.data?.effect?.obstacles ?? []
  return (
    <>
      <div role="status" className="stack obstacles">
        {obstacles.length > 0 && (
          <Loading>
            <ObstaclesView obstacles={obstacles} />
          </Loading>
        )}
      </div>
      {children}
      <section
        className="stack effects"
        aria-label={say("title")}
        aria-busy={expected.status === "loading"}
      >
        <h2 className="label">{say("title")}</h2>
        <div role="status" className="stack">
          <Loading fallback={loading}>
            {expected.status === "loading" ? (
              loading
            ) : (
              <EffectView
                expected={expected}
                isAlone={"preimage" in request}
                address={address}
                network={network.name}
              />
            )}
          </Loading>
        </div>
      </section>
    </>
  )
}
