import type { xdr } from "@stellar/stellar-sdk/base"
import type { LedgerTransaction } from "./close.js"
import { accountOf, addressOf } from "./identity.js"

/** The addresses (`G…`) that a transaction had to do with: who sent and paid, who was meant, and whose entries changed. */
export function participants(transaction: LedgerTransaction): Set<string> {
  const { body, bump, meta } = transaction
  const named = [body, ...body.operations].flatMap(({ sourceAccount }) => sourceAccount ?? [])
  const destinations = body.operations.flatMap((operation) => destinationOf(operation.body) ?? [])
  return new Set(
    [
      ...named.map(accountOf),
      ...(bump ? [accountOf(bump.body.feeSource)] : []),
      ...destinations,
      ...(meta.type === "v4" ? changesOf(meta.v4).flatMap(ownerOf) : []),
    ].map(addressOf),
  )
}

function changesOf({
  txChangesBefore,
  operations,
}: xdr.TransactionMetaV4): xdr.LedgerEntryChange[] {
  return [...txChangesBefore, ...operations.flatMap(({ changes }) => changes)]
}

function destinationOf(body: xdr.OperationBody): xdr.AccountId | undefined {
  switch (body.type) {
    case "createAccount":
      return body.createAccountOp.destination
    case "payment":
      return accountOf(body.paymentOp.destination)
    case "accountMerge":
      return accountOf(body.destination)
    default:
      return undefined
  }
}

/** Whose entry a change is of. */
function ownerOf(change: xdr.LedgerEntryChange): xdr.AccountId[] {
  const data = change.type === "ledgerEntryRemoved" ? change.removed : change.value.data
  switch (data.type) {
    case "account":
      return [data.account.accountId]
    case "trustline":
      return [data.trustLine.accountId]
    case "data":
      return [data.data.accountId]
    default:
      return []
  }
}
