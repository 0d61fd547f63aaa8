import type { ReactElement } from "react"
import type { Shown } from "../../logic/effects/statement.js"
import { say } from "../../texts/en/effects.js"
import { ShownView } from "./statement-view.js"

/** More lines than these are behind a summary with their number. */
const SHOWN = 5

/** Statements or values, each on a line. Of a long list, the rest unfolds. */
export function Lines({ lines }: { lines: readonly Shown[] }): ReactElement {
  const isLong = lines.length > SHOWN + 1
  const rest = isLong ? lines.slice(SHOWN) : []
  return (
    <>
      {paragraphs(isLong ? lines.slice(0, SHOWN) : lines)}
      {rest.length > 0 && (
        <details className="more">
          <summary>{say("fold", { count: rest.length })}</summary>
          {paragraphs(rest)}
        </details>
      )}
    </>
  )
}

function paragraphs(lines: readonly Shown[]): ReactElement[] {
  return lines.map((line, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a list keep their order, and can be equal
    <p key={at}>
      <ShownView shown={line} />
    </p>
  ))
}
