export type {
  AccountSigner,
  CheckedSignature,
  Passkey,
  SmartForm,
  SmartSignature,
} from "../contract/smart-signature.js"
export { addEntrySignature, type SignatureToAdd } from "./add-signature.js"
export {
  checkEntrySignatures,
  type EntryCheckOptions,
  type EntrySignatures,
  type SignaturePlace,
} from "./check-signatures.js"
export type { Credentials } from "./entry.js"
export { entryOfPreimage } from "./entry-of-preimage.js"
export { type LedgerWrite, ledgerWrites } from "./ledger-writes.js"
export { joinEntries, splitEntries } from "./list.js"
export { entryPreimage } from "./preimage.js"
export { setEntryExpiration } from "./set-expiration.js"
export { readWebAuth, type WebAuth, type WebAuthChecks, type WebAuthRole } from "./web-auth.js"
export { withDelegates } from "./with-delegates.js"
