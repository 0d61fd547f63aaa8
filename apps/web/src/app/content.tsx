import { useKitState } from "@alidade/react"
import { lazy, type ReactElement } from "react"
import { useInbox } from "../page/page.js"
import { usePageTab } from "../page/page-tab.js"
import { Refused } from "../sign/links/refused.js"
import { say } from "../texts/en/app.js"
import { Loading } from "../ui/loading.js"
import { PreviousConnection } from "./previous-connection.js"
import { Welcome } from "./welcome.js"

const Check = lazy(() => import("../check/check.js"))
const Waiting = lazy(() => import("../sign/links/waiting.js"))
const Workbench = lazy(() => import("./workbench.js"))

/**
 * The main content: the welcome page, an item that waits for a wallet, or the workbench once an account is connected.
 */
export function Content(): ReactElement {
  const address = useKitState((state) => state.activeAddress)
  const [tab] = usePageTab()
  const { item, count } = useInbox()
  return (
    <main id="main" className="main" tabIndex={-1}>
      <Refused />
      <PreviousConnection />
      {address ? (
        <Loading>
          <Workbench address={address} />
        </Loading>
      ) : tab === "check" ? (
        <section className="panel" aria-labelledby="check">
          <h1 id="check" className="title">
            {say("checkTitle")}
          </h1>
          <Loading>
            <Check />
          </Loading>
          <p>
            <a href="#start">{say("back")}</a>
          </p>
        </section>
      ) : item && item.what !== "proof" ? (
        <Loading>
          <Waiting key={count} item={item} />
        </Loading>
      ) : (
        <Welcome />
      )}
    </main>
  )
}
