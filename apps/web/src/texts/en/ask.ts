import { defineTexts } from "../texts.js"

/** Texts of asking for money. */
export const say = defineTexts("ask", {
  title: "Ask for money",
  askFor: "Ask for {amount}",
  askAny: "Ask for any amount",
  anyAmount: "Empty: the payer decides.",
  words: "Words for the payer",
  wordsHint: "They are in the link alone. The payer sees them as your words.",
  website: "Your website",
  websiteHint: "If it signs the link, the payer sees where it comes from.",
  badWebsite: "Enter the name of a website, such as example.org.",
  make: "Make the link",
  free: "free",

  // The finished link.
  link: "Payment link",
  linkHint: "Stellar wallets open it. A copied link opens this page, where any wallet can pay.",
  signedBy: "Signed by {domain}",
  share: "Share",
  notCome: "It hasn’t come yet. While this is open, the network is asked.",

  // The signature of a website.
  signHint:
    "Wallets can’t sign links. Sign these bytes with the key that {domain} names in its stellar.toml as URI_REQUEST_SIGNING_KEY.",
  bytes: "Bytes to sign (base64)",
  checkSignature: "Check the signature",
})
