import { useCopy } from "@alidade/react"
import type { ReactElement } from "react"
import { say } from "../texts/en/parts.js"
import { Button } from "./button.js"

/** The primary button of an action bar that copies a text, and says for three seconds that it did. */
export function CopyAct({ text, children }: { text: string; children: string }): ReactElement {
  const { copy, copied, error } = useCopy()
  return (
    <>
      <span className={error ? "hint" : "sr"} role="status">
        {copied ? say("copied") : error && say("copyFailed")}
      </span>
      <Button look="primary" className="copy" onClick={() => copy(text)}>
        {/* Both texts take up space, so that nothing beside the button moves. */}
        <span data-shown={!copied}>{children}</span>
        <span data-shown={copied} aria-hidden={!copied}>
          {say("copied")}
        </span>
      </Button>
    </>
  )
}
