import type { WalletModel } from "../wallet/model.js"
import type { Obstacle } from "../wallet/state.js"
import type { Request } from "./wire.js"

/** The page that asks. */
export interface Site {
  /** Host name, as grants hold it: neither protocol nor port. */
  readonly host: string
  /** Whether it is served over https. */
  readonly secure: boolean
}

/** Whether the site was granted the active account of the active network (FR4). */
export function isGranted(model: WalletModel, site: Site): boolean {
  const { grants, account, network } = model.getState()
  return grants.some(
    (grant) => grant.host === site.host && grant.account === account && grant.network === network,
  )
}

/** Whether the site may see the account now: a locked wallet answers as if it had none. */
export function isAllowed(model: WalletModel, site: Site): boolean {
  const { created, locked } = model.getState()
  return created && !locked && isGranted(model, site)
}

/** The active address, or "". */
export function visibleKey(model: WalletModel, site: Site): string {
  return isAllowed(model, site) ? model.getState().account : ""
}

/**
 * What naming an account comes to (FR6): one that the wallet has becomes the active one at once; one that it does
 * not have is ignored. With the switch off it signs without becoming active, and an unknown one is refused.
 */
export function nameAccount(
  model: WalletModel,
  request: Request,
): { address?: string; obstacle?: Obstacle } {
  const named = request.accountToSign || request.address
  if (typeof named !== "string") return {}
  const known = model.accounts.some(({ address }) => address === named)
  if (model.getState().quirks.FR6) {
    if (known) model.update({ account: named })
    return {}
  }
  if (known) return { address: named }
  const text = `This wallet does not hold ${named}.`
  return { obstacle: { kind: "notice", title: "Account not found", text } }
}
