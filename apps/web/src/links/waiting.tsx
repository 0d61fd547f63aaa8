import { TransactionPreview } from "@alidade/react"
import type { ReactElement } from "react"
import { usePage } from "../app/page.js"
import { Button } from "../parts/button.js"
import { ConnectWallet } from "../parts/connect-wallet.js"
import { useArrival } from "../parts/use-arrival.js"
import { readinessOf } from "../signatures/readiness.js"
import { SignatureStatusView, useSignatureStatus } from "../signatures/signature-status.js"
import { say } from "../texts/en/links.js"
import type { InboxItem } from "./inbox.js"
import { LinkDetailsView } from "./link-details-view.js"

/** Shows an opened item until a wallet is connected. */
export default function Waiting({ item }: { item: InboxItem }): ReactElement {
  const { inbox } = usePage()
  const heading = useArrival<HTMLHeadingElement>()
  const signatureStatus = useSignatureStatus(
    item.what === "transaction" ? item.xdr : undefined,
  ).data
  const { complete } = readinessOf(signatureStatus, "")
  const details = "details" in item ? item.details : undefined
  return (
    <section className="panel" aria-labelledby="waiting">
      <h1 id="waiting" className="title" ref={heading} tabIndex={-1}>
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
          <TransactionPreview xdr={item.xdr} />
          <SignatureStatusView signatureStatus={signatureStatus} />
        </>
      )}
      <div className="actions">
        <ConnectWallet />
        <Button onClick={inbox.clear}>{say("discard")}</Button>
      </div>
    </section>
  )
}
