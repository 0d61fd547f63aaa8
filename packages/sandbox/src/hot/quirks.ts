import { quirksOf, reason } from "../wallet/quirks.js"
import type { Quirk } from "../wallet/state.js"

/** Delay in ms of the wallet's response when it is late (HO4-late). */
export const LATE = 30_000

/** Duration in ms of a call to a slow relay. */
export const SLOW = 5_000

/** HOT's quirks, numbered as on the page of wallet protocols. Most are faults of the relay. */
export const hotQuirks: readonly Quirk[] = quirksOf(["HO1"], {
  HO1: reason(
    "quirkHo1",
    "Decodes requests as UTF-8, which the vendor's package does not write: text beyond ASCII arrives garbled. (Off: as the package writes it.)",
  ),
  TELEGRAM: reason(
    "quirkHotTelegram",
    "The page runs inside Telegram, where a link opens the wallet.",
  ),
  "HO2-slow": reason("quirkHo2Slow", "The relay takes five seconds to store a request."),
  "HO2-4xx": reason("quirkHo24xx", "The relay rejects requests: too many (429)."),
  "HO2-5xx": reason("quirkHo25xx", "The relay rejects requests: it is down (503)."),
  "HO2-html": reason(
    "quirkHo2Html",
    "A proxy in front of the relay responds with an HTML page (502).",
  ),
  "HO4-late": reason("quirkHo4Late", "The wallet's response arrives half a minute late."),
  "HO4-slow": reason("quirkHo4Slow", "The relay takes five seconds to deliver a response."),
  "HO4-5xx": reason("quirkHo45xx", "The relay delivers no response: it is down (503)."),
  "HO4-gone": reason("quirkHo4Gone", "The relay has forgotten the request (410)."),
  "HO4-garbage": reason("quirkHo4Garbage", "The relay's responses are truncated, invalid JSON."),
  "HO4-html": reason("quirkHo4Html", "The relay responds with HTML pages and status 200."),
  HO5: reason("quirkHo5", "The relay forges the wallet's response with its own key."),
})
