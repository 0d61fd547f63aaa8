import type { xdr } from "@stellar/stellar-sdk/base"
import { anyValue, bytesN, errors, fn, types, vec } from "./spec.js"

export const passkeyAccount: readonly xdr.ScSpecEntry[] = [
  fn("__constructor", { id: types.bytes, public_key: bytesN(65) }),
  fn("add_key", { id: types.bytes, public_key: bytesN(65) }),
  fn("has_key", { id: types.bytes }, types.bool),
  fn("__check_auth", {
    signature_payload: bytesN(32),
    signatures: anyValue,
    auth_contexts: vec(anyValue),
  }),
  errors("PasskeyError", {
    NotSigned: [1, "Nobody has signed."],
    UnknownKey: [2, "The signer is no passkey of this account."],
    Malformed: [3, "What the passkey returned is too long or too short."],
    OtherChallenge: [4, "The passkey signed something else."],
    NotVerified: [5, "The user was not present, or not verified."],
    NoPublicKey: [6, "The public key is no point of P-256."],
  }),
]
