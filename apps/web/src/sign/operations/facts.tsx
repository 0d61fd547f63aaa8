import type { ReactElement } from "react"

/** What a form says of its values, and what is wrong with them together. */
export function Facts(props: {
  warning?: string | undefined
  facts: readonly (string | false | undefined)[]
}): ReactElement {
  const { warning, facts } = props
  return (
    <div className="op-facts" role="status">
      {warning && <p className="warned">{warning}</p>}
      {facts.map(
        (fact) =>
          fact && (
            <p key={fact} className="hint">
              {fact}
            </p>
          ),
      )}
    </div>
  )
}
