import "../../ui/late-styles.js"
import "../../ui/styles/dialogs.css"
import { TransactionPreview, useKitState } from "@alidade/react"
import type { ReactElement } from "react"
import type { RequestedPayment, StellarLink } from "../../logic/links/stellar-link.js"
import { readinessOf } from "../../logic/signatures/readiness.js"
import { openedElsewhere } from "../../page/elsewhere.js"
import type { InboxItem } from "../../page/inbox.js"
import { usePage, usePageNetwork } from "../../page/page.js"
import { PartyName } from "../../page/party-name.js"
import { useKeepWaiting } from "../../page/use-keep-waiting.js"
import { say as sayOfFirst } from "../../texts/en/first.js"
import { say } from "../../texts/en/links.js"
import { ActionBar } from "../../ui/action-bar.js"
import { Button } from "../../ui/button.js"
import { ConnectWallet } from "../../ui/connect-wallet.js"
import { late } from "../../ui/loading.js"
import { type MenuItem, MoreMenu } from "../../ui/more-menu.js"
import { Notice } from "../../ui/notice.js"
import { useArrival } from "../../ui/use-arrival.js"
import { SignatureStatusView, useSignatureStatus } from "../signatures/signature-status.js"
import { ElsewhereNotices } from "./elsewhere-notices.js"
import { LinkDetailsView } from "./link-details-view.js"
import { amountOf, RequestedPaymentView } from "./requested-payment-view.js"
import { useOrigin } from "./use-origin.js"

const FillForm = late(() => import("./fill-form.js"))

/** Shows an opened item until a wallet is connected. On another network than its own, only that it is there. */
export default function Waiting({ item }: { item: InboxItem }): ReactElement {
  const { inbox } = usePage()
  const { passphrase } = usePageNetwork()
  return item.network === passphrase ? (
    <WaitingHere item={item} network={passphrase} />
  ) : (
    <section className="panel">
      <ElsewhereNotices read={() => openedElsewhere(item, inbox)} />
      <div className="actions">
        <ConnectWallet />
      </div>
    </section>
  )
}

function WaitingHere({ item, network }: { item: InboxItem; network: string }): ReactElement {
  const { inbox } = usePage()
  const { problem, ask, isAsking } = useOrigin(item)
  const heading = useArrival<HTMLHeadingElement>(true, problem)
  const link = item.what === "request" ? item.link : item
  const xdr = link.what === "transaction" ? link.xdr : undefined
  const replacements = link.what === "transaction" && "replacements" in link && link.replacements
  const address = useKitState((state) => state.activeAddress)
  const signatureStatus = useSignatureStatus(replacements ? undefined : xdr).data
  const { complete } = readinessOf(signatureStatus, "")
  useKeepWaiting({
    xdr: item.what === "transaction" ? xdr : undefined,
    signatureStatus,
    isGiven: true,
    said: item.what === "transaction" ? item.details?.msg : undefined,
  })
  const details = "details" in link ? link.details : undefined
  const discard: MenuItem = [say("discard"), inbox.discard]
  if (problem) {
    return (
      <section className="panel" aria-labelledby="waiting-title">
        <h1 id="waiting-title" className="title" ref={heading} tabIndex={-1}>
          {say("stopped")}
        </h1>
        <Notice tone="bad" title={say(problem)}>
          <p>{say("stoppedHint")}</p>
        </Notice>
        <ActionBar request={say("nothingOpened")}>
          <Button look="primary" onClick={inbox.discard}>
            {say("discard")}
          </Button>
        </ActionBar>
      </section>
    )
  }
  return (
    <section className="panel" aria-labelledby="waiting-title">
      <h1 id="waiting-title" className="work-title" ref={heading} tabIndex={-1}>
        {link.what === "payment" ? <PayTitle payment={link.payment} /> : titleOf(link, complete)}
      </h1>
      {link.what === "payment" && <RequestedPaymentView payment={link.payment} network={network} />}
      {xdr !== undefined && <TransactionPreview xdr={xdr} networkPassphrase={network} />}
      {details && (
        <LinkDetailsView
          details={details}
          pubkey={link.what === "transaction" ? link.pubkey : undefined}
        />
      )}
      {!ask && !address && (
        <p className="hint">
          {link.what === "payment" && say("nothingPaid")}{" "}
          <a href="#no-wallet">{sayOfFirst("noWallet")}</a>
        </p>
      )}
      {xdr !== undefined && !replacements && (
        <SignatureStatusView signatureStatus={signatureStatus} />
      )}
      {details && replacements && !ask && address && xdr !== undefined ? (
        <>
          <p className="actions">
            <Button onClick={inbox.discard}>{say("discard")}</Button>
          </p>
          <FillForm
            address={address}
            xdr={xdr}
            replacements={replacements}
            onFilled={(filled) =>
              inbox.open({ what: "transaction", xdr: filled, details, network })
            }
          />
        </>
      ) : (
        <ActionBar
          request={
            link.what === "payment"
              ? (amountOf(link.payment) ?? say("anyAmount"))
              : titleOf(link, complete)
          }
          others={<MoreMenu items={[discard]} />}
        >
          {ask ? (
            <Button look="primary" aria-busy={isAsking} onClick={ask}>
              {say("checkSender")}
            </Button>
          ) : (
            <ConnectWallet />
          )}
        </ActionBar>
      )}
    </section>
  )
}

function titleOf(item: InboxItem | StellarLink, isComplete: boolean): string {
  if (item.what !== "transaction") return say("connectFirst")
  return say(isComplete ? "ready" : "transactionWaits")
}

function PayTitle({ payment }: { payment: RequestedPayment }): ReactElement {
  const party = (
    <b>
      <PartyName address={payment.destination} />
    </b>
  )
  const amount = amountOf(payment)
  return (
    <>
      {amount === undefined
        ? say.parts("payTo", { party })
        : say.parts("payAmountTo", { party, amount: <b className="amount">{amount}</b> })}
    </>
  )
}
