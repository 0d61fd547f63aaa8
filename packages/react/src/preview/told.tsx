import { fill, partsOf, type Sentence, type Value } from "@alidade/core/describe"
import type { ReactElement } from "react"
import { addressParts } from "../address.js"
import { useKitContext } from "../context/kit-context.js"
import { formatNumber } from "../format.js"
import type { PreviewMessages } from "../messages/preview.js"
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
      {parts.map((part, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence keep their places
        typeof part === "string" ? part : <Shown key={index} value={part} />,
      )}
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
    case "amount":
    case "asset": {
      const { code, issuer } = value.asset
      if (issuer !== undefined) {
        const values: Record<string, Value> = {
          asset: { ...value, asset: { code } },
          issuer: { type: "address", value: issuer },
        }
        return <Pieces parts={fill(texts.issuedBy, values)} />
      }
      return (
        <bdi dir="ltr" className="alidade-amount">
          {value.type === "amount" ? `${formatNumber(value.value, lang)} ${code}` : code}
        </bdi>
      )
    }
    case "number":
      return <bdi dir="ltr">{`${value.about ? "≈" : ""}${formatNumber(value.value, lang)}`}</bdi>
    case "time":
      return <bdi>{momentOf(value.value, lang)}</bdi>
    case "sentence":
      return <Told sentence={value.value} />
    case "list":
      return <Pieces parts={value.values.flatMap((one, index) => (index ? [", ", one] : [one]))} />
    case "code":
      return (
        <bdi dir="ltr" className="alidade-key">
          {cut(value, texts)}
        </bdi>
      )
    case "text": {
      // A stranger's text has its own direction, and keeps it to itself.
      const [before, after] = texts.quoted.split("{text}")
      return (
        <>
          {before}
          <bdi>{cut(value, texts)}</bdi>
          {after}
        </>
      )
    }
  }
}

/** An address in full, its ends emphasised: an address that looks alike can be found for ends alone. */
function Address({ value }: { value: string }): ReactElement {
  const [head, middle, tail] = addressParts(value)
  return (
    <bdi dir="ltr" className="alidade-whole">
      <b>{head}</b>
      {middle}
      <b>{tail}</b>
    </bdi>
  )
}

/** A text that may be cut, with how much of it is left out. */
function cut({ value, more }: { value: string; more?: number }, texts: PreviewMessages): string {
  if (!more) return value
  return texts.leftOut.replace("{count}", String(more)).replace("{text}", () => value)
}

/** Seconds since the epoch as a date and a time, here; what a date cannot hold is told as its number. */
function momentOf(seconds: string, lang: string): string {
  const format = new Intl.DateTimeFormat(lang, {
    dateStyle: "medium",
    timeStyle: "medium",
    numberingSystem: "latn",
  })
  try {
    return format.format(Number(seconds) * 1000)
  } catch {
    return seconds
  }
}
