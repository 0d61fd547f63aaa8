import { AuthEntryPreview, useKitState } from "@alidade/react"
import type { ReactElement } from "react"
import type { PreparedTransfer } from "../../logic/sign/prepared-transfer.js"
import { Address } from "../../page/address.js"
import { say } from "../../texts/en/contract.js"
import { Fact } from "../../ui/fact.js"
import { formatStroops } from "../../ui/format-stroops.js"
import { Effects } from "../effects/effects.js"

/** A contract call, decoded from what the wallet will sign, and who submits it and pays the fee. */
export function TransferReview({ transfer }: { transfer: PreparedTransfer }): ReactElement {
  const { payload, sponsored, fee } = transfer
  const address = useKitState((state) => state.activeAddress)
  return (
    <div className="stack">
      {address !== undefined && (
        <Effects request={sponsored ? { preimage: payload } : { xdr: payload }} address={address}>
          {sponsored && <AuthEntryPreview preimage={payload} />}
        </Effects>
      )}
      <dl className="facts">
        <Fact name={say("authorized")}>{say(sponsored ? "separately" : "withTransaction")}</Fact>
        {sponsored && (
          <Fact name={say("sentBy")}>
            {say.parts("sponsor", {
              address: <Address value={sponsored.sponsor} />,
              fee: formatStroops(BigInt(fee)),
            })}
          </Fact>
        )}
      </dl>
    </div>
  )
}
