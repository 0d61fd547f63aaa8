import type { ReactElement } from "react"
import { say } from "../../texts/en/account.js"
import { Button } from "../../ui/button.js"
import { reasonOf } from "../../ui/reason-of.js"

/** Why something couldn't be read from the network, with a button to try again. */
export function NotRead({ error, again }: { error: unknown; again: () => void }): ReactElement {
  return (
    <p className="hint" role="status">
      {reasonOf(error)}{" "}
      <Button look="quiet" onClick={again}>
        {say("retry")}
      </Button>
    </p>
  )
}
