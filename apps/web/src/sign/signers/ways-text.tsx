import type { ReactElement, ReactNode } from "react"
import { isNobody, type Ways } from "../../logic/signers/who-can.js"
import { PartyName } from "../../page/party-name.js"
import { say } from "../../texts/en/signers.js"
import { pageLanguage } from "../../texts/page-language.js"

/** Who can do something: "A alone, or B and C together". */
export function WaysText({ ways }: { ways: Ways }): ReactElement {
  const { alone, joint } = ways
  if (isNobody(ways)) return <>{say("nobody")}</>
  const parts: ReactNode[] = []
  if (alone.length > 0) {
    parts.push(say.parts("alone", { signers: <Names keys={alone} type="disjunction" /> }))
  }
  if (joint) {
    const isAll = "count" in joint && joint.count === joint.keys.length
    const signers = <Names keys={joint.keys} type="conjunction" />
    parts.push(
      "weight" in joint
        ? say.parts("jointWeight", { signers, weight: joint.weight })
        : say.parts(isAll ? "together" : "anyOf", { signers, count: joint.count }),
    )
  }
  const [first, second] = parts
  return <>{second === undefined ? first : say.parts("orElse", { first, second })}</>
}

/** Names in a list, as the page's language joins them. */
export function Names({
  keys,
  type,
}: {
  keys: readonly string[]
  type: "conjunction" | "disjunction"
}): ReactElement {
  const list = new Intl.ListFormat(pageLanguage().code, { type })
  return (
    <>
      {list.formatToParts(keys).map(({ type: part, value }, at) =>
        part === "element" ? (
          <b key={value}>
            <PartyName address={value} />
          </b>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the texts between the names have no identity
          <span key={at}>{value}</span>
        ),
      )}
    </>
  )
}
