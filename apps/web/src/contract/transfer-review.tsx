import { AuthEntryPreview, TransactionPreview, useKitState } from "@alidade/react"
import type { ReactElement } from "react"
import { Effects } from "../effects/effects.js"
import { Address } from "../parts/address.js"
import { Fact } from "../parts/fact.js"
import { formatAmount, fromStroops } from "../stellar/amount.js"
import { say } from "../texts/en/contract.js"
import type { TransferReview as Review } from "./transfer.js"

/** A contract call, decoded from what the wallet will sign, and who submits it and pays the fee. */
export function TransferReview({ review }: { review: Review }): ReactElement {
  const { payload, sponsor, fee } = review
  const address = useKitState((state) => state.activeAddress)
  return (
    <div className="stack">
      {sponsor === undefined ? (
        <TransactionPreview xdr={payload} />
      ) : (
        <AuthEntryPreview preimage={payload} />
      )}
      {address && (
        <Effects
          request={sponsor === undefined ? { xdr: payload } : { preimage: payload }}
          address={address}
        />
      )}
      <dl className="facts">
        <Fact name={say("authorized")}>
          {sponsor === undefined ? say("withTransaction") : say("separately")}
        </Fact>
        {sponsor !== undefined && (
          <Fact name={say("sentBy")}>
            {say.parts("sponsor", {
              address: <Address value={sponsor} />,
              fee: formatAmount(fromStroops(fee)),
            })}
          </Fact>
        )}
      </dl>
    </div>
  )
}
