import { type ReactElement, useState } from "react"
import { handlerAddress } from "../../logic/links/address.js"
import { usePage } from "../../page/page.js"
import { say } from "../../texts/en/links.js"
import { Button } from "../../ui/button.js"
import { More } from "../../ui/more.js"
import { Outcome } from "../../ui/outcome.js"

/** Offers to register this page for `web+stellar:` links, if the browser supports it. */
export function LinkHandler(): ReactElement | null {
  const { mode } = usePage()
  const [outcome, setOutcome] = useState<"asked" | "notAsked">()
  if (!("registerProtocolHandler" in navigator)) return null

  function register(): void {
    try {
      navigator.registerProtocolHandler("web+stellar", handlerAddress(location.href, mode))
      setOutcome("asked")
    } catch {
      setOutcome("notAsked")
    }
  }

  return (
    <More summary={say("open")}>
      {() => (
        <div className="stack">
          <p className="hint">{say("openHint")}</p>
          <Outcome role="status">{outcome && <p className="hint">{say(outcome)}</p>}</Outcome>
          <div className="actions">
            <Button onClick={register}>{say("ask")}</Button>
          </div>
        </div>
      )}
    </More>
  )
}
