import { type ReactElement, useState } from "react"
import { usePage } from "../app/page.js"
import { Button } from "../parts/button.js"
import { More } from "../parts/more.js"
import { Outcome } from "../parts/outcome.js"
import { say } from "../texts/en/links.js"
import { handlerAddress } from "./address.js"

/** Offers to register this page for `web+stellar:` links, if the browser supports it. */
export function LinkHandler(): ReactElement | null {
  const { mode } = usePage()
  const [message, setMessage] = useState<string>()
  if (!("registerProtocolHandler" in navigator)) return null

  function register(): void {
    try {
      navigator.registerProtocolHandler("web+stellar", handlerAddress(location.href, mode))
      setMessage(say("asked"))
    } catch {
      setMessage(say("notAsked"))
    }
  }

  return (
    <More summary={say("open")}>
      {() => (
        <div className="stack">
          <p className="hint">{say("openHint")}</p>
          <Outcome role="status">{message && <p className="hint">{message}</p>}</Outcome>
          <div className="actions">
            <Button onClick={register}>{say("ask")}</Button>
          </div>
        </div>
      )}
    </More>
  )
}
