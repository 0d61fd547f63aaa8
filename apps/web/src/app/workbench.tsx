import { useKitState } from "@alidade/react"
import { lazy, type ReactElement, useState, useSyncExternalStore } from "react"
import { Account } from "../account/account.js"
import { useLedgerAccount } from "../account/ledger-account.js"
import { Activity } from "../activity/activity.js"
import { type NetworkTab, type ThingElsewhere, thingsElsewhere } from "../page/elsewhere.js"
import { createOpenReviews } from "../page/open-reviews.js"
import { useInbox, usePage } from "../page/page.js"
import { usePageTab } from "../page/page-tab.js"
import { Authorization } from "../sign/authorization.js"
import { ElsewhereNotices } from "../sign/links/elsewhere-notices.js"
import { Message } from "../sign/message.js"
import { ReviewsContext } from "../sign/review/use-flow.js"
import { useResumeOthers } from "../sign/review/use-resume.js"
import { Transaction } from "../sign/transaction.js"
import { say } from "../texts/en/app.js"
import { Loading } from "../ui/loading.js"
import { Tabs } from "./tabs.js"

const Check = lazy(() => import("../check/check.js"))

/** The page of a connected visitor: sign and check, beside it the account, and the activity below that. */
export default function Workbench({ address }: { address: string }): ReactElement {
  const passphrase = useKitState((state) => state.selectedNetwork)
  const [tab = "transaction", go] = usePageTab()
  const { inbox, signedWork } = usePage()
  const [reviews] = useState(createOpenReviews)
  useSyncExternalStore(reviews.subscribe, reviews.getState)
  // Remount the tabs for another account, network, or opened item: what they show belongs to one of each.
  const { item: opened, count } = useInbox()
  const item = opened?.network === passphrase ? opened : undefined
  const isPlaced = useAnsweredOnce()
  useResumeOthers(address)
  const subject = `${address} ${passphrase} ${count}`
  const elsewhere = (tab: NetworkTab) => (): ThingElsewhere[] =>
    thingsElsewhere(tab, address, passphrase, { inbox, reviews, signedWork })
  return (
    <div className="workbench">
      <section className="sign" aria-labelledby="sign">
        <h1 id="sign" className="sr">
          {say("sign")}
        </h1>
        <ReviewsContext value={reviews}>
          <Tabs
            label={say("tabs")}
            selected={tab}
            onSelect={go}
            tabs={[
              [
                "transaction",
                say("transaction"),
                <>
                  <ElsewhereNotices read={elsewhere("transaction")} />
                  <Transaction key={subject} address={address} item={item} />
                </>,
              ],
              [
                "authorization",
                say("authorization"),
                <>
                  <ElsewhereNotices read={elsewhere("authorization")} />
                  <Authorization
                    key={subject}
                    address={address}
                    item={item?.what === "authorization" ? item : undefined}
                  />
                </>,
              ],
              [
                "message",
                say("message"),
                <>
                  <ElsewhereNotices read={elsewhere("message")} />
                  <Message
                    key={subject}
                    address={address}
                    item={item?.what === "message" ? item : undefined}
                  />
                </>,
              ],
              [
                "check",
                say("check"),
                <Loading key="check">
                  <Check />
                </Loading>,
              ],
            ]}
          />
        </ReviewsContext>
      </section>
      <Account address={address} />
      {isPlaced && <Activity />}
    </div>
  )
}

/** Whether the network has answered once, so that the account no longer pushes down what is below it. */
function useAnsweredOnce(): boolean {
  const { data, status } = useLedgerAccount()
  const [answered, setAnswered] = useState(false)
  if (!answered && (data !== undefined || status === "failed")) setAnswered(true)
  return answered
}
