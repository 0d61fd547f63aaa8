import { english, type Sentence, type Value } from "@alidade/core/describe"
import { ForeignText } from "@alidade/react"
import { fillNode, formatMoment } from "@alidade/react/texts"
import { Fragment, type ReactElement, type ReactNode } from "react"
import type { Shown, Statement } from "../../logic/effects/statement.js"
import { Address } from "../../page/address.js"
import { say } from "../../texts/en/effects.js"
import { formatNumber } from "../../texts/numbers.js"
import { pageLanguage } from "../../texts/page-language.js"
import { describeCall } from "../../texts/sentences.js"

type Parts = (
  key: keyof typeof say.english,
  values: Readonly<Record<string, ReactNode>>,
) => ReactNode

/** A statement in words. Each value keeps its own type and direction. */
export function StatementView({ said }: { said: Statement }): ReactElement {
  if ("operation" in said) return <OperationView said={said} />
  if ("call" in said) return <By account={said.by}>{describeCall(said.call)}</By>
  const values = Object.entries(said.values).map(([name, value]): [string, ReactNode] => [
    name,
    typeof value === "number" ? value : <ShownView key={name} shown={value} />,
  ])
  // The keys and values come together in data, where the types can't pair them.
  return <>{(say.parts as Parts)(said.statement, Object.fromEntries(values))}</>
}

/** A value, or a statement inside another. */
export function ShownView({ shown }: { shown: Shown }): ReactElement {
  return "type" in shown ? <ValueView value={shown} /> : <StatementView said={shown} />
}

function OperationView({
  said: { operation, details, by },
}: {
  said: Extract<Statement, { operation: Sentence }>
}): ReactElement {
  const sentences = [operation, ...details]
  const words = sentences.map((sentence, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the details of an operation keep their order
    <Fragment key={at}>
      {at > 0 && <br />}
      <SentenceView sentence={sentence} />
    </Fragment>
  ))
  return <By account={by}>{words}</By>
}

/** What an account does, with the account if it is named. */
export function By({
  account,
  children,
}: {
  account: string | undefined
  children: ReactNode
}): ReactElement {
  if (account === undefined) return <>{children}</>
  return (
    <>{say.parts("byAccount", { account: <Address value={account} />, operation: children })}</>
  )
}

export function SentenceView({ sentence: { key, values } }: { sentence: Sentence }): ReactElement {
  const texts = { ...english, ...pageLanguage().components?.messages }
  const nodes: Record<string, ReactElement> = {}
  for (const [name, value] of Object.entries(values)) nodes[name] = <ValueView value={value} />
  return <>{fillNode(texts[key], nodes)}</>
}

function ValueView({ value }: { value: Value }): ReactElement {
  switch (value.type) {
    case "address":
      return <Address value={value.value} />
    case "amount":
    case "asset":
      return <AssetView value={value} />
    case "number":
      return <bdi>{`${value.about ? "≈" : ""}${formatNumber(value.value)}`}</bdi>
    case "time":
      return (
        <bdi>{formatMoment(Number(value.value) * 1000, pageLanguage().code) ?? value.value}</bdi>
      )
    case "sentence":
      return <SentenceView sentence={value.value} />
    case "list":
      return (
        <>
          {value.values.map((item, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a list keeps its order
            <Fragment key={at}>
              {at > 0 && ", "}
              <ValueView value={item} />
            </Fragment>
          ))}
        </>
      )
    case "code":
      return (
        <bdi dir="ltr" className="address">
          {value.value}
        </bdi>
      )
    case "text":
      return <Quoted text={value.value} />
  }
}

/** A text is quoted, so that it can't be taken for the page's own. It was made visible before. */
function Quoted({ text }: { text: string }): ReactElement {
  const { quoted } = { ...english, ...pageLanguage().components?.messages }
  return <>{fillNode(quoted, { text: <bdi>{text}</bdi> })}</>
}

function AssetView({ value }: { value: Value & { type: "amount" | "asset" } }): ReactElement {
  const { code, issuer } = value.asset
  if (issuer !== undefined) {
    const asset = { ...value, asset: { code } }
    return (
      <SentenceView
        sentence={{
          key: "issuedBy",
          values: { asset, issuer: { type: "address", value: issuer } },
        }}
      />
    )
  }
  return (
    <bdi className="amount">
      {value.type === "amount" && `${formatNumber(value.value)} `}
      <ForeignText text={code} />
    </bdi>
  )
}
