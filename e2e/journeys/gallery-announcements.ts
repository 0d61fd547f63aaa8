/** What a screen reader is told in a state: politely, or at once. */
export type Said = string | { urgent: string }

const asked = "Read the request there, then approve or decline it."
const slow = "Still waiting. The request may be hidden behind another window."
const unexpected =
  "Freighter returned something unexpected. The reply does not match what was asked, so it was not used."

/**
 * The texts of the live regions in every state of the gallery. What is not here says nothing: its heading, or what is in
 * it, has focus and is read.
 */
export const announcements: Readonly<Record<string, Said>> = {
  "button/menu-copied": "Copied!!",
  "button/menu-not-copied": "The browser refused to copy. Select the address and copy it by hand.",
  "picker/found": "3 wallets",
  "picker/no-match": "No wallet matches “Polaris”",
  "picker/arrival": "Hana Wallet is available now.",

  "connection/awaiting-extension":
    "Continue in Freighter. Approve the connection in the extension window.",
  "connection/needs-click":
    "Open Albedo. Your browser opens the wallet’s window only when you click.",
  "connection/awaiting-popup": "Continue in the Albedo window. Approve there, then come back here.",
  "connection/awaiting-phone": "Continue on your phone. Approve the request in Lumo.",
  "connection/awaiting-device": "Continue on your device. Unlock it and open the Stellar app.",
  "connection/awaiting-messenger":
    "Continue in your messenger. Approve the request in HOT Wallet there, then come back.",
  "connection/slow": `Continue in Freighter. Approve the connection in the extension window. ${slow}`,
  "connection/device-locked": "Unlock Ledger. Unlock your Ledger, then try again.",
  "connection/locked": "Unlock Freighter. Open the extension, unlock it, then try again.",
  "connection/rejected":
    "Request declined. The request was declined in Freighter, or its window was closed.",
  "connection/popup-blocked":
    "Your browser blocked the window. Allow pop-ups for this site or open it yourself.",
  "connection/popup-closed": "The Albedo window was closed. The connection was not finished.",
  "connection/not-installed":
    "Freighter is not installed. Install it, then come back; this page will notice.",
  "connection/arrived": "Freighter is available now.",
  "connection/wrong-network": "Freighter is on Public. This app uses Testnet. Switch in Freighter.",
  "connection/unsupported":
    "LOBSTR can’t do this. This app needs authorization entries, which this wallet does not sign.",
  "connection/outdated":
    "Update Freighter. Your version does not speak the version this app needs.",
  "connection/page-stale":
    "Reload this page. Freighter was updated or restarted, and this page lost touch with it.",
  "connection/timeout": "No answer from Freighter. The request expired.",
  "connection/wrong-account":
    "Another account in Freighter. The account changed in Freighter while it was being asked.",
  "connection/wrong-app":
    "Open the Stellar app. On your Ledger another app is open. Open the Stellar app.",
  "connection/unplugged": "Ledger is not attached. Attach your Ledger by cable.",
  "connection/failed": {
    urgent: "Something went wrong in Freighter. The extension’s background did not start.",
  },
  "connection/failed-details": {
    urgent: "Something went wrong in Freighter. The background did not start.",
  },
  "connection/mismatch": { urgent: unexpected },
  "connection/success": "Connected. GBXF…ZYCP7L with Freighter",

  "accounts/reading": "Reading accounts from your device…",
  "accounts/reading-more": "Reading accounts from your device…",
  "accounts/read": "2 accounts read",
  "accounts/error": { urgent: "Unlock your Ledger, then try again." },
  "accounts/nothing-read": { urgent: "Attach your Ledger by cable, then try again." },
  "accounts/verifying": "Compare it with what the device shows, and confirm it there.",
  "accounts/verified": "Confirmed on the device",
  "accounts/refused": "Not confirmed on the device",

  "bridge/loading": "Opening WalletConnect",
  "bridge/ready": "Scan with your phone’s wallet",
  "bridge/expiring": "Scan with your phone’s wallet",
  "bridge/expired": { urgent: "Code expired" },
  "bridge/offline": { urgent: "Can’t reach the bridge" },
  "bridge/explorer": "All wallets",
  "bridge/no-match": "No wallet matches “Polaris”",
  "bridge/phone": "Open in a wallet",
  "bridge/phone-code": "Scan with your phone’s wallet",
  "bridge/toast": "Link copied",
  "bridge/toast-error": { urgent: "The browser refused to copy." },
  "overlay/open": "Continue in the HOT Wallet window. Approve there, then come back here.",

  "signing/transaction": `Sign in Freighter. ${asked}`,
  "signing/dangerous": `Sign in Freighter. ${asked}`,
  "signing/authorization": `Sign in Freighter. ${asked}`,
  "signing/message": `Sign in Freighter. ${asked}`,
  "signing/queued": `Sign in Freighter. ${asked}`,
  "signing/needs-click": "Open Albedo. Your browser opens the wallet’s window only when you click.",
  "signing/awaiting-popup": "Sign in Albedo. Approve there, then come back here.",
  "signing/awaiting-phone": "Sign in WalletConnect. Approve the request in WalletConnect.",
  "signing/awaiting-device": "Sign in Ledger. Read the request there, then approve or decline it.",
  "signing/blind": {
    urgent:
      "Ledger can’t show this transaction. It can only sign its hash: what you confirm there cannot be read there. Go on only if you trust this page, and compare the hash.",
  },
  "signing/slow": `Sign in Freighter. ${asked} ${slow}`,
  "signing/rejected":
    "Request declined. The request was declined in Freighter, or its window was closed.",
  "signing/locked": "Unlock Freighter. Open the extension, unlock it, then try again.",
  "signing/timeout": "No answer from Freighter. The request expired.",
  "signing/wrong-network": "Freighter is on Public. This app uses Testnet. Switch in Freighter.",
  "signing/failed": {
    urgent: "Something went wrong in Freighter. The extension’s background did not start.",
  },
  "signing/altered": { urgent: unexpected },
  "signing/unsigned": { urgent: unexpected },
}
