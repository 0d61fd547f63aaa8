import { FeeBumpTransaction, TransactionBuilder } from "@stellar/stellar-sdk/base"

/** Whether an account pays a transaction's fee, or is the source of it or of one of its operations. */
export function isInvolved(envelope: string, passphrase: string, account: string): boolean {
  const transaction = TransactionBuilder.fromXdr(envelope, passphrase)
  const isBump = transaction instanceof FeeBumpTransaction
  const inner = isBump ? transaction.innerTransaction : transaction
  const sources = [
    ...(isBump ? [transaction.feeSource] : []),
    inner.source,
    ...inner.operations.map(({ source }) => source),
  ]
  return sources.includes(account)
}
