import type { Warning } from "@alidade/core/describe"
import { type ReactElement, type RefObject, useContext, useEffect, useRef } from "react"
import { AnnounceContext } from "../dialog/announce.js"
import { Icon } from "../parts/icons.js"
import { SentenceText, usePreviewTexts } from "./value-text.js"

/** Warnings, each with an icon. */
export function Warnings({ warnings }: { warnings: readonly Warning[] }): ReactElement | null {
  const texts = usePreviewTexts()
  if (warnings.length === 0) return null
  return (
    <ul className="alidade-warnings" data-part="warnings" aria-label={texts.previewWarnings}>
      {warnings.map((warning, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a warning may occur twice
        <li key={index} data-level={warning.level} data-warning={warning.key}>
          <Icon name="warning" />
          <span>
            <SentenceText sentence={warning} />
          </span>
        </li>
      ))}
    </ul>
  )
}

/** In a dialog, announces all warnings in the element at once, because focus is further down. */
export function useAnnouncedWarnings(): RefObject<HTMLDivElement | null> {
  const announce = useContext(AnnounceContext)
  const { previewWarnings } = usePreviewTexts()
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const warnings = [...element.current!.querySelectorAll("[data-warning]")]
    const texts = warnings.map(({ textContent }) => textContent)
    // An announcement replaces the previous one, even if it is empty.
    return texts.length > 0
      ? announce([`${previewWarnings}:`, ...texts].join(" "), true)
      : undefined
  }, [announce, previewWarnings])
  return element
}
