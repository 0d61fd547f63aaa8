import { ForeignText } from "@alidade/react"
import type { ReactElement } from "react"
import { say } from "../../texts/en/calls.js"
import { More } from "../../ui/more.js"

/** More characters than a description has. */
const LONGEST = 4000

/** What a contract's spec says of a function: its first paragraph, and the rest on request. */
export function FunctionDoc({ doc }: { doc: string }): ReactElement | null {
  const [first = "", ...rest] = doc.trim().split(/\n\s*\n/)
  if (first === "") return null
  return (
    <>
      <p className="hint">
        <ForeignText text={first.replace(/\s+/g, " ")} max={LONGEST} />
      </p>
      {rest.length > 0 && (
        <More summary={say("moreDoc")}>
          {() => (
            <p className="hint call-doc">
              <ForeignText text={rest.join("\n")} lines max={LONGEST} />
            </p>
          )}
        </More>
      )}
    </>
  )
}
