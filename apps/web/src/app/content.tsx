import { useKitState } from "@alidade/react"
import { lazy, type ReactElement } from "react"
import { Refused } from "../links/refused.js"
import { useInbox } from "../links/use-inbox.js"
import { Loading } from "../parts/loading.js"
import { CheckAlone } from "./check-alone.js"
import { usePageTab } from "./page-tab.js"
import { PreviousConnection } from "./previous-connection.js"
import { Welcome } from "./welcome.js"

const Waiting = lazy(() => import("../links/waiting.js"))
const Workbench = lazy(() => import("./workbench.js"))

/** The page between header and dock: a welcome, what waits for a wallet, or the workbench once there is an account. */
export function Content(): ReactElement {
  const address = useKitState((state) => state.activeAddress)
  const [tab] = usePageTab()
  const { brought, count } = useInbox()
  return (
    <main id="main" className="main" tabIndex={-1}>
      <Refused />
      <PreviousConnection />
      {address ? (
        <Loading>
          <Workbench address={address} />
        </Loading>
      ) : tab === "check" ? (
        <CheckAlone />
      ) : brought ? (
        <Loading>
          <Waiting key={count} brought={brought} />
        </Loading>
      ) : (
        <Welcome />
      )}
    </main>
  )
}
