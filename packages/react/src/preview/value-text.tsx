import { cutText, fill, partsOf, type Sentence, type Value } from "@alidade/core/describe"
import { type ReactElement, useMemo } from "react"
import { addressParts } from "../address.js"
import { useKitContext } from "../context/kit-context.js"
import { formatNumber } from "../format.js"
import { type PreviewMessages, previewEnglish } from "../messages/preview.js"

/** The texts of the preview: what the provider has of them, else English. */
export function usePreviewTexts(): PreviewMessages {
  const { messages } = useKitContext()
  return useMemo(() => ({ ...previewEnglish, ...messages }), [messages])
}

/** An address, as a value of a text. */
export function addressValue(value: string): Value {
  return { type: "address", value }
}

/** A hash, an id, a ledger's number, as a value of a text. */
export function codeValue(value: string | number): Value {
  return { type: "code", value: String(value) }
}

/** A number that is written as the language does, as a value of a text. */
export function numberValue(value: number): Value {
  return { type: "number", value: String(value) }
}

/** A sentence of a description, each value in its own type and direction. */
export function SentenceText({ sentence }: { sentence: Sentence }): ReactElement {
  return <Pieces parts={partsOf(sentence, usePreviewTexts())} />
}

/** A text of the preview with its values. */
export function PreviewText({
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
        typeof part === "string" ? part : <ValueText key={index} value={part} />,
      )}
    </>
  )
}

/** A value of a description. */
export function ValueText({ value }: { value: Value }): ReactElement {
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
          issuer: addressValue(issuer),
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
      return <SentenceText sentence={value.value} />
    case "list":
      return <Pieces parts={value.values.flatMap((one, index) => (index ? [", ", one] : [one]))} />
    case "code":
      return (
        <bdi dir="ltr" className="alidade-key">
          {cutText(value, texts)}
        </bdi>
      )
    case "text": {
      // A text from outside has its own direction, isolated from its neighbours.
      const [before, after] = texts.quoted.split("{text}")
      return (
        <>
          {before}
          <bdi>{cutText(value, texts)}</bdi>
          {after}
        </>
      )
    }
  }
}

/** A whole address with its ends emphasised. It is whole because look-alikes with the same ends can be computed. */
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

/** Seconds since the epoch as a local date and time, or the number itself where it exceeds what a date can hold. */
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
