import type { ReactElement } from "react"
import type { KnownAddress } from "../logic/parties/parties.js"
import { say } from "../texts/en/parties.js"
import { Fact } from "../ui/fact.js"
import { Notice } from "../ui/notice.js"
import { PlainAddress } from "./plain-address.js"

export interface LookAlikeProps {
  address: string
  /** The known address that it looks like. */
  known: KnownAddress
}

/** Warns of an address made to be taken for a known one: shows both. */
export function LookAlike({ address, known }: LookAlikeProps): ReactElement {
  const { name } = known
  const bold = <bdi className="saved-name">{name}</bdi>
  return (
    <Notice
      tone="bad"
      title={name === undefined ? say("notKnown") : say.parts("notNamed", { name: bold })}
    >
      <dl className="facts">
        <Fact name={say("here")}>
          <span className="deceptive">
            <PlainAddress value={address} />
          </span>
        </Fact>
        <Fact name={say("known")}>
          <PlainAddress value={known.address} />
        </Fact>
      </dl>
    </Notice>
  )
}
