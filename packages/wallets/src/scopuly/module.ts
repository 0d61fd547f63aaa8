import {
  type ErrorKind,
  type Reason,
  reason,
  type WalletCard,
  type WalletErrorFields,
  type WalletModule,
} from "@alidade/core"
import { expired, notConnected } from "../injected/failures.js"
import { moduleAt } from "../injected/module-at.js"
import type { ExtensionOptions } from "../page.js"

/** A request lives five minutes in Scopuly (SC5), in ms. A little longer, so that Scopuly says so itself. */
const REQUEST_LIVES = 310_000

/** Creates the module of Scopuly, which injects `window.scopuly`. */
export function scopulyModule(
  card: Omit<WalletCard, "load">,
  options?: ExtensionOptions,
): WalletModule {
  const module = moduleAt(card, ["scopuly"], options, {
    event: "scopuly#initialized",
    quirks: ["isConnected"],
    explain,
  })
  return Object.assign(module, {
    limits: { connect: REQUEST_LIVES, sign: REQUEST_LIVES },
    afterCancel: reason(
      "phoneStillShown",
      "Canceled here. If your phone still shows the request, decline it there: it can still be confirmed.",
    ),
  })
}

/** Scopuly reports most failures as -3, and only their texts tell them apart (SC4). */
function explain({ code, message }: WalletErrorFields): readonly [ErrorKind, Reason] | undefined {
  if (code !== -3) return undefined
  if (/expired|timed out/i.test(message)) return ["timeout", expired("Scopuly")]
  if (/^Reconnect/i.test(message)) return ["internal", notConnected("Scopuly")]
  // SC5: the window for the setup is open by now.
  if (/^First connect/i.test(message)) {
    return [
      "internal",
      reason(
        "scopulySetup",
        "Scopuly needs your phone first. Connect an account of Scopuly Mobile in the window that opened, then try again.",
      ),
    ]
  }
  return undefined
}
