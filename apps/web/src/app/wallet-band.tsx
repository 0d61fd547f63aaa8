import { walletObstacle } from "@alidade/core"
import { useAccount, useConnectModal, useKitState } from "@alidade/react"
import type { ReactElement } from "react"
import { Button } from "../parts/button.js"
import { Band } from "../parts/notice.js"

/** The title and advice for a wallet that shares no account. */
const texts = {
  locked: ["is locked", "Unlock it to sign."],
  "other-account": ["is set to another account", "Switch back to this one, or connect again."],
  withheld: [
    "is locked, or uses an account or network that it doesn’t share with this page",
    "Unlock it, switch back, or connect again.",
  ],
} as const

/** Says why the connected wallet can't sign now. Renders nothing if it can, or if only its network differs. */
export function WalletBand(): ReactElement | null {
  const { wallet } = useAccount()
  const obstacle = useKitState(walletObstacle)
  const { open } = useConnectModal()
  if (!wallet || obstacle === undefined || obstacle === "wrong-network") return null
  if (obstacle === "lost") {
    return (
      <Band tone="warn" title={`${wallet.name} was turned off or updated. Reload this page.`}>
        <Button onClick={() => location.reload()}>Reload the page</Button>
      </Band>
    )
  }
  const [title, remedy] = texts[obstacle]
  return (
    <Band tone="warn" title={`${wallet.name} ${title}`}>
      <p>{remedy}</p>
      {obstacle !== "locked" && (
        <Button onClick={() => void open(wallet.id).catch(() => {})}>Connect again</Button>
      )}
    </Band>
  )
}
