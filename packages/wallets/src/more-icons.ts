/** One image of the wallets that `allWallets` does not list, with a view per wallet, as `icons` is one of the others. */
export const moreIcons: string = new URL("./more-icons.svg?no-inline", import.meta.url).href
