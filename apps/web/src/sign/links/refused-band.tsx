import type { ReactElement } from "react"
import { usePage } from "../../page/page.js"
import { say } from "../../texts/en/inbox.js"
import { Button } from "../../ui/button.js"
import { Band } from "../../ui/notice.js"
import { linkReason } from "../fields/link-reason.js"

/** Says why the last item could not be opened. */
export default function RefusedBand({ error }: { error: unknown }): ReactElement {
  const { inbox } = usePage()
  return (
    <Band tone="bad" title={say("refused")}>
      <p>
        <bdi>{linkReason(error)}</bdi>
      </p>
      <p className="actions">
        <Button look="quiet" onClick={inbox.dismiss}>
          {say("dismiss")}
        </Button>
      </p>
    </Band>
  )
}
