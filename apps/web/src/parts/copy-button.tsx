import { useCopy } from "@alidade/react"
import type { ReactElement } from "react"
import { Button } from "./button.js"

/** What a copy button takes. */
export interface CopyButtonProps {
  text: string
  /** What is copied: completes the button's name. */
  what: string
  /** What stands on it: "Copy" unless told otherwise. */
  label?: string
}

/** Copies a text and says so for three seconds, in place and to screen readers. */
export function CopyButton({ text, what, label = "Copy" }: CopyButtonProps): ReactElement {
  const { copy, copied, error } = useCopy()
  return (
    <>
      <span className={error ? "hint" : "sr"} role="status">
        {copied ? "Copied!!" : error?.message}
      </span>
      <Button look="quiet" className="copy" aria-label={`Copy ${what}`} onClick={() => copy(text)}>
        {/* Both texts hold their place, so that nothing beside the button moves. */}
        <span data-shown={!copied}>{label}</span>
        <span data-shown={copied}>Copied!!</span>
      </Button>
    </>
  )
}
