/**
 * The ids of the wallets of `allWallets`: `productId` of their cards, `id` in the kit's list. This is the table of
 * wallets, with `moreWalletIds`. All other lists derive from it, in its order: `npm run wallets -- --write`.
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

/** The ids of more wallets, which `allWallets` leaves out: an app imports each from its entry point. */
export const moreWalletIds = {
  onekey: "onekey",
  scopuly: "scopuly",
  klever: "klever",
  dcent: "dcent",
  cactusLink: "cactuslink",
  bitget: "BitgetWallet",
  fordefi: "fordefi",
  metamask: "metamask",
  trezor: "TREZOR",
} as const

/** The id of one of the wallets of `allWallets`. */
export type WalletId = (typeof walletIds)[keyof typeof walletIds]
