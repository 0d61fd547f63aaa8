/**
 * The known forms of smart accounts' signatures: of passkey-kit's accounts, and of OpenZeppelin's until version 0.6
 * (`openZeppelin`) and since 0.7 (`openZeppelinRules`).
 */
export type SmartForm = "passkeyKit" | "openZeppelin" | "openZeppelinRules"

/** Who signed, or whose consent the account asks for besides. */
export type AccountSigner =
  /** An Ed25519 key, `G…`. */
  | { type: "key"; address: string }
  /** A passkey: its credential's id in base64url, and its public key (65 bytes) if the signature names it. */
  | { type: "passkey"; id: string; publicKey?: Uint8Array }
  /** An account or contract that signs an authorization entry of its own. */
  | { type: "delegate"; address: string }
  /** A policy: a contract that decides. */
  | { type: "policy"; address: string }
  /** A key (hex) that another contract verifies. */
  | { type: "external"; verifier: string; key: string }

/** The signature of a smart account. */
export interface SmartSignature {
  form: SmartForm
  signatures: readonly CheckedSignature[]
  /** The 32 bytes that its signers sign (hex): the preimage's hash, with the rules' ids for `openZeppelinRules`. */
  digest: string
  /** Only of `openZeppelinRules`: the rule that each call is checked by. */
  ruleIds?: readonly number[]
}

/** A signer of a smart account, and its signature. */
export interface CheckedSignature {
  signer: AccountSigner
  /**
   * `unknown` for a passkey whose public key is not known, which has signed this entry; and for a signer who does not sign here: a
   * delegate, a policy, a key that another contract verifies.
   */
  state: "valid" | "invalid" | "unknown"
  /** The page where the passkey was used, as the browser says. */
  origin?: string
}

/** The public key of a passkey. */
export interface Passkey {
  /** The credential's id, in base64url without padding. */
  id: string
  /** An uncompressed point of P-256, 65 bytes. */
  publicKey: Uint8Array
}
