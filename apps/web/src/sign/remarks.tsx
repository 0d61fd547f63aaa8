import { accountsIn } from "@alidade/core/describe"
import { useDescribedTransaction } from "@alidade/react"
import type { ReactElement } from "react"
import { useLedgerAccount } from "../account/ledger-account.js"
import { Notice } from "../parts/notice.js"
import type { SignatureStanding } from "../signatures/read-standing.js"
import { remarksOn } from "./remarks-on.js"

/** What the remarks are about. */
export interface RemarksProps {
  xdr: string
  passphrase: string
  /** The connected account. */
  address: string
  standing: SignatureStanding | undefined
}

/** What one should know before signing a transaction: that it is another account's, stale, or out of turn. */
export function Remarks({ xdr, passphrase, address, standing }: RemarksProps): ReactElement | null {
  const described = useDescribedTransaction(xdr, passphrase)
  const account = useLedgerAccount().data
  const signers =
    standing &&
    [...standing.signers, ...(standing.feeBump?.signers ?? [])].map((one) => one.address)
  // Who may sign is waited for, so that nobody is told that they may not, and a moment later that they may.
  if (described.status !== "described" || !signers) return null
  const transaction = { ...described.data, accounts: accountsIn(xdr) }
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
