import { defineTexts } from "../texts.js"

/**
 * Messages of the packages that a visitor may see, as the packages write them. `translate-reason.ts` finds them in a
 * message and writes them in the page's language. Messages for developers, and those of wallets and servers, stay as
 * they are.
 */
export const say = defineTexts("errors", {
  // Any wallet.
  engineMissing: "Couldn't load the wallet engine. Check your connection and try again.",
  noAddress: "{wallet} didn't return a Stellar address.",
  notInstalled: "{wallet} is not installed",
  noAnswerInTime: "No answer arrived in time.",
  disconnected: "The wallet was disconnected.",
  networkChanged: "The network was changed during the request.",
  otherConnection: "Another connection was started.",
  canceled: "The request was canceled.",
  slowToLoad: "{wallet} took too long to load. Check your connection and try again.",
  notLoaded: "{wallet} could not be loaded. Check your connection and try again.",
  cannotDo: '{wallet} does not support the "{method}" function',
  slowNetwork: "{wallet} didn't report its network in time.",
  noNetwork: "{wallet} didn't report a network.",
  wrongNetwork:
    "{wallet} is set to {actual}, and this request is for {expected}. Switch the network in {where}, then try again.",
  expired: "{wallet} did not answer. The request expired.",
  neverOpened: "The {wallet} window was not opened in time. The request expired.",
  windowClosed: "The {wallet} window was closed.",
  unresponsive: "{wallet} isn't responding. It may be turned off or uninstalled.",
  removed: "The wallet was removed during the request.",
  notConnected: "No account is connected and no address was given. Connect first.",
  cannotSignFor: "{wallet} cannot sign for {network}.",
  noSignature: "{wallet} didn't return a signature.",
  cannotSignEntries: "{wallet} can't sign authorization entries of {type}.",
  typeNine: "type 9",
  typeTen: "type 10 (with address)",
  accountChanged: "The account in {wallet} changed during the request. Try again.",
  signsText: "{wallet} signs text, not bytes.",
  signsWithAccounts:
    "{wallet} signs with G… accounts only. It would sign with a different account.",
  unreadableReply: "{wallet} sent an unreadable reply. It was ignored.",
  stopped: "{wallet} stopped before it answered. Try again.",
  switchedOff: "{wallet} was switched off or updated. Reload this page.",
  closedEarly: "The {wallet} window was closed before it finished.",
  works: "{wallet} works in web pages only.",

  // Addresses, base64 and XDR.
  badAddress: "Invalid Stellar address: {reason}.",
  addressEmpty: "it is empty",
  addressSecret: "it begins with S like a secret key; never share a secret key",
  addressStart: "it must begin with G, M or C",
  addressLength: "it has {length} characters instead of {wanted}",
  addressChecksum: "a character is wrong (the checksum does not match)",
  addressSecond: "its second character is wrong",
  badBase32: "Not base32: only A-Z and 2-7.",
  cutBase32: "Not base32: a character is missing, or the last one is wrong.",
  badHex: "Invalid hex: it needs an even number of the characters 0-9 and a-f.",
  badBase64: "Not base64: only A-Z, a-z, 0-9, + and /, padded with =.",
  xdrEmpty: "The XDR is empty. Enter base64.",
  xdrTooLarge: "The XDR is larger than any network accepts.",
  badXdr: "The XDR is invalid at byte {offset}: {reason}.",
  xdrShort: "it ends too early",
  xdrDeep: "it is nested too deeply",

  // Verification.
  insecure:
    "Signatures can't be verified on this page: browsers offer cryptography only over https and on http://localhost.",
  verifierFailed: "The browser couldn't verify the signature.",
  verifierMissing: "The library that verifies signatures could not be loaded. Reload the page.",
  badSignature: "The wallet didn't return a valid signature (64 bytes in base64).",
  badHexSignature: "The wallet didn't return a valid signature (64 bytes in hex).",
  otherEntryAddress: "The authorization entry is for {actual}, not for {expected}.",
  anotherNetwork: "another network",
  notAuthorization:
    "This isn't an authorization to sign (a HashIdPreimage of type 9 or 10). {reason}",
  invalidForRequest:
    "The wallet returned a signature that is not valid for {address} and this request.",
  invalidForTransaction:
    "The wallet returned a signature that is not valid for {address} and this transaction.",
  otherSigner: "{actual} signed, not {expected}. Choose {choice} in the wallet and try again.",
  anotherAccount: "Another account",
  noTransaction: "The wallet didn't return a transaction. {reason}",
  unsigned: "The wallet returned the transaction unsigned.",
  otherNetwork: "The wallet signed for {actual}, not for {expected}.",
  lostSignature:
    "The wallet removed a signature that the transaction {hash} already had. Don't submit it.",
  otherTransaction:
    "The wallet returned a different transaction ({returned}) than requested ({sent}). Don't submit it.",
  submittedOther: "The wallet submitted a different transaction than requested.",

  // Albedo.
  albedoOld:
    "This version of Albedo doesn't sign messages per SEP-53, so the signature was rejected. Update Albedo.",
  albedoProtocol:
    "Albedo uses protocol version {actual}, but version {expected} is required. Its window was closed.",
  albedoBlocked:
    "Your browser blocked the Albedo window. Allow pop-ups for this site, then try again.",
  albedoNetworks: "Albedo signs for the Public and Testnet networks only.",

  // Freighter.
  freighterUnlock: "Open the extension, unlock it, then try again.",
  freighterLong: "The message is too long for Freighter to show.",
  freighterHttp: "Freighter refuses Mainnet on http:// pages. Open this page over https://.",
  freighterMobile: "In Freighter's own mobile browser, connect with WalletConnect.",
  freighterFrame: "Freighter doesn't work inside a frame. Open this page in its own tab.",
  freighterSilent: "Freighter did not answer.",
  declined: "The request was declined in {wallet}, or its window was closed.",

  // HOT.
  hotClosed:
    "HOT was closed before it responded. If it still shows the request elsewhere, decline it there.",
  hotNetwork: "HOT only signs for the Public network.",
  hotHttps: "HOT only works on https pages.",
  hotIncomplete: "HOT did not complete the request.",
  hotSilent: "HOT's connection service did not respond. Try again.",
  hotFailed: "HOT's connection service failed ({reason}). Try again later.",
  hotOffline: "Can't reach HOT's connection service. Check your connection.",

  // Ledger.
  ledgerDifferent: "The Ledger now shows a different address for this account.",
  ledgerBlind:
    "The Ledger cannot show this, and its Stellar app only signs what it can show. To sign it anyway, turn on blind signing in the app's settings on the device.",
  ledgerApp: "The Stellar app isn't open on the Ledger. Open the Stellar app, then try again.",
  ledgerCannotShow: "The Ledger cannot show this, so it won't sign it.",
  ledgerDeclined: "The request was declined on the Ledger.",
  ledgerLocked: "The Ledger is locked. Unlock it, open its Stellar app, then try again.",
  ledgerStatus: "The Ledger failed with status {status}.",
  ledgerUnreadable: "The Ledger's response can't be read, so it was not used.",
  ledgerDamaged:
    "The Ledger's response arrived damaged, so it was not used. Unplug the device and plug it in again.",
  ledgerType: "Ledger only signs authorization entries of type 9.",
  ledgerHttps: "Ledger only works on https pages and on http://localhost.",
  ledgerBrowser:
    "This browser can't connect to a Ledger: it has no WebHID. Use Chrome, Edge, Brave or Opera.",
  ledgerFrame: "This page is in a frame that may not use devices. Open it in its own tab.",
  ledgerUnplugged:
    "No Ledger that this page may use is plugged in. Plug it in, unlock it, open its Stellar app, then try again.",
  ledgerClick: "Your browser needs a click before it lists devices. Try again.",
  ledgerList: "The browser could not list devices.",
  ledgerNotChosen:
    "No device was chosen. Plug in your Ledger, unlock it, and choose it in your browser's list.",
  ledgerSignatures: "The transaction already has 20 signatures, the maximum.",
  ledgerBusy:
    "The Ledger is in use by another tab or program. Close Ledger's own app and other pages that use it, then try again.",
  ledgerLost:
    "The Ledger was unplugged, or its app was closed. Plug it in, unlock it, open its Stellar app, then try again.",
  ledgerIndex: "An account index must be a whole number from 0 to 2147483647.",
  ledgerOther: "This Ledger has a different account at {path}. Plug in the one you connected with.",
  ledgerVersion:
    "The Stellar app on this Ledger is version {actual}. To sign {what}, it must be version {wanted} or later. Update it in Ledger's own app.",
  ledgerEntries: "authorization entries",
  ledgerMessages: "messages",

  // LOBSTR.
  lobstrNetwork: "LOBSTR signs for the Public network only.",
  lobstrAccount:
    "LOBSTR gave access to {actual}, but the request is for {expected}. Choose that account in LOBSTR, or connect again.",
  lobstrSilent: "LOBSTR did not answer.",
  lobstrDeclined:
    "The request was declined in LOBSTR, or its window was closed. If your phone still shows it, decline it there: it can still be confirmed.",
  lobstrFailed:
    "LOBSTR could not sign. It may have received another request in the meantime. Try again.",
  lobstrWindow: "LOBSTR could not open its window. Try again.",
  lobstrUnknown: "LOBSTR no longer recognizes this page. Connect again.",
  lobstrPhone: "On a phone, connect LOBSTR with WalletConnect.",

  // Rabet.
  rabetFeeBump: "Rabet does not sign fee-bump transactions.",
  rabetAccount:
    "Rabet is set to another account ({actual}). Switch to {expected} there, or connect again.",
  rabetNoSignature: "Rabet returned no signature. It could not sign this transaction.",
  rabetLocked: "Rabet is still locked. Open it, unlock it, then try again.",
  rabetNetworks: "Rabet only signs for the Public and Testnet networks.",
  rabetHint: "Rabet closes its window after 30 seconds.",
  rabetSettings: "Rabet does not respond. Open Rabet, save its settings once, then try again.",
  rabetSilent: "Rabet did not respond. Try again. {hint}",
  rabetChanged: "The account was changed in Rabet during the request. Try again.",
  rabetDeclined: "The request was declined in Rabet, or its window was closed. {hint}",
  rabetPrivacy:
    "Rabet reports that this site is not connected, although it has just connected. In Rabet's settings (General), turn off Privacy mode and save. Keep this browser's window fully on the screen, then try again.",
  rabetNoAccount: "Rabet has no account yet. Create one in Rabet, then try again.",
  rabetRelocked: "Rabet was locked before it signed. Unlock it, then try again.",
  rabetUnreadable: "Rabet could not read this transaction.",
  rabetWindow:
    "Rabet could not open its window. Move this browser's window fully onto the screen, then try again.",
  rabetTimedOut: "Rabet closed its window after 30 seconds without an answer. Try again.",

  // Wallets on a phone.
  phoneSession: "Can't reach the connection service. The session is still open.",
  phoneUnsupported: "The wallet on the phone does not support this request.",
  phoneExpired: "The request expired without a response from the phone.",
  phoneOffline: "Can't reach the connection service. Check your connection, then try again.",
  phoneEnded: "The wallet closed the session, or the session expired. Connect again.",
  phoneAccount:
    "{wallet} does not share the requested account. Choose it in the wallet, then connect again.",
  phoneNetwork:
    "{wallet} is connected to {actual}, but this request is for {expected}. Switch the network in the wallet, then connect again.",
  phoneRejected: "The wallet submitted the transaction, but the network rejected it{hash}.",
  phoneSent:
    "The wallet signed and sent the transaction ({status}) but did not return it. Use signAndSubmitTransaction instead.",
  phoneLong: "The message is too long. Wallets on phones accept at most {most} bytes.",

  // xBull.
  xbullClosed:
    "xBull's window was closed, or it did not receive the request. Try again. If that does not help, reload this page.",
  xbullDeclined: "The request was declined in xBull.",
  xbullUnread: "The request was declined in xBull. If xBull asked nothing, it could not read it.",
  xbullNoAccount: "xBull has no account yet. Create one in xBull first.",
  xbullUnknown: "xBull does not have this account on this network.",
  xbullSilent: "xBull failed without saying why. It may not know this network.",
  xbullLong: "The message is too long for xBull. It can have at most {most} characters.",
})
