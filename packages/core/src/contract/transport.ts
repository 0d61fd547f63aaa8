import { WalletError } from "./errors.js"
import { limits } from "./limits.js"
import { type Reason, reason } from "./reason.js"
import type { WalletModule } from "./wallet.js"

/** How often to check whether a late extension has arrived, in ms. */
const TRANSPORT_POLL = 100

/**
 * The error for a remembered connection that was made through another transport, or undefined if the wallet is reached
 * in the same way as before. An extension may arrive within the limit of a restore.
 */
export async function otherTransport(
  module: WalletModule,
  before: string,
): Promise<WalletError | undefined> {
  const until = Date.now() + (module.limits?.restore ?? limits.restore)
  while (module.transport !== before) {
    if (Date.now() >= until) return refusal(module, before)
    await new Promise((resolve) => setTimeout(resolve, TRANSPORT_POLL))
  }
  return undefined
}

const names: ReadonlyMap<string, Reason> = new Map([
  ["app", reason("transportApp", "app")],
  ["extension", reason("transportExtension", "extension")],
  ["window", reason("transportWindow", "window")],
  ["phone", reason("transportPhone", "phone")],
])

function nameOf(transport: string): Reason | string {
  return names.get(transport) ?? transport
}

function refusal({ productId, productName, transport }: WalletModule, before: string): WalletError {
  return new WalletError(
    "unsupported",
    reason(
      "otherTransport",
      "{wallet} was connected through its {before}. This page now reaches it through its {now}. Connect again.",
      { wallet: productName, before: nameOf(before), now: nameOf(transport ?? "extension") },
    ),
    { walletId: productId },
  )
}
