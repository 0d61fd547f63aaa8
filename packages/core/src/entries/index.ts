export type { AccountSigner, SmartForm } from "./account-signature.js"
export { addEntrySignature, type SignatureToAdd } from "./add-signature.js"
export {
  type CheckedSignature,
  checkEntrySignatures,
  type EntryCheckOptions,
  type EntrySignatures,
  type Passkey,
  type SignaturePlace,
  type SmartSignature,
} from "./check-signatures.js"
export type { Credentials } from "./entry.js"
export { entryOfPreimage } from "./entry-of-preimage.js"
export { type LedgerWrite, ledgerWrites } from "./ledger-writes.js"
export { joinEntries, splitEntries } from "./list.js"
export { entryPreimage } from "./preimage.js"
export { setEntryExpiration } from "./set-expiration.js"
export { readWebAuth, type WebAuth, type WebAuthChecks, type WebAuthRole } from "./web-auth.js"
export { withDelegates } from "./with-delegates.js"
