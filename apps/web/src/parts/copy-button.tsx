import { useCopy } from "@alidade/react"
import type { ReactElement } from "react"
import { Button } from "./button.js"

/** Props of `CopyButton`. */
export interface CopyButtonProps {
  text: string
  /** What is copied: completes the button's name. */
  what: string
  /** The text on the button. "Copy" by default. */
  label?: string
}

/** Copies a text, and confirms it for three seconds, visibly and to screen readers. */
export function CopyButton({ text, what, label = "Copy" }: CopyButtonProps): ReactElement {
  const { copy, copied, error } = useCopy()
  return (
    <>
      <span className={error ? "hint" : "sr"} role="status">
        {copied ? "Copied!!" : error?.message}
      </span>
      <Button look="quiet" className="copy" aria-label={`Copy ${what}`} onClick={() => copy(text)}>
        {/* Both texts take up space, so that nothing beside the button moves. */}
        <span data-shown={!copied}>{label}</span>
        <span data-shown={copied}>Copied!!</span>
      </Button>
    </>
  )
}
