import type { Warning } from "@alidade/core/describe"
import type { ReactElement } from "react"
import { Icon } from "../parts/icons.js"
import { Told } from "../parts/sentence.js"

/** What should make one read twice before signing. */
export function Warnings({ warnings }: { warnings: readonly Warning[] }): ReactElement[] {
  return warnings.map((warning, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a warning may be given twice
    <p key={index} className="warn" data-level={warning.level}>
      <Icon name="warning" />
      <span>
        <Told sentence={warning} />
      </span>
    </p>
  ))
}
