/**
 * The modules of all wallets. Every card loads its own from here, because a bundler makes one file of one `import()`: the
 * modules of the app's wallets and what they share. The modules that no card of the app uses are left out.
 */
export { albedoModule } from "./albedo/module.js"
export { freighterModule } from "./freighter/module.js"
export { hanaModule } from "./hana/module.js"
export { hotModule } from "./hot/module.js"
export { ledgerModule } from "./ledger/module.js"
export { lobstrModule } from "./lobstr/module.js"
export { rabetModule } from "./rabet/module.js"
export { walletConnectModule } from "./walletconnect/module.js"
export { xbullModule } from "./xbull/module.js"
