import type { Warning } from "@alidade/core/describe"
import type { ReactElement } from "react"
import { Icon } from "../icons.js"
import { Told } from "./told.js"
import { usePreviewTexts } from "./use-preview-texts.js"

/** What should make one read twice, each with a sign beside its words. */
export function Warnings({ warnings }: { warnings: readonly Warning[] }): ReactElement | null {
  const texts = usePreviewTexts()
  if (warnings.length === 0) return null
  return (
    <ul className="alidade-warnings" data-part="warnings" aria-label={texts.previewWarnings}>
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
