import { type ReactElement, useState } from "react"
import type { Effect } from "../../logic/effects/effect.js"
import type { Sent } from "../../logic/sign/flow.js"
import { usePageNetwork } from "../../page/page.js"
import { say } from "../../texts/en/effects.js"
import { late } from "../../ui/loading.js"
import { useAsync } from "../../ui/use-async.js"
import { useExpected } from "./use-expected.js"
import { usePlan } from "./use-plan.js"

const ChangesView = late(() => import("./changes-view.js"))

export interface TransactionChangesProps {
  /** The signed transaction, a base64 envelope. */
  xdr: string
  /** The connected account, `G…`. */
  address: string
  /** Once a ledger has it. */
  sent: Sent | undefined
}

/**
 * The accounts that a signed transaction concerns: what is expected to change there and, once it was applied, what
 * changed. The rows stay, and what was expected is shown until the network says what came of it.
 */
export function TransactionChanges(props: TransactionChangesProps): ReactElement {
  const { xdr, address, sent } = props
  const { passphrase, horizonUrl } = usePageNetwork()
  const plan = usePlan({ xdr }, address)
  /** Of what was applied before it is shown, nothing is expected. */
  const [isOver] = useState(sent !== undefined)
  const expected = useExpected(isOver ? undefined : { xdr }, address)
  const fee = sent?.fee
  const subject = plan && sent && [passphrase, address, xdr, fee].join(" ")
  const changed = useAsync(subject, async (signal) => {
    const { readChanged } = await import("../../logic/effects/read-changed.js")
    return plan && readChanged(plan, fee, address, horizonUrl, signal)
  })
  const title = say(isOver || changed.data ? "changed" : "title")
  const after: Effect | undefined = changed.data && {
    obstacles: [],
    accounts: changed.data,
    unread: [],
  }
  return (
    <section className="effects" aria-label={title}>
      <h3 className="label">{title}</h3>
      {plan && (
        <ChangesView
          plan={plan}
          effect={after ?? expected.data?.effect}
          at={after ? undefined : expected.data?.at}
          isLoading={!after && (isOver ? changed : expected).status === "loading"}
          isAlone={false}
          address={address}
        />
      )}
    </section>
  )
}
