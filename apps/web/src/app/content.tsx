import { useKitState } from "@alidade/react"
import { lazy, type ReactElement, Suspense } from "react"
import { CheckAlone } from "./check-alone.js"
import { usePlace } from "./place.js"
import { Welcome } from "./welcome.js"

const Workbench = lazy(() => import("./workbench.js"))

/** The page between header and dock: a welcome, or the workbench once there is an account. */
export function Content(): ReactElement {
  const address = useKitState((state) => state.activeAddress)
  const [place] = usePlace()
  return (
    <main id="main" className="main" tabIndex={-1}>
      {address ? (
        <Suspense>
          <Workbench address={address} />
        </Suspense>
      ) : place === "check" ? (
        <CheckAlone />
      ) : (
        <Welcome />
      )}
    </main>
  )
}
