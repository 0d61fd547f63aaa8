/** The ids of the nine wallets: `productId` of their cards, `id` in the kit's list. */
export const walletIds = {
  freighter: "freighter",
  albedo: "albedo",
  xbull: "xbull",
  hana: "hana",
  rabet: "rabet",
  lobstr: "lobstr",
  hot: "hot-wallet",
  ledger: "LEDGER",
  walletConnect: "wallet_connect",
} as const

/** The id of one of the nine wallets. */
export type WalletId = (typeof walletIds)[keyof typeof walletIds]
