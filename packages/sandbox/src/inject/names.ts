/** The simulated wallets that content scripts put into a page: extensions and injected objects. */
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
