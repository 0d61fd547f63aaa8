import type { WalletModule } from "../contract/wallet.js"
import type { Context } from "./context.js"

/** Chooses how a wallet with several ways is reached from now on. Its capabilities may depend on it. */
export function reachBy(
  { availability }: Context,
  module: WalletModule,
  transport: string | undefined,
): void {
  if (!module.useTransport) return
  module.useTransport(transport)
  availability.update()
}
