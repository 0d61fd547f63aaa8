import { isAddress } from "@alidade/core"
import { useKitState } from "@alidade/react"
import { type ReactElement, useLayoutEffect, useRef } from "react"
import { useInbox, usePage } from "../page/page.js"
import { jobs, usePlace } from "../page/place.js"
import { Refused } from "../sign/links/refused.js"
import { say } from "../texts/en/app.js"
import { late } from "../ui/loading.js"
import { Jobs } from "./jobs.js"
import { Welcome } from "./welcome.js"

const Beside = late(() => import("./beside.js"))
const ContractPlace = late(() => import("../sign/calls/contract-place.js"))
const Check = late(() => import("../check/check.js"))
const LookedAccount = late(() => import("./no-wallet/looked-account.js"))
const NoWallet = late(() => import("./no-wallet/no-wallet.js"))
const PhoneLines = late(() => import("./phone-lines.js"))
const PreviousConnection = late(() => import("./previous-connection.js"))
const Tasks = late(() => import("../practice/tasks.js"))
const Waiting = late(() => import("../sign/links/waiting.js"))
const Workbench = late(() => import("./workbench.js"))

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
          {address && <PhoneLines address={address} />}
          <Jobs />
        </div>
        {practice && address && <Tasks />}
        <Refused />
        {wasConnected && <PreviousConnection />}
        {address ? (
          <>
            {/* The other places have headings of their own. */}
            {jobs.some((job) => job === (place ?? job)) && <h1 className="sr">{say("sign")}</h1>}
            <Workbench address={address} />
          </>
        ) : place === "check" ? (
          <section className="panel" aria-labelledby="check-title">
            <h1 id="check-title" className="sr">
              {say("check")}
            </h1>
            <Check />
          </section>
        ) : place === "contract" ? (
          <section className="panel" aria-label={say("contract")}>
            <ContractPlace />
          </section>
        ) : place === "no-wallet" ? (
          <NoWallet />
        ) : place === "account" && step?.startsWith("G") && isAddress(step) ? (
          <LookedAccount key={step} address={step} />
        ) : item && item.what !== "proof" ? (
          <Waiting key={count} item={item} />
        ) : (
          <Welcome />
        )}
      </main>
      {address && (
        <aside className="beside">
          <Beside address={address} />
        </aside>
      )}
    </div>
  )
}
