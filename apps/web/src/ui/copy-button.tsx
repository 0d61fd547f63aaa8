import { useCopy } from "@alidade/react"
import type { ReactElement } from "react"
import { say } from "../texts/en/parts.js"
import { Button, type ButtonProps } from "./button.js"

export interface CopyButtonProps {
  /** A function is called when the button is pressed. */
  text: string | (() => string)
  /** The button's name, which says what it copies. By default its text. */
  name?: string
  /** The text on the button. "Copy" by default. */
  label?: string
  look?: ButtonProps["look"] | "framed"
}

/** Copies a text, and confirms it for three seconds, visibly and to screen readers. */
export function CopyButton(props: CopyButtonProps): ReactElement {
  const { text, name, label = say("copy"), look = "quiet" } = props
  const { copy, copied, error } = useCopy()
  return (
    <>
      <span className={error ? "hint" : "sr"} role="status">
        {copied ? say("copied") : error && say("copyFailed")}
      </span>
      <Button
        look={look === "framed" ? undefined : look}
        className="copy"
        aria-label={name}
        onClick={() => copy(typeof text === "string" ? text : text())}
      >
        {/* Both texts take up space, so that nothing beside the button moves. */}
        <span data-shown={!copied}>{label}</span>
        <span data-shown={copied} aria-hidden={!copied}>
          {say("copied")}
        </span>
      </Button>
    </>
  )
}
