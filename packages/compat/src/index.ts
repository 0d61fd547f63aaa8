export { fromStellarWalletsKit } from "./from-stellar-wallets-kit.js"
export type { StellarWalletsKitModule } from "./module.js"
