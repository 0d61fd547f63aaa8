/**
 * Why an error of each kind happens, what the visitor can do, and what the app can do. The pages of errors add the code and
 * the messages from the sources.
 * @type {Readonly<Record<string, { cause: string, visitor: string, app: string }>>}
 */
export const remedies = {
  rejected: {
    cause:
      "The visitor declined the request in the wallet. Some wallets report the same when their window is closed.",
    visitor: "Ask again, and approve it in the wallet.",
    app: "Show no alarm: it was a decision. Keep the form as it is and offer the button again.",
  },
  "popup-closed": {
    cause: "The wallet's window was closed before the wallet answered.",
    visitor: "Ask again, and leave the window open until the wallet has answered.",
    app: "Treat it like `rejected`. Don't open the window again by yourself: browsers block windows without a click.",
  },
  aborted: {
    cause:
      "The app's `signal` aborted, the visitor canceled in the app, the hook's component was unmounted, or another call replaced this one.",
    visitor: "Nothing. Ask again if the request is still wanted.",
    app: "Ignore it. If it comes as a surprise, look for a component that is unmounted while its hook's request is pending.",
  },
  "wrong-network": {
    cause:
      "The wallet, the returned signature, or the authorization is for another network than the kit's.",
    visitor: "Choose the app's network in the wallet, then ask again.",
    app: "`wrongNetworkOf(error)` names both networks. To use the wallet's network instead, call `kit.setNetwork` with its passphrase.",
  },
  "wrong-account": {
    cause:
      "Another account signed than the one that was asked, or the wallet's account changed during the request.",
    visitor: "Choose the right account in the wallet, or connect the other one.",
    app: "Use the account in the kit's state for each request. `error.returned` is what the wallet signed. Never submit it.",
  },
  unsupported: {
    cause:
      "The wallet lacks the function, or cannot sign for this network. The kit usually knows it before it asks the wallet.",
    visitor: "Connect a wallet that has the function.",
    app: "Read `kit.capabilities(walletId)` before you offer the button, or set `requiredCapabilities` in the kit's options: the picker then says what a wallet lacks.",
  },
  "bad-request": {
    cause:
      "The app passed something invalid: an unknown network or wallet, XDR that does not parse, an option of the wrong type.",
    visitor: "Nothing. The app must be mended.",
    app: "The message names the argument. If the wallet sent the error, `walletId` is set, and the wallet's own error is in `cause`.",
  },
  "no-wallet": {
    cause: "The call needs a connected or selected wallet. The kit has no such wallet.",
    visitor: "Connect a wallet.",
    app: "Show the connect button first, or pass an `address` with the request.",
  },
  external: {
    cause:
      "A service other than the wallet failed: Horizon, JSON-RPC, a relay, or a file that could not be loaded.",
    visitor: "Check the connection, then try again.",
    app: "Look at `cause`. If a content security policy blocks the address, add it to `connect-src`.",
  },
  locked: {
    cause: "The wallet is locked, and was not unlocked for this request.",
    visitor: "Unlock the wallet, then ask again.",
    app: "Offer the same button again. The connection stays.",
  },
  "wrong-app": {
    cause: "Another app than Stellar's is open on the hardware wallet.",
    visitor: "Open the Stellar app on the device, then ask again.",
    app: "Offer the same button again.",
  },
  unplugged: {
    cause:
      "No device that the page may use is plugged in, or the device was unplugged during the request.",
    visitor: "Plug the device in, unlock it, and ask again.",
    app: "Offer the same button again. The browser asks for the device again if it must.",
  },
  "not-installed": {
    cause: "The wallet's extension is not in this browser, or is turned off.",
    visitor: "Install or turn on the extension, then reload the page.",
    app: "The picker links to the wallet's website. With a list of your own, read `isAvailable` and `url` of the descriptor.",
  },
  "page-stale": {
    cause:
      "The extension was updated, reloaded, or turned off while the page was open, or two extensions answer as one wallet.",
    visitor: "Reload the page. If two extensions answer as one, turn one of them off.",
    app: "Offer a button that reloads the page. Keep unsaved input first.",
  },
  "popup-blocked": {
    cause: "The browser did not let the wallet's window open.",
    visitor: "Allow windows for this site, or press the button again.",
    app: "Call the kit inside the click, before any `await`. With `SigningView` or a screen that calls `kit.attachScreen`, the kit asks for the missing click itself.",
  },
  timeout: {
    cause: "No answer arrived within the limit. The wallet's window may be behind another one.",
    visitor: "Look for the wallet's window. Then ask again.",
    app: "`error.expired` is set if the kit's own limit has passed. A wallet may still answer later; the answer is ignored.",
  },
  altered: {
    cause: "The wallet signed something other than what it got. The kit found the difference.",
    visitor: "Don't trust the signature. Try another wallet, and report the case to its makers.",
    app: "Never submit `error.returned`. `DifferencesPreview` shows what differs. For fee bumps and services that add signatures, set `allowAltered` for that call.",
  },
  "bad-signature": {
    cause: "The signature is not valid for the address that the app asked for.",
    visitor: "Try another wallet, and report the case to the wallet's makers.",
    app: "Never submit `error.returned`. Check that the request names the network and the account that the wallet shows.",
  },
  "bad-reply": {
    cause: "The wallet's reply does not have the shape that its protocol requires.",
    visitor: "Update the wallet, then try again.",
    app: "The wallet's reply is in `cause` or `ext`. Report it to the wallet's makers, or to us if the wallet changed its protocol.",
  },
  outdated: {
    cause: "The wallet's version, or that of its protocol, is too old.",
    visitor: "Update the wallet, then reload the page.",
    app: "Nothing: the message says which version is needed.",
  },
  internal: {
    cause: "The wallet failed for a reason of its own.",
    visitor: "Read the wallet's message, and try again.",
    app: "The wallet's own error is in `cause`. Its message is in `message`.",
  },
}
