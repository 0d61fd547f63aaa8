import { quirksOf, reason } from "../wallet/quirks.js"
import type { Quirk, WalletState } from "../wallet/state.js"
import { status } from "./apdu.js"

/** Ledger's quirks, numbered as on the page of wallet protocols. */
export const ledgerQuirks: readonly Quirk[] = quirksOf(["LE6"], {
  "LE2-5.1.0": reason(
    "quirkLedger510",
    "Stellar app 5.1.0: signs only transactions and reports no maximum size.",
  ),
  "LE2-5.2.0": reason(
    "quirkLedger520",
    "Stellar app 5.2.0: signs no messages and reports no maximum size.",
  ),
  "LE2-blind": reason("quirkLe2Blind", "Blind signing is enabled in the app's settings."),
  "LE3-6e01": reason("quirkLe36e01", "No app is open: replies 6e01."),
  "LE3-6e00": reason("quirkLe36e00", "Another app is open: replies 6e00."),
  "LE3-6d00": reason("quirkLe36d00", "Another app is open: replies 6d00."),
  "LE3-b004": reason("quirkLe3B004", "The app accepts at most 128 bytes: replies b004."),
  "LE3-b005": reason(
    "quirkLe3B005",
    "The app cannot read transactions or auth entries: replies b005.",
  ),
  LE5: reason("quirkLe5", "The browser has neither WebHID nor WebUSB."),
  "LE5-usb": reason("quirkLe5Usb", "The browser has WebUSB but no WebHID, as on Android."),
  LE6: reason("quirkLe6", "A request during another one gets no reply. (Off: it waits.)"),
})

/** The version of its Stellar app: major, minor, patch. */
export function appVersion({ quirks }: WalletState): readonly [number, number, number] {
  if (quirks["LE2-5.1.0"]) return [5, 1, 0]
  return quirks["LE2-5.2.0"] ? [5, 2, 0] : [6, 0, 0]
}

/** Largest payload that its app accepts, in bytes. */
export function maximumSize({ quirks }: WalletState): number {
  return quirks["LE3-b004"] ? 128 : 8192
}

/** The status word of every reply if the Stellar app is not open; null if it is. */
export function otherAppStatus({ created, quirks }: WalletState): number | null {
  if (!created || quirks["LE3-6e01"]) return status.noApp
  if (quirks["LE3-6e00"]) return status.otherClass
  return quirks["LE3-6d00"] ? status.unknownInstruction : null
}
