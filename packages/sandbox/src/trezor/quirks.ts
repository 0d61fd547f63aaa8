import { quirksOf, reason } from "../wallet/quirks.js"
import type { Quirk, WalletState } from "../wallet/state.js"
import type { ConnectCode } from "./errors.js"

/** Trezor's quirks, numbered as on the page of wallet protocols. */
export const trezorQuirks: readonly Quirk[] = quirksOf([], {
  TR3: reason(
    "quirkTr3",
    "The app's library is Connect 9, whose replies differ. (Off: Connect 10.)",
  ),
  TR5: reason("quirkTr5", "Its firmware signs no contract calls."),
  TR8: reason("quirkTr8", "The browser is not supported without Trezor Suite on this computer."),
  "TR8-network": reason(
    "quirkTr8Network",
    "The browser has no permission for the local network, where Trezor Suite is.",
  ),
  TR9: reason("quirkTr9", "The page blocks the library's frame."),
  "TR9-transport": reason("quirkTr9Transport", "The library finds no way to reach the device."),
  TR10: reason("quirkTr10", "Another window uses the device."),
  "TR10-firmware": reason("quirkTr10Firmware", "Its firmware is too old."),
  "TR10-capability": reason("quirkTr10Capability", "The device lacks Stellar."),
  "TR10-cancel": reason(
    "quirkTr10Cancel",
    "The person cancels in the library's window, not on the device.",
  ),
})

const codes: Readonly<Record<string, ConnectCode>> = {
  TR8: "Handshake_Error",
  "TR8-network": "Browser_LocalNetworkPermissionMissing",
  TR9: "Init_IframeBlocked",
  "TR9-transport": "Transport_Missing",
  TR10: "Device_UsedElsewhere",
  "TR10-firmware": "Device_FwException",
  "TR10-capability": "Device_MissingCapability",
}

/** The code with which every call fails now, before the device shows anything; undefined if none does. */
export function failureOf({ installed, quirks }: WalletState): ConnectCode | undefined {
  const quirk = Object.keys(codes).find((id) => quirks[id])
  if (quirk !== undefined) return codes[quirk]
  return installed ? undefined : "Device_NotFound"
}

/** The version of the library: their replies differ (TR3). */
export function versionOf({ quirks }: WalletState): 9 | 10 {
  return quirks.TR3 ? 9 : 10
}
