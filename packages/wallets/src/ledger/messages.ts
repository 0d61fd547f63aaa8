/** What is said of a request that was cancelled. */
export const AFTER_CANCEL =
  "Cancelled here. If your Ledger still shows the request, refuse it there: nothing that it answers is used."

/** The words for an account asked for where nobody can choose one. */
export const NO_SCREEN =
  "A Ledger has many accounts, and no screen is there to choose one. Show the kit's screens, or name a path such as 44'/148'/0'."
