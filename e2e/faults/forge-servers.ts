import { SorobanDataBuilder, xdr } from "@stellar/stellar-sdk"

/** What a dishonest server returns. */

/** An authorization entry in XDR's JSON form (SEP-51). */
interface EntryJson {
  root_invocation: {
    function: { contract_fn: { contract_address: string; function_name: string } }
  }
}

/** Returns an authorization entry with a change. */
export function changedEntry(entry: string, change: (entry: EntryJson) => void): string {
  const json: unknown = xdr.SorobanAuthorizationEntry.fromXdr(entry, "base64").toJson()
  change(json as EntryJson)
  return xdr.SorobanAuthorizationEntry.fromJson(json as never).toXdr("base64")
}

/** Returns a call's resources with another fee, in stroops. */
export function withResourceFee(data: string, fee: string): string {
  return new SorobanDataBuilder(data).setResourceFee(fee).build().toXdr("base64")
}

/** An account's ledger entry in XDR's JSON form. */
interface AccountJson {
  account: { account_id: string; seq_num: string }
}

/** Returns an account's ledger entry with a change. */
export function changedAccount(entry: string, change: (json: AccountJson) => void): string {
  const json: unknown = xdr.LedgerEntryData.fromXdr(entry, "base64").toJson()
  change(json as AccountJson)
  return xdr.LedgerEntryData.fromJson(json as never).toXdr("base64")
}
