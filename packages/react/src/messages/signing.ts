import { connectionEnglish } from "./connection.js"

const words = {
  asked: "Request",
  kindTransaction: "Transaction to sign",
  kindAuthEntry: "Authorization to sign",
  kindMessage: "Message to sign",
  requestAccount: "Account",
  rawTransaction: "Envelope (XDR)",
  rawAuthEntry: "Preimage (XDR)",
  rawMessage: "Text",
  rawBytes: "Bytes (base64)",
  queued: { one: "{count} more waiting", other: "{count} more waiting" },
}

/** English texts of a signature request, with those of its wallet's state. */
export const signingEnglish: typeof words & typeof connectionEnglish = {
  ...connectionEnglish,
  ...words,
}
