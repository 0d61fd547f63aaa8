import { cutText, fill, partsOf, type Sentence, type Value } from "@alidade/core/describe"
import { type Context, createContext, type ReactElement, useContext, useMemo } from "react"
import { addressParts } from "../address.js"
import { useKitContext } from "../context/kit-context.js"
import { formatNumber } from "../format.js"
import { type PreviewMessages, previewEnglish } from "../messages/preview.js"

/** Passphrase of the network of a preview. Undefined if it is unknown. */
export const NetworkContext: Context<string | undefined> = createContext<string | undefined>(
  undefined,
)

/** The preview texts, from the provider or in English. */
export function usePreviewTexts(): PreviewMessages {
  const { messages } = useKitContext()
  return useMemo(() => ({ ...previewEnglish, ...messages }), [messages])
}

/** Wraps an address as a value for a text. */
export function addressValue(value: string): Value {
  return { type: "address", value }
}

/** Wraps a hash, an id or a ledger number as a value for a text. */
export function codeValue(value: string | number): Value {
  return { type: "code", value: String(value) }
}

/** Wraps a number, formatted by language, as a value for a text. */
export function numberValue(value: number): Value {
  return { type: "number", value: String(value) }
}

/** A sentence of a description. Each value keeps its own type and direction. */
export function SentenceText({ sentence }: { sentence: Sentence }): ReactElement {
  return <Pieces parts={partsOf(sentence, usePreviewTexts())} />
}

/** A preview text with its values. */
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
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence keep their order
        typeof part === "string" ? part : <ValueText key={index} value={part} />,
      )}
    </>
  )
}

/** One value of a description. */
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
      return <Pieces parts={value.values.flatMap((val, index) => (index ? [", ", val] : [val]))} />
    case "code":
      return (
        <bdi dir="ltr" className="alidade-key">
          {cutText(value, texts)}
        </bdi>
      )
    case "text": {
      // Foreign text keeps its own direction and is isolated from its surroundings.
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

/**
 * A full address with emphasized ends. It is never shortened, because attackers can generate look-alikes with the same
 * ends. A link if the app has an explorer for the network.
 */
function Address({ value }: { value: string }): ReactElement {
  const { explorerUrl } = useKitContext()
  const network = useContext(NetworkContext)
  const url = network === undefined ? undefined : explorerUrl?.(value, network)
  const [head, middle, tail] = addressParts(value)
  const whole = (
    <>
      <b>{head}</b>
      {middle}
      <b>{tail}</b>
    </>
  )
  return (
    <bdi dir="ltr" className="alidade-whole">
      {url === undefined ? (
        whole
      ) : (
        <a href={url} target="_blank" rel="noopener noreferrer" data-part="explorer-link">
          {whole}
        </a>
      )}
    </bdi>
  )
}

/**
 * Converts seconds since the epoch to a local date and time, or returns the number if it exceeds the range of `Date`.
 */
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
