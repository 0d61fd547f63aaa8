import { quirksOf, reason } from "../wallet/quirks.js"
import type { Quirk } from "../wallet/state.js"

/** How often LOBSTR's server is polled, in ms. A signature arrives at the next poll. */
export const POLL = 5_000

/** LOBSTR's quirks, numbered as on the page of wallet protocols. */
export const lobstrQuirks: readonly Quirk[] = quirksOf(["LO3-phone", "LO3-two"], {
  LO1: reason("quirkLo1", "Build 1.3.0: does not support SIGN and stays silent."),
  "LO1-development": reason(
    "quirkLo1Development",
    "A development build of 1.3.0: replies to unsupported requests, including SIGN, with an empty message.",
  ),
  "LO2-stale": reason(
    "quirkStale",
    "Updated or disabled while the page is open: every request fails and logs an error.",
  ),
  "LO2-prompt": reason("quirkLo2Prompt", "It cannot open its window."),
  "LO2-first-run": reason(
    "quirkLo2FirstRun",
    "Just installed: shows its first-run page before it asks for access. (Turns itself off.)",
  ),
  "LO2-code": reason(
    "quirkLo2Code",
    "No phone is paired: shows a QR code for the phone before it asks for access. (Turns itself off.)",
  ),
  "LO2-access": reason(
    "quirkLo2Access",
    "Has forgotten its connections: signatures fail until a page asks for access. (Turns itself off.)",
  ),
  "LO3-phone": reason(
    "quirkLo3Phone",
    "Closing its window leaves the request on the phone, where it can still be confirmed.",
  ),
  "LO3-two": reason("quirkLo3Two", "If two signatures are requested at once, the first fails."),
  "LO3-window": reason(
    "quirkLo3Window",
    "Its window says only that the phone waits. (Off: the window shows the request itself.)",
  ),
  "LO3-worker": reason(
    "quirkLo3Worker",
    "Its worker stops while the phone waits: the request fails, and stays on the phone. (Turns itself off.)",
  ),
  "LO3-server": reason(
    "quirkLo3Server",
    "Its server can't be reached: signatures fail, and the phone shows nothing.",
  ),
  "LO3-poll": reason("quirkLo3Poll", "Signatures arrive only at multiples of 5 seconds."),
  IN6: reason("quirkIn6Lobstr", "A second extension answers as LOBSTR too, with another account."),
  LO5: reason("quirkLo5", "Message signatures are in hex. (Off: base64.)"),
  LO6: reason(
    "quirkLo6",
    "Upcoming build: access returns a walletRef for its site only, and requests can include a network.",
  ),
})
