/** The simulated wallets that are web pages, by name. */
export { albedo } from "./albedo/web-wallet.js"
export { hot } from "./hot/web-wallet.js"
export { xbull } from "./xbull/web-wallet.js"
