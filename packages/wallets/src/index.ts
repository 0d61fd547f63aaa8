export { type AllWalletsOptions, allWallets } from "./all-wallets.js"
export { type WalletId, walletIds } from "./wallet-ids.js"
