import type { ReactElement } from "react"
import { useLedgerAccount } from "../account/ledger-account.js"
import { usePageNetwork } from "../app/page.js"
import { Notice } from "../parts/notice.js"
import { useAsync } from "../parts/use-async.js"
import type { SignatureStatus } from "../signatures/read-signature-status.js"
import { remarksOn } from "./remarks-on.js"

/** Props of `Remarks`. */
export interface RemarksProps {
  xdr: string
  /** The connected account. */
  address: string
  signatureStatus: SignatureStatus | undefined
}

/** Warnings before signing: the transaction belongs to another account, has expired, or is out of sequence. */
export function Remarks({ xdr, address, signatureStatus }: RemarksProps): ReactElement | null {
  const { passphrase } = usePageNetwork()
  const transaction = useAsync(`${passphrase} ${xdr}`, async () => {
    const { accountsIn, describeTransaction } = await import("@alidade/core/describe")
    return { ...(await describeTransaction(xdr, passphrase)), accounts: accountsIn(xdr) }
  }).data
  const account = useLedgerAccount().data
  const signers =
    signatureStatus &&
    [...signatureStatus.signers, ...(signatureStatus.feeBump?.signers ?? [])].map(
      (one) => one.address,
    )
  // Wait for the signers, so that a warning does not appear and then disappear.
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
