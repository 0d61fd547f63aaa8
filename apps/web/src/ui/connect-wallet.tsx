import { useConnectModal } from "@alidade/react"
import { type ReactElement, useState } from "react"
import { say } from "../texts/en/parts.js"
import { Outcome } from "./outcome.js"

/** A button that opens the wallet picker, with an error if it can't be loaded. */
export function ConnectWallet(): ReactElement {
  const { open } = useConnectModal()
  const [failed, setFailed] = useState(false)
  const press = (): void => {
    setFailed(false)
    open().catch(() => setFailed(true))
  }
  return (
    <>
      <Outcome role="alert">
        {failed && <p className="message message-problem">{say("walletsMissing")}</p>}
      </Outcome>
      <button type="button" className="button button-primary" onClick={press}>
        {say("connect")}
      </button>
    </>
  )
}
