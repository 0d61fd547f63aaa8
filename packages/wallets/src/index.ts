export { type AllWalletsOptions, allWallets } from "./all-wallets.js"
export { moreWalletIds, type WalletId, walletIds } from "./wallet-ids.js"
