import type { ReactElement } from "react"
import { countClaimables } from "../logic/account/claimable.js"
import { PAGE_SIZE } from "../logic/account/list-page.js"
import { usePageNetwork } from "../page/page.js"
import { say } from "../texts/en/account.js"
import { useAsync } from "../ui/use-async.js"

/** How many balances wait for the account. Nothing if none does, or nobody knows. */
export function WaitingClaims({ account }: { account: string }): ReactElement | null {
  const { horizonUrl } = usePageNetwork()
  const { data } = useAsync(`${horizonUrl} ${account}`, (signal) =>
    countClaimables(horizonUrl, account, signal),
  )
  if (!data || data.count === 0) return null
  return (
    <p className="hint">{say("waiting", { number: data.isMore ? `${PAGE_SIZE}+` : data.count })}</p>
  )
}
