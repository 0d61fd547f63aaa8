import { useKitState } from "@alidade/react"
import type { ReactElement } from "react"
import type { ActivityItem } from "../logic/activity/group.js"
import { stuckOf } from "../logic/activity/stuck.js"
import { composeFeeBump } from "../logic/stellar/compose-fee-bump.js"
import { usePage } from "../page/page.js"
import { say } from "../texts/en/activity.js"
import { Button } from "../ui/button.js"
import { reasonOf } from "../ui/reason-of.js"
import { useAct } from "../ui/use-act.js"

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
  const stuck = stuckOf(item)
  const network = networks.find(({ passphrase }) => passphrase === item.entries[0]?.network)
  const { start, isRunning, error } = useAct(
    (_, ...bump: Parameters<typeof composeFeeBump>) => composeFeeBump(...bump),
    (xdr) => network && inbox.open({ what: "transaction", network: network.passphrase, xdr }),
  )
  if (!stuck || !network || !payer?.startsWith("G")) return null
  return (
    <>
      <Button
        look="quiet"
        aria-busy={isRunning}
        aria-label={say("raiseFeeOf", { item: text })}
        onClick={() => start(network, stuck, payer)}
      >
        {say("raiseFee")}
      </Button>
      <span className="hint" role="status">
        {error !== undefined && reasonOf(error)}
      </span>
    </>
  )
}
