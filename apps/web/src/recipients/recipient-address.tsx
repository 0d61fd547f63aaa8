import { addressParts } from "@alidade/react"
import type { ReactElement } from "react"
import type { Recipient } from "../logic/recipients/recipient.js"
import { say } from "../texts/en/recipients.js"

/** The full address of a recipient with its ends emphasized, and its memo. */
export function RecipientAddress({ recipient }: { recipient: Recipient }): ReactElement {
  const { address, memo } = recipient
  const [head, middle, tail] = addressParts(address)
  return (
    <>
      <bdi dir="ltr" className="address">
        <b>{head}</b>
        {middle}
        <b>{tail}</b>
      </bdi>
      {memo && (
        <span className="hint"> {say.parts("memo", { memo: <bdi>{memo.value}</bdi> })}</span>
      )}
    </>
  )
}
