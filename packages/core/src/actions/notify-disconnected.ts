import { conversation } from "../contract/conversation.js"
import { limits } from "../contract/limits.js"
import type { WalletModule } from "../contract/wallet.js"
import { inTurn } from "../requests/turns.js"
import type { KitState } from "../state/state.js"
import { connectedWallet } from "./called-wallet.js"
import type { Context } from "./context.js"

/** Notifies the wallets that were connected before the kit disconnected. */
export async function notifyDisconnected({ modules }: Context, before: KitState): Promise<void> {
  const others = before.otherConnections.map(({ walletId }) => walletId)
  const walletIds = new Set([connectedWallet(before) ?? "", ...others])
  await Promise.all(
    [...walletIds].map(async (walletId) => {
      const loading = modules.load(walletId)
      if (loading) await loading
      await endSession(modules.get(walletId))
    }),
  )
}

/** Notifies a wallet that it was disconnected here. Waits only briefly and ignores failures. */
export async function endSession(module: WalletModule | undefined): Promise<void> {
  if (!module?.disconnect) return
  const ms = module.limits?.read ?? limits.read
  const notified = inTurn(module, () => conversation({ ms }, async () => module.disconnect?.()))
  await conversation({ ms }, () => notified).catch(() => {})
}
