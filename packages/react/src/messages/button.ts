/** The texts that the button shows at once, in English: all that is loaded with it. */
export const buttonEnglish = {
  connect: "Connect",
  notLoaded: "The wallets could not be loaded. Check the connection, then try again.",
  accountMenu: "Account {start} … {end}, menu",
  restoringMenu: "Restoring connection to {wallet}, account {start} … {end}",
}

/** Button texts by key. */
export type ButtonMessages = Readonly<Record<keyof typeof buttonEnglish, string>>
