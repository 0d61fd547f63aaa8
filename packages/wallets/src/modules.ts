/**
 * The modules of all wallets. Every card imports its module from here, so that a bundler makes one chunk with the
 * modules of the app's wallets and their shared code. It leaves out the modules that no card of the app uses. A card
 * passes itself to its module: a bundler splits the app's first load into more files if modules import the cards too.
 */
export { albedoModule } from "./albedo/module.js"
export { bitgetModule } from "./bitget/module.js"
export { cactusLinkModule } from "./cactuslink/module.js"
export { dcentModule } from "./dcent/module.js"
export { fordefiModule } from "./fordefi/module.js"
export { freighterModule } from "./freighter/module.js"
export { hanaModule } from "./hana/module.js"
export { hotModule } from "./hot/module.js"
export { injectedModule } from "./injected/module.js"
export { kleverModule } from "./klever/module.js"
export { ledgerModule } from "./ledger/module.js"
export { lobstrModule } from "./lobstr/module.js"
export { metamaskModule } from "./metamask/module.js"
export { onekeyModule } from "./onekey/module.js"
export { rabetModule } from "./rabet/module.js"
export { scopulyModule } from "./scopuly/module.js"
export { trezorModule } from "./trezor/module.js"
export { walletConnectModule } from "./walletconnect/module.js"
export { xbullModule } from "./xbull/module.js"
