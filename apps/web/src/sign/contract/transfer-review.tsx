import { AuthEntryPreview, useKitState } from "@alidade/react"
import type { ReactElement } from "react"
import type { TransferReview as Review } from "../../logic/sign/transfer.js"
import { Address } from "../../page/address.js"
import { say } from "../../texts/en/contract.js"
import { Fact } from "../../ui/fact.js"
import { formatStroops } from "../../ui/format-stroops.js"
import { Effects } from "../effects/effects.js"

/** A contract call, decoded from what the wallet will sign, and who submits it and pays the fee. */
export function TransferReview({ review }: { review: Review }): ReactElement {
  const { payload, sponsor, fee } = review
  const address = useKitState((state) => state.activeAddress)
  return (
    <div className="stack">
      {address !== undefined && (
        <Effects
          request={sponsor === undefined ? { xdr: payload } : { preimage: payload }}
          address={address}
        >
          {sponsor !== undefined && <AuthEntryPreview preimage={payload} />}
        </Effects>
      )}
      <dl className="facts">
        <Fact name={say("authorized")}>
          {sponsor === undefined ? say("withTransaction") : say("separately")}
        </Fact>
        {sponsor !== undefined && (
          <Fact name={say("sentBy")}>
            {say.parts("sponsor", {
              address: <Address value={sponsor} />,
              fee: formatStroops(fee),
            })}
          </Fact>
        )}
      </dl>
    </div>
  )
}
