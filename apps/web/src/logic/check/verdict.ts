/** The result of checking one signature. */
export interface Verdict {
  valid: boolean
  kind: VerdictKind
  details: readonly VerdictDetail[]
  /** The signer, if known. */
  signer?: string
  /** Passphrase of the network that it is valid for, if known. */
  network?: string
}

export type VerdictKind =
  | "valid"
  /** Valid for `network`. */
  | "validFor"
  | "validFee"
  /**
   * Valid for a network that the page doesn't know. Anyone can choose such a passphrase, so it proves nothing for a known
   * one.
   */
  | "forUnknown"
  | "notValid"
  | "noNetwork"
  | "notSignedYet"
  | "cannotVerify"
  /** A passkey signed this for `network`; its public key is not in the signature. */
  | "passkeySigned"
  // Signatures of an envelope.
  | "unknownKey"
  | "noKeyTried"
  | "hashValue"
  | "requiredHash"
  | "requiredPayload"

/** Networks are passphrases. */
export type VerdictDetail =
  | { kind: "network" | "for" | "otherNetwork" | "notFor" | "notSignedFor"; network: string }
  /** For whom an authorization is, if not for the signer. */
  | { kind: "otherAddress"; address: string }
  // Of a smart account's signature.
  | { kind: "passkey"; id: string }
  | { kind: "usedOn"; origin: string }
  | { kind: "signedDigest"; digest: string }
  | { kind: "delegate" | "policy" | "verifier"; address: string }
  /** `hint` is the end of the key, in hex. */
  | { kind: "unknownKeyHint"; hint: string }
  | { kind: "noKeyTriedHint"; hint: string; listed: number; tried: number }
  | {
      kind:
        | "unknownHint"
        | "notSigned"
        | "onlyContract"
        | "rulesUnknown"
        | "passkeyKeyUnknown"
        | "noNetworkHint"
        | "hashValueHint"
        // The format of a message.
        | "sep53"
        | "albedo"
        | "writtenInHex"
        | "writtenInBase64"
        // Which part of a transaction a key signed, and as whose.
        | "signedFee"
        | "signedInside"
        | "bySource"
        | "byOperationSource"
        | "requiredSigner"
        | "byNeither"
        | "notPayer"
    }
