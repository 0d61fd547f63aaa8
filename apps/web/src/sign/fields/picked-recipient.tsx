import { shortAddress } from "@alidade/react"
import type { ReactElement } from "react"
import { useParty } from "../../page/parties.js"
import { say } from "../../texts/en/parties.js"
import { AccountMark } from "../../ui/account-mark.js"

/**
 * The recognized recipient, over the field with its address. It gives way while the field has focus. Screen readers have the
 * field itself.
 */
export function PickedRecipient({ address }: { address: string }): ReactElement {
  const { name, standing } = useParty(address)
  const short = (
    <bdi dir="ltr" className="mono">
      {shortAddress(address)}
    </bdi>
  )
  return (
    <div className="picked" aria-hidden="true" data-standing={standing}>
      <AccountMark address={address} />
      <div>
        <p className="party-name">{name === undefined ? short : <bdi>{name}</bdi>}</p>
        <p className="party-sub hint">
          {name !== undefined && short}
          {standing && <span>{say(standing)}</span>}
        </p>
      </div>
    </div>
  )
}
