import { type AssetName, fill, partsOf, type Sentence, type Value } from "@alidade/core/describe"
import { Fragment, type ReactElement, type ReactNode, useState } from "react"
import { shortAddress } from "../address.js"
import { useKitContext } from "../context.js"
import { formatNumber } from "../format.js"
import type { PreviewMessages } from "./messages.js"
import { usePreviewTexts } from "./use-preview-texts.js"

/** A sentence of a description, its values each in its own type and direction. */
export function Told({ sentence }: { sentence: Sentence }): ReactElement {
  return <Pieces parts={partsOf(sentence, usePreviewTexts())} />
}

/** A text of the preview, filled in. */
export function Words({
  text,
  values = {},
}: {
  text: keyof PreviewMessages
  values?: Readonly<Record<string, Value>>
}): ReactElement {
  return <Pieces parts={fill(usePreviewTexts()[text], values)} />
}

function Pieces({ parts }: { parts: readonly (string | Value)[] }): ReactElement {
  return (
    <>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence keep their places
        <Fragment key={index}>{typeof part === "string" ? part : <Shown value={part} />}</Fragment>
      ))}
    </>
  )
}

/** A value of a description. */
export function Shown({ value }: { value: Value }): ReactElement {
  const texts = usePreviewTexts()
  const { lang = "en" } = useKitContext().locale
  switch (value.type) {
    case "address":
      return <Address value={value.value} />
    case "amount": {
      const amount = `${formatNumber(value.value, lang)} ${value.asset.code}`
      return <Issued asset={value.asset}>{amount}</Issued>
    }
    case "asset":
      return <Issued asset={value.asset}>{value.asset.code}</Issued>
    case "number":
      return <bdi dir="ltr">{`${value.about ? "≈" : ""}${formatNumber(value.value, lang)}`}</bdi>
    case "time":
      return <bdi>{momentOf(value.value, lang)}</bdi>
    case "sentence":
      return <Told sentence={value.value} />
    case "list":
      return (
        <>
          {value.values.map((one, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the items of a list keep their places
            <Fragment key={index}>
              {index > 0 && ", "}
              <Shown value={one} />
            </Fragment>
          ))}
        </>
      )
    case "code":
      return (
        <bdi dir="ltr" className="alidade-key">
          <Cut value={value} />
        </bdi>
      )
    case "text":
      // A stranger's text has its own direction, and keeps it to itself.
      return (
        <Filled
          text={texts.quoted}
          values={{
            text: (
              <bdi>
                <Cut value={value} />
              </bdi>
            ),
          }}
        />
      )
  }
}

/** An address, shortened in the middle; a press shows the whole of it, and another shortens it again. */
function Address({ value }: { value: string }): ReactElement {
  const [whole, setWhole] = useState(false)
  return (
    <bdi dir="ltr" className="alidade-address">
      <button type="button" aria-expanded={whole} title={value} onClick={() => setWhole(!whole)}>
        {whole ? value : shortAddress(value)}
      </button>
    </bdi>
  )
}

/** An asset's code or amount, and who issued it. */
function Issued({ asset, children }: { asset: AssetName; children: string }): ReactElement {
  const texts = usePreviewTexts()
  const code = (
    <bdi dir="ltr" className="alidade-amount">
      {children}
    </bdi>
  )
  if (asset.issuer === undefined) return code
  return (
    <Filled
      text={texts.issuedBy}
      values={{ asset: code, issuer: <Address value={asset.issuer} /> }}
    />
  )
}

function Cut({
  value: { value, more },
}: {
  value: { value: string; more?: number }
}): ReactElement {
  const texts = usePreviewTexts()
  return <Filled text={more ? texts.leftOut : "{text}"} values={{ text: value, count: more }} />
}

/** A text with what stands at its `{name}`s. */
function Filled({
  text,
  values,
}: {
  text: string
  values: Readonly<Record<string, ReactNode>>
}): ReactElement {
  return (
    <>
      {text.split(/\{(\w+)\}/).map((piece, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text keep their places
        <Fragment key={index}>{index % 2 ? values[piece] : piece}</Fragment>
      ))}
    </>
  )
}

/** The greatest time that a date can hold, in seconds; what lies beyond is told as its number. */
const LAST = 8_640_000_000_000n

/** Seconds since the epoch as a date and a time, here. */
function momentOf(seconds: string, lang: string): string {
  const exact = BigInt(seconds)
  if (exact > LAST || exact < -LAST) return seconds
  const format = new Intl.DateTimeFormat(lang, {
    dateStyle: "medium",
    timeStyle: "medium",
    numberingSystem: "latn",
  })
  return format.format(Number(exact) * 1000)
}
