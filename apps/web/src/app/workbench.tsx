import "../ui/late-styles.js"
import "../ui/styles/dialogs.css"
import { useKitState } from "@alidade/react"
import { useAccountInfo } from "@alidade/react/account"
import { type ReactElement, type ReactNode, useState, useSyncExternalStore } from "react"
import { flushSync } from "react-dom"
import { FirstStep } from "../account/first-step.js"
import { type NetworkJob, type ThingElsewhere, thingsElsewhere } from "../page/elsewhere.js"
import { useInbox, usePage } from "../page/page.js"
import { formOf, type Job, jobs, usePlace } from "../page/place.js"
import { subjectOf } from "../page/signed-work.js"
import { useTabStores } from "../page/tab-stores.js"
import { Authorization, type AuthorizedCall } from "../sign/authorization.js"
import { ElsewhereNotices } from "../sign/links/elsewhere-notices.js"
import { Message } from "../sign/message.js"
import { useResumeOthers } from "../sign/review/use-resume.js"
import { type BuiltCall, Transaction } from "../sign/transaction.js"
import { say as sayAccount } from "../texts/en/account.js"
import { say as sayOfActivity } from "../texts/en/activity.js"
import { say } from "../texts/en/app.js"
import { say as sayOfWaiting } from "../texts/en/waiting.js"
import { late } from "../ui/loading.js"

const AccountPlace = late(() => import("../account/place.js"))
const Activity = late(() => import("../activity/activity.js"))
const ContractPlace = late(() => import("../sign/calls/contract-place.js"))
const Check = late(() => import("../check/check.js"))
const LinkWaiting = late(() => import("../sign/links/waiting.js"))
const PasskeyPlace = late(() => import("../smart/passkey-place.js"))
const PracticePlace = late(() => import("../practice/practice-place.js"))
const Waiting = late(() => import("../waiting/waiting.js"))

/** What a connected visitor signs and checks. Hidden jobs keep their state. */
export default function Workbench({ address }: { address: string }): ReactElement {
  const passphrase = useKitState((state) => state.selectedNetwork)
  const { place: asked = "transaction", step, go } = usePlace()
  const { inbox, practice } = usePage()
  const place = asked === "practice" && !practice ? "transaction" : asked
  const { reviews, signedWork } = useTabStores()
  useSyncExternalStore(reviews.subscribe, reviews.getState)
  // Remount the jobs for another account, network, or opened item: what they show belongs to one of each.
  const { item: opened, count } = useInbox()
  const item = opened?.network === passphrase ? opened : undefined
  useResumeOthers(address)
  const subject = `${address} ${passphrase} ${count}`
  const [started, setStarted] = useState<string>()
  const [call, setCall] = useState<BuiltCall>()
  const [authorized, setAuthorized] = useState<AuthorizedCall>()
  const { account } = useAccountInfo()
  const hasWork =
    item !== undefined ||
    reviews.get("transaction", address, passphrase) !== undefined ||
    (["transaction", "list"] as const).some(
      (kind) => signedWork.get(kind, subjectOf(address, passphrase)) !== undefined,
    )
  // A form that was started before the account was known stays, and so does the result of what was sent.
  if (hasWork && started !== subject) setStarted(subject)
  const isFirst = account?.exists === false && !hasWork && !formOf(step) && started !== subject
  const elsewhere = (job: NetworkJob) => (): ThingElsewhere[] =>
    thingsElsewhere(job, address, passphrase, { inbox, reviews, signedWork })
  const panels: Readonly<Record<Job, ReactNode>> = {
    transaction: (
      <>
        <ElsewhereNotices read={elsewhere("transaction")} />
        {item?.what === "request" ? (
          <LinkWaiting key={count} item={item} />
        ) : isFirst ? (
          <FirstStep address={address} onImport={() => go("transaction", "import")} />
        ) : (
          <Transaction key={subject} address={address} item={item} call={call} />
        )}
      </>
    ),
    authorization: (
      <>
        <ElsewhereNotices read={elsewhere("authorization")} />
        <Authorization
          key={subject}
          address={address}
          item={item?.what === "authorization" ? item : undefined}
          call={authorized}
        />
      </>
    ),
    message: (
      <>
        <ElsewhereNotices read={elsewhere("message")} />
        <Message
          key={subject}
          address={address}
          item={item?.what === "message" ? item : undefined}
        />
      </>
    ),
    check: <Check />,
  }
  return (
    <>
      {jobs.map((job) => (
        <section
          key={job}
          className="panel"
          id={`panel-${job}`}
          aria-label={say(job)}
          hidden={job !== place}
          onInput={job === "transaction" ? () => setStarted(subject) : undefined}
        >
          {panels[job]}
        </section>
      ))}
      {place === "contract" && (
        <section className="panel" id="panel-contract" aria-label={say("contract")}>
          <ContractPlace
            key={`${address} ${passphrase}`}
            address={address}
            // Its review stands before the place is shown.
            onBuilt={(xdr, contract) => {
              flushSync(() => setCall({ xdr, contract }))
              go("transaction", "review")
            }}
            onAuthorized={(authorization, contract) => {
              flushSync(() => setAuthorized({ authorization, contract }))
              go("authorization", "review")
            }}
          />
        </section>
      )}
      {place === "practice" && practice && (
        <section className="panel">
          <PracticePlace practice={practice} address={address} />
        </section>
      )}
      {place === "passkey" && (
        <section className="panel" id="panel-passkey" aria-label={say("passkey")}>
          <PasskeyPlace />
        </section>
      )}
      {place === "activity" && (
        <section className="panel" id="panel-activity" aria-label={sayOfActivity("all")}>
          <Activity key={`${address} ${passphrase}`} address={address} />
        </section>
      )}
      {place === "waiting" && (
        <section className="panel" aria-label={sayOfWaiting("short")}>
          <h1 className="sr">{sayOfWaiting("short")}</h1>
          <Waiting address={address} />
        </section>
      )}
      {place === "account" && (
        <section className="panel" id="panel-account" aria-label={sayAccount("title")}>
          <h1 className="sr">{sayAccount("title")}</h1>
          <AccountPlace address={address} />
        </section>
      )}
    </>
  )
}
