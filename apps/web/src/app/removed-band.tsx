import { ForeignText } from "@alidade/react"
import type { ReactElement } from "react"
import { usePageNetwork } from "../page/page.js"
import { say } from "../texts/en/elsewhere.js"
import { Button } from "../ui/button.js"
import { Band } from "../ui/notice.js"

export interface RemovedBandProps {
  /** The name of the removed network. */
  name: string
  onDismiss: () => void
}

/** Says that the selected network was removed, and which one the page uses instead. */
export default function RemovedBand({ name, onDismiss }: RemovedBandProps): ReactElement {
  const { name: current } = usePageNetwork()
  const values = { network: <ForeignText text={name} />, current }
  return (
    <Band tone="warn" title={say.parts("removed", values)}>
      <p className="actions">
        <Button look="quiet" onClick={onDismiss}>
          {say("dismiss")}
        </Button>
      </p>
    </Band>
  )
}
