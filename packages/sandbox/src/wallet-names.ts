/** The wallets that the sandbox simulates. */
export const walletNames = [
  "freighter",
  "albedo",
  "xbull",
  "lobstr",
  "hana",
  "rabet",
  "hot",
  "phone",
  "ledger",
  "onekey",
  "scopuly",
  "klever",
  "dcent",
  "cactusLink",
  "bitget",
  "fordefi",
  "metamask",
  "trezor",
  "gnomon",
] as const

/** The name of a simulated wallet. */
export type WalletName = (typeof walletNames)[number]
