import type { ReactElement } from "react"
import { useLedgerAccount } from "../account/ledger-account.js"
import { usePageNetwork } from "../app/page.js"
import { Notice } from "../parts/notice.js"
import { useAsync } from "../parts/use-async.js"
import type { SignatureStanding } from "../signatures/read-standing.js"
import { remarksOn } from "./remarks-on.js"

/** What the remarks are about. */
export interface RemarksProps {
  xdr: string
  /** The connected account. */
  address: string
  standing: SignatureStanding | undefined
}

/** What one should know before signing a transaction: that it is another account's, stale, or out of turn. */
export function Remarks({ xdr, address, standing }: RemarksProps): ReactElement | null {
  const { passphrase } = usePageNetwork()
  const transaction = useAsync(`${passphrase} ${xdr}`, async () => {
    const { accountsIn, describeTransaction } = await import("@alidade/core/describe")
    return { ...(await describeTransaction(xdr, passphrase)), accounts: accountsIn(xdr) }
  }).data
  const account = useLedgerAccount().data
  const signers =
    standing &&
    [...standing.signers, ...(standing.feeBump?.signers ?? [])].map((one) => one.address)
  // Who may sign is waited for, so that nobody is told that they may not, and a moment later that they may.
  if (!transaction || !signers) return null
  const remarks = remarksOn(transaction, address, account?.sequence, Date.now(), signers)
  if (remarks.length === 0) return null
  return (
    <div className="stack">
      {remarks.map((remark) => (
        <Notice key={remark} tone="warn" title={remark} />
      ))}
    </div>
  )
}
