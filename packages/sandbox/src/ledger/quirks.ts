import { quirksOf } from "../wallet/quirks.js"
import type { Quirk, WalletState } from "../wallet/state.js"
import { status } from "./apdu.js"

/** Ledger's switches, numbered as the page of wallet protocols numbers its facts. */
export const ledgerQuirks: readonly Quirk[] = quirksOf(["LE6"], {
  "LE2-5.1.0":
    "Its Stellar app is version 5.1.0, which signs transactions alone, and states no maximum size.",
  "LE2-5.2.0":
    "Its Stellar app is version 5.2.0, which signs no messages, and states no maximum size.",
  "LE2-blind": "Blind signing is allowed in its app's settings.",
  "LE3-6e01": "No app is open on it: it says 6e01.",
  "LE3-6e00": "Another app is open on it, which says 6e00.",
  "LE3-6d00": "Another app is open on it, which says 6d00.",
  "LE3-b004": "Its app takes no more than 128 bytes: it says b004.",
  "LE3-b005": "Its app cannot read any transaction or auth entry: it says b005.",
  LE5: "The browser has neither WebHID nor WebUSB.",
  "LE5-usb": "The browser has WebUSB, but no WebHID, as on Android.",
  LE6: "What is asked while it answers something else gets no answer. (Off: it waits.)",
})

/** The version of its Stellar app: major, minor, patch. */
export function appVersion({ quirks }: WalletState): readonly [number, number, number] {
  if (quirks["LE2-5.1.0"]) return [5, 1, 0]
  return quirks["LE2-5.2.0"] ? [5, 2, 0] : [6, 0, 0]
}

/** Bytes that its app takes of what is to be signed. */
export function maximumSize({ quirks }: WalletState): number {
  return quirks["LE3-b004"] ? 128 : 8192
}

/** What is open on it: null for its Stellar app, else the status word that everything else says. */
export function openInstead({ created, quirks }: WalletState): number | null {
  if (!created || quirks["LE3-6e01"]) return status.noApp
  if (quirks["LE3-6e00"]) return status.otherClass
  return quirks["LE3-6d00"] ? status.unknownInstruction : null
}
