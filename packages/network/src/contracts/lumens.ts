import { nativeToScVal, scValToNative, xdr } from "@stellar/stellar-sdk/base"
import { credited, type Moment, newAccount } from "../entries/account.js"
import { contractDataKey } from "../entries/entries.js"
import { BASE_RESERVE, MAX_INT64 } from "../entries/parameters.js"
import { contractError } from "./host-error.js"
import { lastLedger } from "./nonce.js"
import type { Storage } from "./storage.js"

/** Who can hold lumens in a contract's transfer: an account or a contract. */
export type Holder = xdr.ScAddressAccount | xdr.ScAddressContract

/** The lumens of accounts and contracts, in stroops. */
export interface Lumens {
  of(holder: Holder): bigint
  /** Adds stroops, or subtracts them if negative. Throws a `HostError` if the holder cannot spend or receive them. */
  add(holder: Holder, amount: bigint): void
}

const MAX_INT128 = (1n << 127n) - 1n

/** Lumens as the native asset's contract sees them: accounts hold them in their entries, contracts in contract data. */
export function lumens(contract: xdr.ScAddress, storage: Storage, moment: Moment): Lumens {
  function accountOf(holder: xdr.ScAddressAccount): xdr.AccountEntry | undefined {
    return storage.account(holder.accountId)
  }

  function storedAmount(holder: xdr.ScAddressContract): bigint {
    const stored = storage.contractData(balanceKey(contract, holder))
    return stored ? BigInt(scValToNative(stored.val).amount) : 0n
  }

  function addToAccount(holder: xdr.ScAddressAccount, amount: bigint): void {
    if (amount > MAX_INT64 || amount < -MAX_INT64)
      throw contractError("overflow", "amount is too large for an i64")
    const account = accountOf(holder)
    const next = account ? credited(account, amount) : openAccount(holder, amount)
    if (!next) throw contractError("balance", "resulting balance is not within the allowed range")
    storage.putAccount(next)
  }

  /** Creates the receiving account if it does not exist and the amount covers its reserve (CAP-73). */
  function openAccount({ accountId }: xdr.ScAddressAccount, amount: bigint): xdr.AccountEntry {
    if (amount <= 0n) throw contractError("accountMissing", "account entry is missing")
    if (amount < 2n * BASE_RESERVE)
      throw contractError(
        "insufficientAccountReserve",
        "transfer amount is below minimum balance for new account",
      )
    return newAccount(accountId, amount, moment.sequence)
  }

  function addToContract(holder: xdr.ScAddressContract, change: bigint): void {
    const amount = storedAmount(holder) + change
    if (amount < 0n) throw contractError("balance", "balance is not sufficient to spend")
    if (amount > MAX_INT128) throw contractError("overflow", "balance overflow")
    const { key, durability } = balanceEntry(holder)
    storage.putContractData(
      new xdr.ContractDataEntry({
        ext: xdr.ExtensionPoint.v0(),
        contract,
        key,
        durability,
        val: balanceValue(amount),
      }),
      lastLedger(moment),
    )
  }

  return {
    of(holder) {
      if (holder.type === "scAddressTypeContract") return storedAmount(holder)
      const account = accountOf(holder)
      if (!account) throw contractError("accountMissing", "account entry is missing")
      return account.balance
    },
    add(holder, amount) {
      if (holder.type === "scAddressTypeContract") addToContract(holder, amount)
      else addToAccount(holder, amount)
    },
  }
}

function balanceEntry(holder: xdr.ScAddressContract) {
  const key = xdr.ScVal.scvVec([xdr.ScVal.scvSymbol("Balance"), xdr.ScVal.scvAddress(holder)])
  return { key, durability: xdr.ContractDataDurability.persistent }
}

function balanceKey(contract: xdr.ScAddress, holder: xdr.ScAddressContract): xdr.LedgerKey {
  return contractDataKey({ contract, ...balanceEntry(holder) })
}

/** Lumens have no issuer, so nobody can revoke them or claw them back. */
function balanceValue(amount: bigint): xdr.ScVal {
  return nativeToScVal(
    { amount, authorized: true, clawback: false },
    {
      type: {
        amount: ["symbol", "i128"],
        authorized: ["symbol", null],
        clawback: ["symbol", null],
      },
    },
  )
}
