import { lazy, type ReactElement } from "react"
import { Loading } from "../parts/loading.js"

const Check = lazy(() => import("../check/check.js"))

/** Check, for a visitor without a wallet: it needs none. */
export function CheckAlone(): ReactElement {
  return (
    <section className="panel" aria-labelledby="check">
      <h1 id="check" className="title">
        Check a signature
      </h1>
      <Loading>
        <Check />
      </Loading>
      <p>
        <a href="#start">Back to the start</a>
      </p>
    </section>
  )
}
