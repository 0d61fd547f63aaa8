import type { ReactElement } from "react"
import { useOffline } from "../../page/offline.js"
import { say } from "../../texts/en/app.js"
import { Button } from "../../ui/button.js"
import { Band } from "../../ui/notice.js"

/** A band that offers to reload the page when there is a newer version of it. Renders nothing otherwise. */
export function NewVersion(): ReactElement | null {
  if (useOffline() !== "newer") return null
  return (
    <Band tone="note" title={say("newer")}>
      <p className="actions">
        <Button onClick={() => location.reload()}>{say("reload")}</Button>
      </p>
    </Band>
  )
}
