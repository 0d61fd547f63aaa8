import { walletObstacle } from "@alidade/core"
import { useAccount, useConnectModal, useKitState } from "@alidade/react"
import type { ReactElement } from "react"
import { say } from "../texts/en/app.js"
import { Button } from "../ui/button.js"
import { Band } from "../ui/notice.js"
import { Reason } from "../ui/reason.js"

/** The title and advice for a wallet that shares no account. */
const texts = {
  locked: ["locked", "lockedHint"],
  "other-account": ["otherAccount", "otherAccountHint"],
  withheld: ["withheld", "withheldHint"],
} as const

/** Says why the connected wallet can't sign now. Renders nothing if it can, or if only its network differs. */
export default function WalletBand(): ReactElement | null {
  const { wallet } = useAccount()
  const obstacle = useKitState(walletObstacle)
  const why = useKitState((state) =>
    state.status === "connected" ? state.lost?.reason : undefined,
  )
  const { open } = useConnectModal()
  if (!wallet || obstacle === undefined || obstacle === "wrong-network") return null
  const reconnect = (
    <Button onClick={() => void open(wallet.id).catch(() => {})}>{say("reconnect")}</Button>
  )
  if (obstacle === "lost") {
    return (
      <Band tone="warn" title={why ? <Reason said={why} /> : say("lost", { wallet: wallet.name })}>
        {why?.key === "twoAnswer" ? (
          reconnect
        ) : (
          <Button onClick={() => location.reload()}>{say("reload")}</Button>
        )}
      </Band>
    )
  }
  const [title, remedy] = texts[obstacle]
  return (
    <Band tone="warn" title={say(title, { wallet: wallet.name })}>
      <p>{say(remedy)}</p>
      {obstacle !== "locked" && reconnect}
    </Band>
  )
}
