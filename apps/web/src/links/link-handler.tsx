import { type ReactElement, useState } from "react"
import { usePage } from "../app/page.js"
import { Button } from "../parts/button.js"
import { More } from "../parts/more.js"
import { Outcome } from "../parts/outcome.js"
import { handlerAddress } from "./address.js"

/** Offers to register this page for `web+stellar:` links, if the browser supports it. */
export function LinkHandler(): ReactElement | null {
  const { mode } = usePage()
  const [message, setMessage] = useState<string>()
  if (!("registerProtocolHandler" in navigator)) return null

  function register(): void {
    try {
      navigator.registerProtocolHandler("web+stellar", handlerAddress(location.href, mode))
      setMessage("If your browser asks, allow it. You can undo this in its settings.")
    } catch {
      setMessage("Your browser doesn’t let this page open links.")
    }
  }

  return (
    <More summary="Open web+stellar: links with this page">
      {() => (
        <div className="stack">
          <p className="hint">
            Links on other sites that start with web+stellar: will open here. Their content stays in
            your browser; no server receives it.
          </p>
          <Outcome role="status">{message && <p className="hint">{message}</p>}</Outcome>
          <div className="actions">
            <Button onClick={register}>Ask my browser</Button>
          </div>
        </div>
      )}
    </More>
  )
}
