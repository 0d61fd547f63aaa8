import { type ReactElement, useState } from "react"
import { Button } from "../parts/button.js"
import { More } from "../parts/more.js"
import { Outcome } from "../parts/outcome.js"
import { handlerAddress } from "./address.js"

/** Offers to register this page for `web+stellar:` links, if the browser supports it. */
export function LinkHandler(): ReactElement | null {
  const [said, setSaid] = useState<string>()
  if (!("registerProtocolHandler" in navigator)) return null

  function register(): void {
    try {
      navigator.registerProtocolHandler("web+stellar", handlerAddress(location.href))
      setSaid("If your browser asks, allow it. You can undo this in its settings.")
    } catch {
      setSaid("Your browser doesn’t let this page open links.")
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
          <Outcome role="status">{said && <p className="hint">{said}</p>}</Outcome>
          <div className="actions">
            <Button onClick={register}>Ask my browser</Button>
          </div>
        </div>
      )}
    </More>
  )
}
