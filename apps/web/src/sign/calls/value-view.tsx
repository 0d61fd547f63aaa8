import { isAddress } from "@alidade/core"
import { encodeHex, formatUnits } from "@alidade/core/encoding"
import { ForeignText } from "@alidade/react"
import type { ReactElement } from "react"
import { PartyName } from "../../page/party-name.js"
import { say } from "../../texts/en/calls.js"
import { formatNumber } from "../../texts/numbers.js"

/** A value that a contract returned or reported, as the SDK decodes it by the contract's spec. */
export function ValueView({
  value,
  decimals,
}: {
  value: unknown
  /** Of a token's amount. */
  decimals?: number | undefined
}): ReactElement {
  if (value === null || value === undefined) return <span>{say("nothing")}</span>
  if (typeof value === "bigint" || typeof value === "number") {
    const text = decimals === undefined ? `${value}` : formatUnits(BigInt(value), decimals)
    return <bdi dir="ltr">{formatNumber(text)}</bdi>
  }
  if (typeof value === "boolean") return <span>{say(value ? "yes" : "no")}</span>
  if (typeof value === "string") {
    return isAddress(value) ? <PartyName address={value} /> : <ForeignText text={value} />
  }
  if (value instanceof Uint8Array) {
    return (
      <bdi dir="ltr" className="mono">
        0x{encodeHex(value)}
      </bdi>
    )
  }
  if (Array.isArray(value)) {
    return (
      <ol className="values">
        {value.map((item, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: values have no identity
          <li key={at}>
            <ValueView value={item} />
          </li>
        ))}
      </ol>
    )
  }
  return (
    <dl className="values">
      {Object.entries(value).map(([name, part]) =>
        part === undefined ? null : (
          <div key={name}>
            <dt>
              <ForeignText text={name} />
            </dt>
            <dd>
              <ValueView value={part} />
            </dd>
          </div>
        ),
      )}
    </dl>
  )
}
