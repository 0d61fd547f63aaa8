import { defineTexts } from "../texts.js"

/** Texts of the message tab. */
export const say = defineTexts("message", {
  lead: "A signed message proves that you own your address. It doesn’t move any funds.",
  message: "Message",
  format: "Message format",
  text: "Text",
  hex: "Hex bytes",
  base64: "Base64 bytes",
  messageIn: "Message, in {format}",
  textOnly: "{wallet} accepts a message as text and signs its bytes.",
  nothing: "Enter the message to sign.",
  notText: "These bytes aren’t UTF-8 text, and {wallet} only signs text.",
  unsupported: "{wallet} doesn’t sign messages",
  unsupportedHint: "Connect a wallet that does, such as Freighter, Albedo or xBull.",
  signatureHex: "Signature in hex",
  hash: "Hash that was signed (SHA-256, hex)",
  matches: "Exactly what you wrote",
  signAnother: "New message",

  // What is wrong with typed bytes.
  noBytes: "Enter the bytes to sign.",
  badHex: "Hex bytes are pairs of the digits 0–9 and a–f.",
  badBase64: "This isn’t base64.",
})
