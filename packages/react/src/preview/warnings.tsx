import type { Warning } from "@alidade/core/describe"
import type { ReactElement } from "react"
import { Icon } from "../icons.js"
import { Told } from "./told.js"

/** What should make one read twice, each with a sign beside its words. */
export function Warnings({ warnings }: { warnings: readonly Warning[] }): ReactElement | null {
  if (warnings.length === 0) return null
  return (
    <ul className="alidade-warnings" data-part="warnings">
      {warnings.map((warning, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a warning may be given twice
        <li key={index} data-level={warning.level} data-warning={warning.key}>
          <Icon name="warning" />
          <span>
            <Told sentence={warning} />
          </span>
        </li>
      ))}
    </ul>
  )
}
