import { isAddress } from "@alidade/core"
import { useKitState } from "@alidade/react"
import { lazy, type ReactElement, useLayoutEffect, useRef } from "react"
import { useInbox, usePage } from "../page/page.js"
import { jobs, usePlace } from "../page/place.js"
import { Refused } from "../sign/links/refused.js"
import { say } from "../texts/en/app.js"
import { Loading } from "../ui/loading.js"
import { Jobs } from "./jobs.js"
import { Welcome } from "./welcome.js"

const Beside = lazy(() => import("./beside.js"))
const ContractPlace = lazy(() => import("../sign/calls/contract-place.js"))
const Check = lazy(() => import("../check/check.js"))
const LookedAccount = lazy(() => import("./no-wallet/looked-account.js"))
const NoWallet = lazy(() => import("./no-wallet/no-wallet.js"))
const PhoneLines = lazy(() => import("./phone-lines.js"))
const PreviousConnection = lazy(() => import("./previous-connection.js"))
const Tasks = lazy(() => import("../practice/tasks.js"))
const Waiting = lazy(() => import("../sign/links/waiting.js"))
const Workbench = lazy(() => import("./workbench.js"))

/**
 * The main content: the welcome page, an item that waits for a wallet, or the workbench once an account is connected, with
 * the account beside it.
 */
export function Content(): ReactElement {
  const address = useKitState((state) => state.activeAddress)
  const wasConnected = useKitState((state) => state.status === "disconnected" && !!state.previous)
  const { place, step } = usePlace()
  const { item, count } = useInbox()
  const { practice } = usePage()
  const shows = `${place} ${address !== undefined}`
  const shown = useRef(shows)
  useLayoutEffect(() => {
    // Another place begins at its top, and so does the workbench, which replaces the welcome. The first place keeps the
    // position that the browser restores.
    if (shown.current !== shows) window.scrollTo(0, 0)
    shown.current = shows
  }, [shows])
  return (
    <div className="work">
      <main id="main" className="task" tabIndex={-1}>
        <div className="phone-top">
          {address && (
            <Loading>
              <PhoneLines address={address} />
            </Loading>
          )}
          <Jobs />
        </div>
        {practice && address && (
          <Loading>
            <Tasks />
          </Loading>
        )}
        <Refused />
        {wasConnected && (
          <Loading>
            <PreviousConnection />
          </Loading>
        )}
        {address ? (
          <>
            {/* The other places have headings of their own. */}
            {jobs.some((job) => job === (place ?? job)) && <h1 className="sr">{say("sign")}</h1>}
            <Loading>
              <Workbench address={address} />
            </Loading>
          </>
        ) : place === "check" ? (
          <section className="panel" aria-labelledby="check-title">
            <h1 id="check-title" className="sr">
              {say("check")}
            </h1>
            <Loading>
              <Check />
            </Loading>
          </section>
        ) : place === "contract" ? (
          <section className="panel" aria-label={say("contract")}>
            <Loading>
              <ContractPlace />
            </Loading>
          </section>
        ) : place === "no-wallet" ? (
          <Loading>
            <NoWallet />
          </Loading>
        ) : place === "account" && step?.startsWith("G") && isAddress(step) ? (
          <Loading>
            <LookedAccount key={step} address={step} />
          </Loading>
        ) : item && item.what !== "proof" ? (
          <Loading>
            <Waiting key={count} item={item} />
          </Loading>
        ) : (
          <Welcome />
        )}
      </main>
      {address && (
        <aside className="beside">
          <Loading>
            <Beside address={address} />
          </Loading>
        </aside>
      )}
    </div>
  )
}
