import type { ReactElement } from "react"
import type { Recipient } from "../logic/recipients/recipient.js"
import { PlainAddress } from "../page/plain-address.js"
import { say } from "../texts/en/recipients.js"

/** The full address of a recipient with its ends emphasized, and its memo. */
export function RecipientAddress({ recipient }: { recipient: Recipient }): ReactElement {
  const { address, memo } = recipient
  return (
    <>
      <PlainAddress value={address} />
      {memo && (
        <span className="hint"> {say.parts("memo", { memo: <bdi>{memo.value}</bdi> })}</span>
      )}
    </>
  )
}
