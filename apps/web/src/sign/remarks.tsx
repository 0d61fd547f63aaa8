import type { ReactElement } from "react"
import { useLedgerAccount } from "../account/ledger-account.js"
import { Notice } from "../parts/notice.js"
import type { DescribedTransaction } from "../stellar/words.js"
import { useDescribed } from "./transaction-preview.js"

/** What the remarks are about. */
export interface RemarksProps {
  xdr: string
  passphrase: string
  /** The connected account. */
  address: string
}

/** What one should know before signing a transaction: that it is another account's, stale, or out of turn. */
export function Remarks({ xdr, passphrase, address }: RemarksProps): ReactElement | null {
  const { data } = useDescribed(xdr, passphrase)
  const account = useLedgerAccount().data
  const remarks = data ? remarksOn(data, address, account?.sequence, Date.now()) : []
  if (remarks.length === 0) return null
  return (
    <div className="stack">
      {remarks.map((remark) => (
        <Notice key={remark} tone="warn" title={remark} />
      ))}
    </div>
  )
}

/** The remarks on a transaction, for the connected account and its sequence number, at a time in ms. */
export function remarksOn(
  transaction: DescribedTransaction,
  address: string,
  sequence: string | undefined,
  now: number,
): string[] {
  const { source, notAfter, accounts } = transaction
  const own = source === address
  const next = sequence === undefined ? undefined : BigInt(sequence) + 1n
  return [
    !own && !accounts.includes(address)
      ? "Your account is not named in this transaction: it may not need your signature."
      : !own
        ? "This transaction belongs to another account than yours."
        : undefined,
    notAfter !== undefined && notAfter * 1000 < now
      ? "Its time has run out: the network will not apply it any more."
      : undefined,
    own && next !== undefined && BigInt(transaction.sequence) < next
      ? "Its sequence number is used up: the network will not apply it any more."
      : undefined,
    own && next !== undefined && BigInt(transaction.sequence) > next
      ? "Its sequence number lies ahead: another transaction must be applied before it."
      : undefined,
  ].filter((remark) => remark !== undefined)
}
