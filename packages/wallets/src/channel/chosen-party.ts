import { pageOf } from "../page.js"

/** Our storage key for the account that the user chose of two that answer. A private page has its own. */
const keyOf = (wallet: string): string =>
  `${pageOf(wallet) ? "private:" : ""}alidade:chosen-${wallet}`

/** The account that the user chose in this tab, before a reload too. */
export function loadChoice(wallet: string): string | undefined {
  try {
    return sessionStorage.getItem(keyOf(wallet)) ?? undefined
  } catch {
    return undefined
  }
}

/** Keeps the choice in this tab. If storage is blocked, the user chooses again after a reload. */
export function saveChoice(wallet: string, account: string): void {
  try {
    sessionStorage.setItem(keyOf(wallet), account)
  } catch {
    // Storage is blocked.
  }
}
