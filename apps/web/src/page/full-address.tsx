import type { ReactElement } from "react"
import { say } from "../texts/en/parties.js"
import { useParty } from "./parties.js"
import { PlainAddress } from "./plain-address.js"

/** A full address. One that looks like a known one is red, and says so. */
export function FullAddress({ value }: { value: string }): ReactElement {
  const { looksLike } = useParty(value)
  if (!looksLike) return <PlainAddress value={value} />
  const { name } = looksLike
  return (
    <span className="deceptive">
      <PlainAddress value={value} />
      <b>
        {" "}
        (
        {name === undefined
          ? say("looksLikeKnown")
          : say.parts("looksLike", { name: <bdi>{name}</bdi> })}
        )
      </b>
    </span>
  )
}
