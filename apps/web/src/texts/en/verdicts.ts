import { defineTexts } from "../texts.js"

/** What the check of a signature found. */
export const say = defineTexts("verdicts", {
  valid: "Valid",
  validFor: "Valid for {network}",
  validFee: "Valid, but only for the fee",
  notValid: "Not valid",
  for: "For {network}.",
  forUnknown: "Signed, but for an unknown network",
  unknownHint:
    "It counts on no network that this page knows. Anyone can sign for a network of their own.",
  otherNetwork: "It isn’t for {network}.",
  notFor: "Not for {network}.",
  otherAddress: "The authorization is for {address}.",
  notSignedYet: "Not signed yet",
  notSigned: "This address’s key didn’t sign this.",
  signedFee:
    "The key signed the fee bump, which pays the fee. That is no signature of the transaction inside.",
  signedInside: "The key signed the transaction inside the fee bump.",
  bySource: "It is the key of the account that this part is from.",
  byOperationSource: "It is the key of an account with an operation in it.",
  requiredSigner: "The transaction requires this key as a signer.",
  byNeither:
    "It isn’t the key of an account that the transaction is from. Only the network can tell whether it may sign for one.",
  notPayer:
    "It isn’t the key of the account that pays. Only the network can tell whether it may sign for it.",
  notSignedFor: "This address’s key didn’t sign this transaction for {network}.",
  albedo: "In Albedo’s older format, which includes the address.",
  sep53: "In SEP-53 format.",
  writtenInHex: "The message was signed as the bytes that are written here in hex.",
  writtenInBase64: "The message was signed as the bytes that are written here in base64.",
  cannotVerify: "Can’t be verified here",
  onlyContract: "Only this address’s contract can verify its signatures.",

  // Signatures of a smart account.
  passkeySigned: "A passkey signed this",
  passkeyKeyUnknown: "Its public key is not in the signature: only the contract can verify it.",
  rulesUnknown: "Whether the account’s rules accept it, only its contract can tell.",
  passkey: "Passkey {id}",
  usedOn: "Used on {origin}",
  signedDigest: "What was signed (hash): {digest}",
  delegate: "{address} signs in an authorization of its own.",
  policy: "The policy {address} decides as well.",
  verifier: "Only {address} can verify this key’s signature.",

  // Signatures of an envelope.
  unknownKey: "By an unknown key",
  unknownKeyHint:
    "The key ends with the bytes {hint}. If you know whose it may be, add the address below.",
  hashValue: "Reveals the value of a hash",
  hashValueHint: "It counts for an account that has this hash as a signer.",
  requiredHash: "Reveals the value of a required hash",
  requiredPayload: "Signs a required payload",
  noKeyTried: "Not by any of the keys tried",
  noKeyTriedHint:
    "Keys listed here that end in {hint}: {listed}. Only the first {tried} were tried.",
  noNetwork: "Not valid for any known network",
  noNetworkHint: "Its hint names this key, but it isn’t this key’s signature.",
})
