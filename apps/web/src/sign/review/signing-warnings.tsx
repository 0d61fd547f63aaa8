import { useAccountInfo } from "@alidade/react/account"
import type { ReactElement } from "react"
import { findWarnings } from "../../logic/sign/find-warnings.js"
import type { SignatureStatus } from "../../logic/signatures/read-signature-status.js"
import { usePageNetwork } from "../../page/page.js"
import { say } from "../../texts/en/sign.js"
import { Notice } from "../../ui/notice.js"
import { useAsync } from "../../ui/use-async.js"

export interface SigningWarningsProps {
  xdr: string
  /** The connected account. */
  address: string
  signatureStatus: SignatureStatus | undefined
}

/** Warnings before signing: the transaction belongs to another account, or is out of sequence. */
export function SigningWarnings({
  xdr,
  address,
  signatureStatus,
}: SigningWarningsProps): ReactElement | null {
  const { passphrase } = usePageNetwork()
  const transaction = useAsync(`${passphrase} ${xdr}`, async () => {
    const { accountsIn, describeTransaction } = await import("@alidade/core/describe")
    return { ...(await describeTransaction(xdr, passphrase)), accounts: accountsIn(xdr) }
  }).data
  const { account } = useAccountInfo()
  const signers =
    signatureStatus &&
    [...signatureStatus.accounts, ...(signatureStatus.feeBump?.accounts ?? [])].flatMap(
      ({ signers }) => signers.map((signer) => signer.address),
    )
  // Wait for the signers, so that a warning does not appear and then disappear.
  if (!transaction || !signers) return null
  const warnings = findWarnings(
    transaction,
    address,
    account?.exists ? account.sequence : undefined,
    signers,
  )
  if (warnings.length === 0) return null
  return (
    <div className="stack">
      {warnings.map((warning) => (
        <Notice key={warning} tone="warn" title={say(warning)} />
      ))}
    </div>
  )
}
