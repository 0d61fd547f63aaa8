import { defineTexts } from "../texts.js"

/** Texts of links to this page, and of what they open. */
export const say = defineTexts("links", {
  // Why a link is refused.
  notStellar: "This isn’t a web+stellar: link.",
  tooLong: "This link is too long for a Stellar link.",
  unsupported:
    "This link asks for “{operation}”. Only transactions (tx) and payments (pay) are supported.",
  twice: "This link has “{field}” twice.",
  messageTooLong: "The message of this link is longer than {most} characters.",
  badCallback: "This link’s callback isn’t a web address.",
  noTransaction: "This link has no transaction.",
  replaces:
    "This link asks to fill in transaction fields before signing, which isn’t supported. Ask for the finished transaction.",
  badSigner: "This link asks for the signature of something that isn’t an account.",
  noRecipient: "This link has no recipient.",
  badRecipient: "This link’s recipient isn’t an address.",
  badAmount: "This link’s amount can’t be paid. {reason}",
  badAsset: "This link’s asset has no code or no issuer.",
  badMemoType: "This link’s memo type doesn’t exist.",
  badMemo: "This link’s memo can’t be sent. {reason}",

  // What a link says besides its request.
  details: "Link details",
  opened: "Opened from a link, for {network}",
  authored: "The link’s author chose its content. Read it before you sign.",
  says: "It says",
  quoted: "“{message}”",
  from: "From",
  claimed: "{domain} (claimed by the link, not verified)",
  signer: "To be signed by",
  otherSigner: "The link asks for another account’s signature",
  delivers: "The link asks to deliver the signed transaction",
  deliver:
    "This page sends nothing to other sites. If you trust this address, copy or download the signed transaction and submit it there yourself:",
  copyDelivery: "Copy delivery address",

  // Registering this page for links.
  open: "Open web+stellar: links with this page",
  openHint:
    "Links on other sites that start with web+stellar: will open here. Their content stays in your browser; no server receives it.",
  ask: "Ask my browser",
  asked: "If your browser asks, allow it. You can undo this in its settings.",
  notAsked: "Your browser doesn’t let this page open links.",

  // An item that waits for a wallet.
  ready: "A transaction is ready to send",
  transactionWaits: "A transaction is waiting for your signature",
  paymentWaits: "A payment is waiting for you",
  connectFirst: "Connect a wallet to continue",
  discard: "Discard",
})
