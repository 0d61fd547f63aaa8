import "../ui/late-styles.js"
import { useKit, useKitState } from "@alidade/react"
import type { ReactElement } from "react"
import { Address } from "../page/address.js"
import { say } from "../texts/en/app.js"
import { Button } from "../ui/button.js"
import { Notice } from "../ui/notice.js"
import { reasonOf } from "../ui/reason-of.js"

/** Shown if a reload could not restore the connection: which account was connected, and why it failed. */
export default function PreviousConnection(): ReactElement | null {
  const kit = useKit()
  const lost = useKitState((state) => {
    const { previous, error } = state.status === "disconnected" ? state : {}
    const name = state.allowedWallets.find(({ id }) => id === previous?.walletId)?.name
    // If something blocks the wallet, the error already says what to do.
    const advice = error?.kind === "unsupported" ? "" : ` ${say("previousHint")}`
    return { ...previous, name, reason: `${reasonOf(error)}${advice}` }
  })
  const { name, address, walletId } = lost
  if (name === undefined || address === undefined) return null
  // Other accounts stay connected. A wallet that doesn't hear of it keeps its grant, which the user can remove there.
  const forget = (): void => void kit.endConnection(address, walletId).catch(() => {})
  return (
    <div role="status">
      <Notice tone="warn" title={say("previous", { wallet: name })}>
        <p>
          <Address value={address} />
        </p>
        <p>{lost.reason}</p>
        <div className="actions">
          <Button onClick={() => location.reload()}>{say("reload")}</Button>
          <Button look="quiet" onClick={forget}>
            {say("forget")}
          </Button>
        </div>
      </Notice>
    </div>
  )
}
