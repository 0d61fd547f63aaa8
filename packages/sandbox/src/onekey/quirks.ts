import { quirksOf, reason } from "../wallet/quirks.js"
import type { Quirk } from "../wallet/state.js"

/** How long its object waits for the extension, in ms (ON9). */
export const REPLY_TIME = 600_000

/** OneKey's quirks, numbered as on the page of wallet protocols. */
export const onekeyQuirks: readonly Quirk[] = quirksOf([], {
  IN5: reason(
    "quirkIn5",
    "It is the user's default wallet: it takes the name of Hana's object, in Hana's form.",
  ),
  "IN5-metamask": reason("quirkIn5Metamask", "It announces itself as MetaMask."),
  ON1: reason(
    "quirkOn1",
    "Updated or disabled while the page is open: it says so by an event, and requests stay without an answer.",
  ),
  "ON1-app": reason("quirkOn1App", "The page is open in OneKey's own mobile browser."),
  ON7: reason("quirkOn7", "An older build: message signatures are in hex. (Off: base64.)"),
  ON8: reason(
    "quirkOn8",
    "The account is on a hardware device, which signs only some operations and no messages.",
  ),
})
