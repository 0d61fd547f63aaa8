import type { ReactElement } from "react"
import { usePageNetwork } from "../../page/page.js"
import { say } from "../../texts/en/effects.js"
import { useAsync } from "../../ui/use-async.js"
import { ChangeList } from "./change-list.js"
import { usePlan } from "./use-plan.js"

export interface WhatChangedProps {
  /** The transaction that was applied, a base64 envelope. */
  xdr: string
  /** The connected account, `G…`. */
  address: string
  /** The charged fee, in stroops, if it is known. */
  fee: bigint | undefined
}

/** What an applied transaction changed on the accounts that it concerns: what they have now, and had before. */
export default function WhatChanged({ xdr, address, fee }: WhatChangedProps): ReactElement | null {
  const { passphrase, horizonUrl } = usePageNetwork()
  const plan = usePlan({ xdr }, address)
  const subject = plan && [passphrase, address, xdr, fee].join(" ")
  const read = useAsync(subject, async (signal) => {
    const { readChanged } = await import("../../logic/effects/read-changed.js")
    return plan && readChanged(plan, fee, address, horizonUrl, signal)
  })
  if (!plan) return null
  return (
    <section className="effects" aria-label={say("changed")}>
      <h3 className="label">{say("changed")}</h3>
      <ChangeList
        plan={plan}
        accounts={read.data}
        isLoading={read.status === "loading"}
        isApplicable
        address={address}
      />
    </section>
  )
}
