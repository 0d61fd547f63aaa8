import {
  english,
  fill,
  partsOf,
  recipientOf,
  type Sentence as SentenceOf,
  type Value,
} from "@alidade/core/describe"
import { previewEnglish } from "@alidade/react"
import { Fragment, type ReactElement } from "react"
import { formatAmount } from "../stellar/amount.js"
import { Address } from "./address.js"
import { momentOf } from "./moment.js"

/** A sentence of a description and, in a row of its own, the whole address of who receives. */
export function Sentence({ sentence }: { sentence: SentenceOf }): ReactElement {
  const recipient = recipientOf(sentence)
  return (
    <>
      <p className="sentence">
        <Told sentence={recipient?.sentence ?? sentence} />
      </p>
      {recipient && (
        <dl className="facts">
          <div>
            <dt>{previewEnglish.previewTo}</dt>
            <dd>
              <Address value={recipient.address} />
            </dd>
          </div>
        </dl>
      )}
    </>
  )
}

/** A sentence of a description, its addresses and amounts set in their own type. */
export function Told({ sentence }: { sentence: SentenceOf }): ReactElement {
  return <Pieces pieces={partsOf(sentence)} />
}

/** Words, and values between them. */
export function Pieces({ pieces }: { pieces: readonly (string | Value)[] }): ReactElement {
  return (
    <>
      {pieces.map((piece, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence keep their places
        <Fragment key={index}>
          {typeof piece === "string" ? piece : <Shown value={piece} />}
        </Fragment>
      ))}
    </>
  )
}

/** A value of a description. */
export function Shown({ value }: { value: Value }): ReactElement {
  switch (value.type) {
    case "address":
      return <Address value={value.value} />
    case "amount":
    case "asset": {
      const { code, issuer } = value.asset
      if (issuer !== undefined) return <Pieces pieces={issuedBy(value, issuer)} />
      return (
        <bdi dir="ltr" className="amount">
          {value.type === "amount" ? `${formatAmount(value.value)} ${code}` : code}
        </bdi>
      )
    }
    case "number":
      return <bdi dir="ltr">{`${value.about ? "≈" : ""}${formatAmount(value.value)}`}</bdi>
    case "time":
      return <bdi>{momentOf(value.value)}</bdi>
    case "code":
      return (
        <bdi dir="ltr" className="mono">
          {cut(value)}
        </bdi>
      )
    case "text":
      // A stranger's text has its own direction, and keeps it to itself.
      return (
        <>
          “<bdi>{cut(value)}</bdi>”
        </>
      )
    case "sentence":
      return <Told sentence={value.value} />
    case "list": {
      const [first, ...others] = value.values
      return <Pieces pieces={first ? [first, ...others.flatMap((one) => [", ", one])] : []} />
    }
  }
}

type OfAsset = Extract<Value, { type: "amount" | "asset" }>

/** An asset or an amount of it, and who issued it. */
function issuedBy(value: OfAsset, issuer: string): (string | Value)[] {
  return fill(english.issuedBy, {
    asset: { ...value, asset: { code: value.asset.code } },
    issuer: { type: "address", value: issuer },
  })
}

/** A text that may be cut, with how much of it is left out. */
function cut({ value, more }: { value: string; more?: number }): string {
  if (!more) return value
  return english.leftOut.replace("{count}", String(more)).replace("{text}", () => value)
}
