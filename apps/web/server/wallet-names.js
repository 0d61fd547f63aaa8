/** The wallets that a configuration can name, by the names of their factories. */
export const walletNames = /** @type {const} */ ([
  "freighter",
  "albedo",
  "xbull",
  "lobstr",
  "hana",
  "rabet",
  "hot",
  "walletConnect",
  "ledger",
  "onekey",
  "scopuly",
  "klever",
  "dcent",
  "cactusLink",
  "bitget",
  "fordefi",
])
