import { defineTexts } from "../texts.js"

/** What the check of a signature found. */
export const say = defineTexts("verdicts", {
  valid: "Valid",
  validFor: "Valid for {network}",
  notValid: "Not valid",
  for: "For {network}.",
  unknownNetwork: "For an unknown network.",
  otherNetwork: "It isn’t for {network}.",
  otherAddress: "The authorization is for another address.",
  notSigned: "This address’s key didn’t sign this.",
  notSignedFor: "This address’s key didn’t sign this transaction for {network}.",
  albedo: "In Albedo’s older format, which includes the address.",
  sep53: "In SEP-53 format.",
  cannotVerify: "Can’t be verified here",
  onlyContract: "Only this address’s contract can verify its signatures.",
  badSignature: "A signature is 64 bytes in base64.",
  contract: "A contract has no signing key.",

  // Signatures of an envelope.
  unknownKey: "By an unknown key",
  unknownKeyHint:
    "The key ends with the bytes {hint}. If you know whose it may be, add the address below.",
  noKeyTried: "Not by any of the keys tried",
  noKeyTriedHint:
    "Keys listed here that end in {hint}: {listed}. Only the first {tried} were tried.",
  noNetwork: "Not valid for any known network",
  noNetworkHint: "Its hint names this key, but it isn’t this key’s signature.",
})
