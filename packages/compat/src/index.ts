export {
  fromStellarWalletsKit,
  type StellarWalletsKitModule,
} from "./from-stellar-wallets-kit.js"
