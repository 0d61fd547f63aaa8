import { far } from "../wallet/far.js"
import type { Fields } from "../wallet/fields.js"
import type { WalletModel } from "../wallet/model.js"
import type { Signable } from "../wallet/sign-request.js"
import { canSign } from "../wallet/signing.js"
import { type Failure, failure } from "./errors.js"

/** The largest payload of each kind, in bytes (SC6). */
const sizes = { transaction: 512 * 1024, "auth-entry": 256 * 1024, message: 16 * 1024 } as const

/** Why Scopuly refuses to show a request; undefined if it shows it (SC3, SC4, SC6). */
export async function checkRequest(
  model: WalletModel,
  signable: Signable,
  { address, networkPassphrase, submitUrl }: Fields,
): Promise<Failure | undefined> {
  const { account, quirks } = model.getState()
  const { kind, payload, passphrase } = signable
  if (submitUrl !== undefined || !payload) return failure("invalid")
  if (new TextEncoder().encode(payload).length > sizes[kind]) return failure("tooLarge")
  if (address !== undefined && address !== account) return failure("account")
  if (networkPassphrase !== undefined && networkPassphrase !== passphrase) return failure("network")
  if (quirks["SC8-build"] && kind !== "transaction") return failure("unsupported")
  if (!(await canSign(model, signable, account, { ownNetwork: true }))) return failure("invalid")
  if (kind !== "auth-entry") return undefined
  const { readPreimage } = await far(import("../wallet/sign.js"))
  const { expirationLedger } = await readPreimage(payload)
  return expirationLedger > 0 ? undefined : failure("invalid")
}
