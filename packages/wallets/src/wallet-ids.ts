/**
 * The ids of all wallets: `productId` of their cards, `id` in the kit's list. This is the table of wallets. All other
 * lists derive from it, in its order: `npm run wallets -- --write`.
 */
export const walletIds = {
  freighter: "freighter",
  albedo: "albedo",
  xbull: "xbull",
  lobstr: "lobstr",
  hana: "hana",
  rabet: "rabet",
  hot: "hot-wallet",
  walletConnect: "wallet_connect",
  ledger: "LEDGER",
} as const

/** The id of one of the wallets. */
export type WalletId = (typeof walletIds)[keyof typeof walletIds]
