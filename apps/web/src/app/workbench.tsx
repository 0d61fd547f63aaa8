import { useKitState } from "@alidade/react"
import { lazy, type ReactElement, useState } from "react"
import { Account } from "../account/account.js"
import { useLedgerAccount } from "../account/ledger-account.js"
import { Activity } from "../activity/activity.js"
import { Loading } from "../parts/loading.js"
import { Authorization } from "../sign/authorization.js"
import { Message } from "../sign/message.js"
import { Transaction } from "../sign/transaction.js"
import { say } from "../texts/en/app.js"
import { useInbox } from "./page.js"
import { usePageTab } from "./page-tab.js"
import { Tabs } from "./tabs.js"

const Check = lazy(() => import("../check/check.js"))

/** The page of a connected visitor: sign and check, beside it the account, and the activity below that. */
export default function Workbench({ address }: { address: string }): ReactElement {
  const passphrase = useKitState((state) => state.selectedNetwork)
  const [tab = "transaction", go] = usePageTab()
  // Remount the tabs for another account, network, or opened item: drafts belong to one of each.
  const { item, count } = useInbox()
  const isPlaced = useAnsweredOnce()
  const subject = `${address} ${passphrase} ${count}`
  return (
    <div className="workbench">
      <section className="sign" aria-labelledby="sign">
        <h1 id="sign" className="sr">
          {say("sign")}
        </h1>
        <Tabs
          label={say("tabs")}
          selected={tab}
          onSelect={go}
          tabs={[
            [
              "transaction",
              say("transaction"),
              <Transaction key={subject} address={address} item={item} />,
            ],
            [
              "authorization",
              say("authorization"),
              <Authorization
                key={subject}
                address={address}
                item={item?.what === "authorization" ? item : undefined}
              />,
            ],
            [
              "message",
              say("message"),
              <Message
                key={subject}
                address={address}
                item={item?.what === "message" ? item : undefined}
              />,
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
