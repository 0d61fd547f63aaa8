import { useKitState } from "@alidade/react"
import { type ReactElement, useState } from "react"
import type { ActivityItem } from "../logic/activity/group.js"
import { stuckOf } from "../logic/activity/stuck.js"
import { composeFeeBump } from "../logic/stellar/compose-fee-bump.js"
import { usePage } from "../page/page.js"
import { say } from "../texts/en/activity.js"
import { Button } from "../ui/button.js"
import { reasonOf } from "../ui/reason-of.js"

/** Opens a fee bump around what is stuck for review. Nothing for other items. */
export function RaiseFee({
  item,
  text,
}: {
  item: ActivityItem
  text: string
}): ReactElement | null {
  const { inbox, networks } = usePage()
  const payer = useKitState((state) => state.activeAddress)
  const [isBuilding, setBuilding] = useState(false)
  const [error, setError] = useState<unknown>()
  const stuck = stuckOf(item)
  const network = networks.find(({ passphrase }) => passphrase === item.entries[0]?.network)
  if (!stuck || !network || !payer?.startsWith("G")) return null
  const raise = async (): Promise<void> => {
    if (isBuilding) return
    setBuilding(true)
    setError(undefined)
    try {
      const xdr = await composeFeeBump(network, stuck, payer)
      inbox.open({ what: "transaction", network: network.passphrase, xdr })
    } catch (failure) {
      setError(failure)
    }
    setBuilding(false)
  }
  return (
    <>
      <Button
        look="quiet"
        aria-busy={isBuilding}
        aria-label={say("raiseFeeOf", { item: text })}
        onClick={() => void raise()}
      >
        {say("raiseFee")}
      </Button>
      <span className="hint" role="status">
        {error !== undefined && reasonOf(error)}
      </span>
    </>
  )
}
