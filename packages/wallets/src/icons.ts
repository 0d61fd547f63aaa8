/** One image with a view per wallet: a browser fetches and parses it once. `npm run wallets -- --write` makes it. */
export const icons: string = new URL("./icons.svg?no-inline", import.meta.url).href
