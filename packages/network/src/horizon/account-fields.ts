import { AuthFlag } from "../entries/account.js"

/** The flags of an account, as an issuer of assets. */
export function accountFlags(flags: number): Record<string, boolean> {
  return {
    auth_required: (flags & AuthFlag.required) !== 0,
    auth_revocable: (flags & AuthFlag.revocable) !== 0,
    auth_immutable: (flags & AuthFlag.immutable) !== 0,
    auth_clawback_enabled: (flags & AuthFlag.clawbackEnabled) !== 0,
  }
}
