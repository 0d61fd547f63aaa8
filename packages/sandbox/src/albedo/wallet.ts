import { type WalletDefinition, webWallet } from "../wallet/definition.js"
import { albedo as web } from "./web-wallet.js"

/** Albedo, whose windows and frames are pages of its site. */
export const albedo: WalletDefinition<{ url: string }> = webWallet(
  web,
  () => [],
  ({ config }) => ({ url: config.sites.albedo }),
)
