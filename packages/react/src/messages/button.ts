/** English texts that the button shows at once. No other texts load with it. */
export const buttonEnglish = {
  connect: "Connect",
  notLoaded: "Couldn’t load the wallets. Check your connection and try again.",
  accountMenu: "Account {start} … {end}, menu",
  restoringMenu: "Restoring connection to {wallet}, account {start} … {end}",
}

/** Button texts by key. */
export type ButtonMessages = Readonly<Record<keyof typeof buttonEnglish, string>>
