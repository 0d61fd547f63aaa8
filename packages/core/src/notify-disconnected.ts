import { conversation } from "./conversation.js"
import { limits } from "./limits.js"
import { inTurn } from "./turns.js"
import type { WalletModule } from "./wallet.js"

/** Notifies a wallet that it was disconnected here. Waits only briefly and ignores failures. */
export async function notifyDisconnected(module: WalletModule | undefined): Promise<void> {
  if (!module?.disconnect) return
  const ms = module.limits?.read ?? limits.read
  const notified = inTurn(module, () => conversation({ ms }, async () => module.disconnect?.()))
  await conversation({ ms }, () => notified).catch(() => {})
}
