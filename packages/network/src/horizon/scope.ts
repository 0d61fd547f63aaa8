import { xdr } from "@stellar/stellar-sdk/base"
import { accountAt } from "../entries/identity.js"
import { invalidField, notFound } from "../http/problem.js"
import type { Params } from "../http/router.js"
import type { LedgerTransaction } from "../transactions/close.js"
import type { ServedNetwork } from "../transactions/served-network.js"
import { balanceText, readBalanceId } from "./claim-fields.js"
import { operationsOf, type PastOperation, pastTransactions } from "./history.js"
import { ledgerOf } from "./ledgers.js"
import { changedIn, participantsOf, transactionParticipants } from "./participants.js"

/**
 * The operations under a path: all, or those of an account, a ledger, a transaction, a claimable balance, a pool, or one
 * operation. Throws a `Problem` if the path names something that never was.
 */
export function operationsIn(network: ServedNetwork, params: Params): PastOperation[] {
  const { account_id: account, operation_id: operation } = params
  const all = transactionsIn(network, params, false).flatMap(operationsOf)
  if (account !== undefined) return all.filter((past) => participantsOf(past).has(account))
  if (operation !== undefined) return all.filter(({ id }) => String(id) === operation)
  const touches = toucher(params)
  return touches ? all.filter(touches) : all
}

/** The transactions under a path. */
export function transactionsIn(
  network: ServedNetwork,
  params: Params,
  ofAccount = true,
): LedgerTransaction[] {
  const { account_id: account, sequence, hash } = params
  const { ledger } = network
  if (hash !== undefined) return [transactionOf(network, params)]
  if (sequence !== undefined) return [ledgerOf(network, params).transaction ?? []].flat()
  const all = pastTransactions(ledger)
  if (account !== undefined) {
    checkAccount(account)
    return ofAccount ? all.filter((one) => transactionParticipants(one).has(account)) : all
  }
  const touches = toucher(params)
  return touches ? all.filter((one) => operationsOf(one).some(touches)) : all
}

/** The transaction of a path's `:hash`. */
export function transactionOf({ ledger }: ServedNetwork, { hash = "" }: Params): LedgerTransaction {
  if (!/^[0-9a-f]{64}$/.test(hash))
    throw invalidField("tx_id", "Transaction hash must be a hex-encoded, lowercase SHA-256 hash")
  const found = ledger.transaction(hash)
  if (!found) throw notFound()
  return found
}

/** Checks the address of an account. Horizon lists nothing for one that never was. */
export function checkAccount(address: string): xdr.AccountId {
  const id = accountAt(address)
  if (!id)
    throw invalidField(
      "account_id",
      "Account ID must start with `G` and contain 56 alphanum characters",
    )
  return id
}

/** Checks the id of a pool. */
export function checkPool(id: string): xdr.PoolId {
  if (!/^[0-9a-f]{64}$/.test(id))
    throw invalidField("id", "Liquidity pool ID must be a hex-encoded, lowercase SHA-256 hash")
  return xdr.PoolId.fromXdr(id, "hex")
}

function toucher({
  liquidity_pool_id: pool,
  claimable_balance_id: balance,
}: Params): ((past: PastOperation) => boolean) | undefined {
  if (pool !== undefined) {
    checkPool(pool)
    return (past) => changedIn(past).pools.includes(pool)
  }
  if (balance === undefined) return undefined
  const id = balanceText(readBalanceId(balance))
  return (past) => changedIn(past).balances.includes(id)
}
