import { lazy, type ReactElement } from "react"
import { usePageNetwork } from "../app/page.js"
import { Loading } from "../parts/loading.js"
import { useAsync } from "../parts/use-async.js"
import { say } from "../texts/en/effects.js"
import { pageLanguage } from "../texts/page-language.js"
import type { EffectRequest } from "./expect-effect.js"

const EffectView = lazy(() => import("./effect-view.js"))

/** Props of `Effects`. */
export interface EffectsProps {
  /** What is under review. */
  request: EffectRequest
  /** The connected account, `G…`. */
  address: string
}

/** What a request is expected to change on the connected account. Its code is loaded when it is shown. */
export function Effects({ request, address }: EffectsProps): ReactElement {
  const network = usePageNetwork()
  const payload = "xdr" in request ? request.xdr : request.preimage
  // The texts of an effect are in the language of its time.
  const subject = [network.passphrase, address, payload, pageLanguage().code].join(" ")
  const expected = useAsync(subject, async (signal) => {
    const { expectEffect } = await import("./expect-effect.js")
    return expectEffect(request, address, network, signal)
  })
  const loading = <p className="hint computing">{say("computing")}</p>
  return (
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
            <EffectView expected={expected} isAlone={"preimage" in request} />
          )}
        </Loading>
      </div>
    </section>
  )
}
