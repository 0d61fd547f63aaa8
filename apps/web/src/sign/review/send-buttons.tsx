import type { ReactElement } from "react"
import { usePageNetwork } from "../../page/page.js"
import { say } from "../../texts/en/sign.js"
import { Button } from "../../ui/button.js"

export interface SendButtonsProps {
  /** The text of the send button. Undefined once there is nothing more to send. */
  label: string | undefined
  sending: boolean
  onSend: () => void
  /** The text of the other button. */
  other: string
  onOther: () => void
}

/** The buttons to send or leave a signed transaction, and a note while the network confirms it. */
export function SendButtons(props: SendButtonsProps): ReactElement {
  const { label, sending, onSend, other, onOther } = props
  const { name } = usePageNetwork()
  return (
    <>
      <div className="actions">
        {label !== undefined && (
          <Button key="send" look="primary" aria-busy={sending} onClick={onSend}>
            {label}
          </Button>
        )}
        <Button key="other" onClick={onOther}>
          {other}
        </Button>
      </div>
      <div role="status">
        {sending && <p className="hint">{say("sending", { network: name })}</p>}
      </div>
    </>
  )
}
