import { lazy, type ReactElement, Suspense } from "react"

const Check = lazy(() => import("../check/check.js"))

/** Check, for a visitor without a wallet: it needs none. */
export function CheckAlone(): ReactElement {
  return (
    <section className="panel" aria-labelledby="check">
      <h1 id="check" className="title">
        Check a signature
      </h1>
      <Suspense>
        <Check />
      </Suspense>
      <p>
        <a href="#start">Back to the start</a>
      </p>
    </section>
  )
}
