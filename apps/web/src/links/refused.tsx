import type { ReactElement } from "react"
import { useInbox, usePage } from "../app/page.js"
import { Button } from "../parts/button.js"
import { Band } from "../parts/notice.js"
import { Reason } from "../parts/reason.js"
import { say } from "../texts/en/inbox.js"

/** Says why the last item could not be opened. Renders nothing otherwise. */
export function Refused(): ReactElement {
  const { inbox } = usePage()
  const { refused } = useInbox()
  return (
    <div role="alert">
      {refused && (
        <Band tone="bad" title={say("refused")}>
          <p>
            <Reason text={refused} />
          </p>
          <p className="actions">
            <Button look="quiet" onClick={inbox.clear}>
              {say("dismiss")}
            </Button>
          </p>
        </Band>
      )}
    </div>
  )
}
