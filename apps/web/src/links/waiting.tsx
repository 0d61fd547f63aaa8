import { TransactionPreview } from "@alidade/react"
import type { ReactElement } from "react"
import { usePage } from "../app/page.js"
import { Button } from "../parts/button.js"
import { ConnectWallet } from "../parts/connect-wallet.js"
import { useArrival } from "../parts/use-arrival.js"
import { SignatureStatusView, useSignatureStatus } from "../signatures/signature-status.js"
import type { Brought } from "./inbox.js"
import { LinkRemarks } from "./link-remarks.js"

/** Shows an opened item until a wallet is connected. */
export default function Waiting({ brought }: { brought: Brought }): ReactElement {
  const { inbox } = usePage()
  const heading = useArrival<HTMLHeadingElement>()
  const signatureStatus = useSignatureStatus(
    brought.what === "transaction" ? brought.xdr : undefined,
  ).data
  const remarks = "remarks" in brought ? brought.remarks : undefined
  return (
    <section className="panel" aria-labelledby="waiting">
      <h1 id="waiting" className="title" ref={heading} tabIndex={-1}>
        {brought.what === "transaction"
          ? "A transaction is waiting for your signature"
          : brought.what === "payment"
            ? "A payment is waiting for you"
            : "Connect a wallet to continue"}
      </h1>
      {remarks && (
        <LinkRemarks
          remarks={remarks}
          pubkey={brought.what === "transaction" ? brought.pubkey : undefined}
        />
      )}
      {brought.what === "transaction" && (
        <>
          <TransactionPreview xdr={brought.xdr} />
          <SignatureStatusView signatureStatus={signatureStatus} />
        </>
      )}
      <div className="actions">
        <ConnectWallet />
        <Button onClick={inbox.putAway}>Discard</Button>
      </div>
    </section>
  )
}
