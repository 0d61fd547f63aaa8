/**
 * What was verified about a signature.
 *
 * - `signature`: it is the account's signature of what was sent.
 * - `body`: the wallet returned what was sent, but no signature of the account was verified: a `C…` address has no
 * known key, the wallet returned only a hash, or `allowAltered` let the account's signature be missing. Of a smart account's whole
 * authorization entry, the signatures of its signers are checked as far as they can be.
 * - `altered`: another transaction that the account has signed and `allowAltered` allows.
 * - `unreported`: the wallet returned nothing that can be checked: neither envelope nor hash of a transaction that it
 * submitted, or the signature of a `C…` account without its entry, which only its contract can verify.
 * - `off`: the app has turned verification off.
 */
export type Verified = "signature" | "body" | "altered" | "unreported" | "off"
