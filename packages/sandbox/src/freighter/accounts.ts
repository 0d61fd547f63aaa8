import type { WalletModel } from "../wallet/model.js"
import type { Obstacle } from "../wallet/state.js"
import type { Request } from "./wire.js"

/** The requesting page. */
export interface Site {
  /** Host name as in grants, without protocol and port. */
  readonly host: string
  /** Whether it uses https. */
  readonly secure: boolean
}

/** Whether the site has a grant for the active account on the active network (FR4). */
export function isGranted(model: WalletModel, site: Site): boolean {
  const { grants, account, network } = model.getState()
  return grants.some(
    (grant) => grant.host === site.host && grant.account === account && grant.network === network,
  )
}

/** Whether the site may see the account now. A locked wallet replies as if there were no grant. */
export function isAllowed(model: WalletModel, site: Site): boolean {
  const { created, locked } = model.getState()
  return created && !locked && isGranted(model, site)
}

/** FR6: wallets whose window is open for an account that is not active yet. */
const switching = new WeakSet<WalletModel>()

/** The active address, or "". Empty once while the wallet switches to a requested account. */
export function visibleKey(model: WalletModel, site: Site): string {
  if (switching.delete(model)) return ""
  return isAllowed(model, site) ? model.getState().account : ""
}

/** The request for the account has ended. */
export function endSwitching(model: WalletModel): void {
  switching.delete(model)
}

/**
 * Handles a requested account (FR6): one that the wallet holds becomes the active one at once, another is ignored. With
 * the quirk off, the account signs without becoming active, and an unknown one is refused.
 */
export function requestedAccount(
  model: WalletModel,
  request: Request,
): { address?: string; obstacle?: Obstacle } {
  const requested = request.accountToSign || request.address
  if (typeof requested !== "string") return {}
  const known = model.accounts.some(({ address }) => address === requested)
  const { quirks, account } = model.getState()
  if (quirks.FR6) {
    if (known && requested !== account && quirks["FR6-late"]) {
      switching.add(model)
      model.update({ quirks: { "FR6-late": false } })
    }
    if (known) model.update({ account: requested })
    return {}
  }
  if (known) return { address: requested }
  const text = `This wallet does not hold ${requested}.`
  return { obstacle: { kind: "notice", title: "Account not found", text } }
}
