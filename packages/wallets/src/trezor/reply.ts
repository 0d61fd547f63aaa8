import { type ErrorKind, type Reason, reason, WalletError } from "@alidade/core"
import { own } from "../own.js"
import { failed, isText, unreadable } from "../values.js"

const wallet = "Trezor"

const declined = reason(
  "declined",
  "The request was declined in {wallet}, or its window was closed.",
  { wallet },
)
const busy = reason(
  "trezorBusy",
  "The Trezor is in use elsewhere. End that in Trezor Suite or the other page, then try again.",
)
const suite = reason(
  "trezorSuite",
  "This page can't reach a Trezor. Open Trezor Suite on this computer, plug in your Trezor, then try again.",
)
const local = reason(
  "trezorLocal",
  "Your browser keeps this page from Trezor Suite. Let this site reach apps on this computer, then try again.",
)
const site = reason(
  "trezorSite",
  "Trezor's own page did not load. Check your connection and what your browser blocks, then try again.",
)

/** What Connect's codes mean. */
const meanings: Readonly<Record<string, readonly [ErrorKind, Reason]>> = {
  // TR10
  Method_Cancel: ["rejected", declined],
  Method_Interrupted: ["rejected", declined],
  Method_PermissionsNotGranted: ["rejected", declined],
  Failure_ActionCancelled: ["rejected", declined],
  Failure_PinCancelled: ["rejected", declined],
  Device_CallInProgress: ["external", busy],
  Device_UsedElsewhere: ["external", busy],
  // TR8
  Browser_LocalNetworkPermissionMissing: ["external", local],
  Handshake_Error: ["external", suite],
  // TR9
  Transport_Missing: ["unplugged", suite],
  Device_NotFound: ["unplugged", suite],
  Device_Disconnected: ["unplugged", suite],
  Init_IframeBlocked: ["external", site],
  Init_IframeTimeout: ["external", site],
  Popup_ConnectionMissing: ["external", site],
}

/** Codes of a device, Suite, or library that is too old for the request (TR10). Their texts say more. */
const outdated: readonly string[] = [
  "Device_FwException",
  "Device_MissingCapability",
  "Method_InvalidParameter",
]

/**
 * The payload of Connect's reply, unchecked. Version 9 has a failure in the payload, version 10 in a field of its own
 * (TR3). Throws the failure, or `bad-reply`.
 */
export function readReply(reply: unknown): unknown {
  const success = own(reply, "success")
  if (success === true) return own(reply, "payload")
  if (success !== false) return unreadable(wallet)
  throw failureOf(own(reply, "error") ?? own(reply, "payload"))
}

/** The error for a failure of Connect: its code, and a text that version 9 names `error` and version 10 `message`. */
export function failureOf(failure: unknown): WalletError {
  // The app's library may also fail while it is loaded.
  if (WalletError.is(failure)) return isMeant(failure.cause) ? failureOf(failure.cause) : failure
  const code = own(failure, "code")
  const text = [own(failure, "message"), own(failure, "error"), failure].find((each) =>
    isText(each),
  )
  const details = { ext: { code: isText(code, 100) ? code : undefined }, cause: failure }
  const said = text?.replace(/\.$/, "")
  if (isMeant(failure)) return new WalletError(...meanings[`${code}`]!, details)
  if (outdated.some((each) => each === code)) {
    const words = reason(
      "trezorOutdated",
      "The Trezor's firmware or app can't do this ({reason}). Update it in Trezor Suite.",
      { reason: { quote: said ?? `${code}` } },
    )
    return new WalletError("outdated", words, details)
  }
  return new WalletError("internal", failed(wallet, said), details)
}

function isMeant(failure: unknown): boolean {
  const code = own(failure, "code")
  return typeof code === "string" && Object.hasOwn(meanings, code)
}
