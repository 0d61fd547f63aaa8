import type { Context } from "./context.js"
import { conversation } from "./conversation.js"
import { limits } from "./limits.js"
import { joinLine } from "./turns.js"

/** Tells a wallet that it was disconnected here; what it makes of that is not awaited long. */
export async function tellDisconnected({ modules }: Context, walletId: string): Promise<void> {
  const module = modules.get(walletId)
  if (!module?.disconnect) return
  const turn = module.oneAtATime ? joinLine(module.productId) : undefined
  const told = async (): Promise<void> => {
    await turn?.come
    await module.disconnect?.()
  }
  const ms = module.limits?.read ?? limits.read
  await conversation({ ms }, told).catch(() => {})
  turn?.leave()
}
