import type { ReactElement } from "react"
import { Sentence } from "../parts/sentence.js"
import { Tree } from "../parts/tree.js"
import type { DescribedCall } from "../stellar/words.js"

/** What a call takes. */
export interface CallProps {
  call: DescribedCall
  /** Its sentence stands above it already. */
  inner?: boolean
}

/** A contract call as a tree: its arguments, and the calls below it that are authorized with it. */
export function Call({ call, inner = false }: CallProps): ReactElement {
  return (
    <div className="call">
      {!inner && <Sentence parts={call.sentence} />}
      {call.args.length > 0 && (
        <ul className="tree" aria-label="Arguments">
          {call.args.map(({ type, value }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: arguments have no other name than their place
            <li key={index}>
              <span className="name">{type}</span> <Tree value={value} />
            </li>
          ))}
        </ul>
      )}
      {call.calls.map((below, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: calls have no other name than their place
        <Call key={index} call={below} />
      ))}
    </div>
  )
}
