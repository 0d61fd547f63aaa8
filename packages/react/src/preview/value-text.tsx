import { cutText, type Sentence, type Value } from "@alidade/core/describe"
import {
  type Context,
  createContext,
  Fragment,
  type ReactElement,
  useContext,
  useMemo,
} from "react"
import { useKitContext } from "../context/kit-context.js"
import { type PreviewMessages, previewEnglish } from "../messages/preview.js"
import { useAddressName } from "../names/use-address-name.js"
import { addressParts } from "../parts/address.js"
import { ForeignText } from "../parts/foreign-text.js"
import { fillNode } from "../texts/fill.js"
import { formatNumber } from "../texts/numbers.js"
import { formatDistance, formatMoment } from "../texts/times.js"

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
  return <PreviewText text={sentence.key} values={sentence.values} />
}

export function PreviewText({
  text,
  values = {},
}: {
  text: keyof PreviewMessages
  values?: Readonly<Record<string, Value>>
}): ReactElement {
  const nodes: Record<string, ReactElement> = {}
  for (const [name, value] of Object.entries(values)) nodes[name] = <ValueText value={value} />
  return <>{fillNode(usePreviewTexts()[text], nodes)}</>
}

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
        return <PreviewText text="issuedBy" values={values} />
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
      return (
        <bdi>
          {value.from === undefined
            ? (formatMoment(Number(value.value) * 1000, lang) ?? value.value)
            : formatDistance((Number(value.value) - Number(value.from)) * 1000, lang)}
        </bdi>
      )
    case "sentence":
      return <SentenceText sentence={value.value} />
    case "list":
      return (
        <>
          {value.values.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a list keeps its order
            <Fragment key={index}>
              {index > 0 && ", "}
              <ValueText value={item} />
            </Fragment>
          ))}
        </>
      )
    case "code":
      return (
        <bdi dir="ltr" className="alidade-key">
          {cutText(value, texts)}
        </bdi>
      )
    case "text":
      // Foreign text keeps its own direction and is isolated from its surroundings.
      return <>{fillNode(texts.quoted, { text: <bdi>{cutText(value, texts)}</bdi> })}</>
  }
}

/**
 * A full address with emphasized ends. It is never shortened, because attackers can generate look-alikes with the same
 * ends. A link if the app has an explorer for the network. The app's name for it follows.
 */
function Address({ value }: { value: string }): ReactElement {
  const { explorerUrl } = useKitContext()
  const network = useContext(NetworkContext)
  const url = network === undefined ? undefined : explorerUrl?.(value, network)
  const name = useAddressName()(value, network)
  const [head, middle, tail] = addressParts(value)
  const whole = (
    <>
      <b>{head}</b>
      {middle}
      <b>{tail}</b>
    </>
  )
  return (
    <>
      <bdi dir="ltr" className="alidade-whole">
        {url === undefined ? (
          whole
        ) : (
          <a href={url} target="_blank" rel="noopener noreferrer" data-part="explorer-link">
            {whole}
          </a>
        )}
      </bdi>
      {name !== undefined && (
        <span className="alidade-name" data-part="address-name">
          {" ("}
          <ForeignText text={name} />)
        </span>
      )}
    </>
  )
}
