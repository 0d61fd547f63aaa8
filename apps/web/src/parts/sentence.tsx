import { Fragment, type ReactElement } from "react"
import type { Part, Sentence as SentenceParts } from "../stellar/words.js"
import { Address } from "./address.js"

/** A sentence about a transaction, its addresses and amounts set in their own type. */
export function Sentence({ parts }: { parts: SentenceParts }): ReactElement {
  return (
    <p className="sentence">
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence keep their places
        <Fragment key={index}>{show(part)}</Fragment>
      ))}
    </p>
  )
}

function show(part: Part): ReactElement | string {
  if (typeof part === "string") return part
  if ("address" in part) return <Address value={part.address} />
  if ("code" in part) return <bdi className="mono">{part.code}</bdi>
  const [code = "", issuer] = part.asset.split(":")
  return (
    <>
      <bdi dir="ltr" className="amount">
        {part.amount} {code}
      </bdi>
      {issuer && (
        <>
          {" of "}
          <Address value={issuer} />
        </>
      )}
    </>
  )
}
