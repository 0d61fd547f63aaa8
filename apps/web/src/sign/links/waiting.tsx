import "../../ui/late-styles.js"
import "../../ui/styles/dialogs.css"
import { TransactionPreview } from "@alidade/react"
import type { ReactElement } from "react"
import { readinessOf } from "../../logic/signatures/readiness.js"
import { openedElsewhere } from "../../page/elsewhere.js"
import type { InboxItem } from "../../page/inbox.js"
import { usePage, usePageNetwork } from "../../page/page.js"
import { useKeepWaiting } from "../../page/use-keep-waiting.js"
import { say } from "../../texts/en/links.js"
import { Button } from "../../ui/button.js"
import { ConnectWallet } from "../../ui/connect-wallet.js"
import { useArrival } from "../../ui/use-arrival.js"
import { SignatureStatusView, useSignatureStatus } from "../signatures/signature-status.js"
import { ElsewhereNotices } from "./elsewhere-notices.js"
import { LinkDetailsView } from "./link-details-view.js"

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
  const heading = useArrival<HTMLHeadingElement>()
  const signatureStatus = useSignatureStatus(
    item.what === "transaction" ? item.xdr : undefined,
  ).data
  const { complete } = readinessOf(signatureStatus, "")
  useKeepWaiting({
    xdr: item.what === "transaction" ? item.xdr : undefined,
    signatureStatus,
    isGiven: true,
    said: item.what === "transaction" ? item.details?.msg : undefined,
  })
  const details = "details" in item ? item.details : undefined
  return (
    <section className="panel" aria-labelledby="waiting-title">
      <h1 id="waiting-title" className="title" ref={heading} tabIndex={-1}>
        {item.what === "transaction"
          ? complete
            ? say("ready")
            : say("transactionWaits")
          : item.what === "payment"
            ? say("paymentWaits")
            : say("connectFirst")}
      </h1>
      {details && (
        <LinkDetailsView
          details={details}
          pubkey={item.what === "transaction" ? item.pubkey : undefined}
        />
      )}
      {item.what === "transaction" && (
        <>
          <TransactionPreview xdr={item.xdr} networkPassphrase={network} />
          <SignatureStatusView signatureStatus={signatureStatus} />
        </>
      )}
      <div className="actions">
        <ConnectWallet />
        <Button onClick={inbox.discard}>{say("discard")}</Button>
      </div>
    </section>
  )
}
