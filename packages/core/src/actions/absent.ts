import { WalletError } from "../contract/errors.js"
import { reason } from "../contract/reason.js"
import type { WalletModule } from "../contract/wallet.js"
import type { Context } from "./context.js"

/** Why a wallet that was not found can't be asked. */
export function absent({ modules }: Context, module: WalletModule): WalletError {
  const failure = modules.failure(module.productId)
  if (failure) return failure
  const obstacle = module.obstacle?.()
  if (obstacle) return new WalletError("unsupported", obstacle)
  return new WalletError(
    "not-installed",
    module.absence ??
      reason("notInstalled", "{wallet} is not installed", { wallet: module.productName }),
  )
}
