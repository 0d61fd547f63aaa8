/** The simulated extensions that a page has unless others are named. They are in `inject.js`. */
export const mainNames = ["freighter", "xbull", "lobstr", "hana", "rabet"] as const

/** All wallets that content scripts put into a page: extensions and injected objects. They are in `inject-all.js`. */
export const injectedNames = [
  "freighter",
  "xbull",
  "lobstr",
  "hana",
  "rabet",
  "hot",
  "onekey",
  "scopuly",
  "klever",
  "dcent",
  "cactusLink",
  "bitget",
  "fordefi",
  "metamask",
  "gnomon",
] as const

/** The name of a wallet that content scripts put into a page. */
export type InjectedName = (typeof injectedNames)[number]
