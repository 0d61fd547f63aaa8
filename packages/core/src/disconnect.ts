import type { Context } from "./context.js"
import { conversation } from "./conversation.js"
import { limits } from "./limits.js"
import { inTurn } from "./turns.js"

/** Tells a wallet that it was disconnected here; what it makes of that is not awaited long. */
export async function tellDisconnected({ modules }: Context, walletId: string): Promise<void> {
  const module = modules.get(walletId)
  if (!module?.disconnect) return
  const ms = module.limits?.read ?? limits.read
  const told = inTurn(module, () => conversation({ ms }, async () => module.disconnect?.()))
  await conversation({ ms }, () => told).catch(() => {})
}
