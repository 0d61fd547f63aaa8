import { useKitState } from "@alidade/react"
import { lazy, type ReactElement } from "react"
import { Account } from "../account/account.js"
import { Activity } from "../activity/activity.js"
import { Loading } from "../parts/loading.js"
import { Authorization } from "../sign/authorization.js"
import { Message } from "../sign/message.js"
import { Transaction } from "../sign/transaction.js"
import { useInbox } from "./page.js"
import { usePageTab } from "./page-tab.js"
import { Tabs } from "./tabs.js"

const Check = lazy(() => import("../check/check.js"))

/** What a connected visitor works with: sign and check, the account beside it, the activity below. */
export default function Workbench({ address }: { address: string }): ReactElement {
  const passphrase = useKitState((state) => state.selectedNetwork)
  const [tab = "transaction", go] = usePageTab()
  // What was begun for one account or network is nothing for another: it starts afresh, as for
  // each thing that is brought.
  const { brought, count } = useInbox()
  const subject = `${address} ${passphrase} ${count}`
  return (
    <div className="workbench">
      <section className="sign" aria-labelledby="sign">
        <h1 id="sign" className="sr">
          Sign
        </h1>
        <Tabs
          label="Sign and check"
          selected={tab}
          onSelect={go}
          tabs={[
            {
              id: "transaction",
              title: "Transaction",
              panel: (
                <Transaction
                  key={subject}
                  address={address}
                  brought={
                    brought?.what === "transaction" ||
                    brought?.what === "payment" ||
                    brought?.what === "signed"
                      ? brought
                      : undefined
                  }
                />
              ),
            },
            {
              id: "authorization",
              title: "Authorization",
              panel: (
                <Authorization
                  key={subject}
                  address={address}
                  brought={brought?.what === "authorization" ? brought : undefined}
                />
              ),
            },
            {
              id: "message",
              title: "Message",
              panel: (
                <Message
                  key={subject}
                  address={address}
                  brought={brought?.what === "message" ? brought : undefined}
                />
              ),
            },
            {
              id: "check",
              title: "Check",
              panel: (
                <Loading>
                  <Check />
                </Loading>
              ),
            },
          ]}
        />
      </section>
      <Account address={address} />
      <Activity />
    </div>
  )
}
