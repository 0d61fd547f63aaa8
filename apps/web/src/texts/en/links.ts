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
  badReplace: "What this link leaves open doesn’t match its explanations.",
  unknownField: "This link leaves “{field}” open, which can’t be filled in here.",
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
  theyWrite: "They write",
  passedOn: "Passed on",
  quoted: "“{message}”",
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
  payTo: "Pay {party}",
  payAmountTo: "Pay {amount} to {party}",
  to: "To",
  anyAmount: "You choose the amount",
  issuer: "Issuer of the asset",
  nothingPaid: "Nothing is paid before you review it here and sign it in your wallet.",
  connectFirst: "Connect a wallet to continue",
  discard: "Discard",

  // What a link leaves open.
  fill: "Fill in what the link leaves open",
  notFillable: "This link can’t be filled in",

  // Who vouches for a link.
  askedBy: "Asked by {domain}, which signed this link",
  nobody: "No website vouches for this link.",
  checkFirst:
    "The link says which website made it. Check that first. The website then sees your internet address.",
  checkSender: "Check who asks",
  keyChanged: "This website signs with another key than last time",
  keyChangedHint: "It may have a new key, or somebody else controls it. If in doubt, ask it.",
  stopped: "Don’t trust this link",
  stoppedHint: "Ask for a new link. This one can’t be signed here.",
  nothingOpened: "Nothing was opened",
  unsigned: "The link names a website, but isn’t signed by it.",
  badDomain: "The link names a website that can’t exist.",
  blocked: "This page can’t ask the website that the link names.",
  unreachable: "The website that the link names didn’t answer.",
  noKey: "The website that the link names has no key for links.",
  wrongSignature: "The link’s signature is wrong. Somebody may have changed the link.",
})
