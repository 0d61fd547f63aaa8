import type { SignaturePlace } from "@alidade/core/entries"
import type { ReactElement, ReactNode } from "react"
import { Address } from "../../page/address.js"
import { say } from "../../texts/en/entries.js"
import { CheckList } from "../../ui/check-list.js"

/** The places for signatures in an entry: whose each is, and what it holds. */
export function SignaturePlaces({ places }: { places: readonly SignaturePlace[] }): ReactElement {
  return (
    <div className="stack">
      <p className="label">{say("signatures")}</p>
      <CheckList
        items={places.map((place, index) => [
          `${index}`,
          place.state === "valid" || place.state === "unknown",
          <>
            {nameOf(places, index)}
            <br />
            <span className="hint">{stateOf(place)}</span>
          </>,
        ])}
      />
    </div>
  )
}

function nameOf(places: readonly SignaturePlace[], index: number): ReactNode {
  const { address, depth } = places[index]!
  const shown = { address: <Address value={address} /> }
  if (depth === 0) return say.parts("authorizes", shown)
  const parent = places.slice(0, index).findLast((place) => place.depth === depth - 1)
  return say.parts("delegateOf", { ...shown, parent: <Address value={parent?.address ?? ""} /> })
}

function stateOf({ state, signers }: SignaturePlace): ReactNode {
  if (state === "missing" || state === "unknown") return say(state)
  return say.parts(state, { signers: <bdi dir="ltr">{signers.join(", ")}</bdi> })
}
