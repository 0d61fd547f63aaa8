import { shortAddress } from "@alidade/react"
import type { ReactElement } from "react"
import type { Parties, Party } from "../logic/parties/parties.js"
import { say } from "../texts/en/parties.js"
import { useParty } from "./parties.js"

/** The visitor's name for an address, or the short address. One that looks like a known one is red, and says so. */
export function PartyName({ address }: { address: string }): ReactElement {
  const { name, looksLike } = useParty(address)
  if (name !== undefined) return <bdi>{name}</bdi>
  const short = <bdi dir="ltr">{shortAddress(address)}</bdi>
  if (!looksLike) return short
  return (
    <span className="deceptive">
      {short} ({likeness(looksLike)})
    </span>
  )
}

/** The same as text. */
export function partyText(address: string, parties: Parties): string {
  const { name, looksLike } = parties(address)
  if (name !== undefined) return name
  const short = shortAddress(address)
  return looksLike ? `${short} (${likeness(looksLike)})` : short
}

function likeness({ name }: NonNullable<Party["looksLike"]>): string {
  return name === undefined ? say("looksLikeKnown") : say("looksLike", { name })
}
