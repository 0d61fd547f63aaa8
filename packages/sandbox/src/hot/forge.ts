import { sandboxAccounts } from "../wallet/keys.js"
import { type Method, methods, resultOf } from "./methods.js"
import { type HotResponse, readQuery } from "./wire.js"

/**
 * Forges the reply of a dishonest relay (HO5): its own address, or altered content that its own key signs in the name
 * of the requested account. Returns null for an unreadable request.
 */
export async function forge(query: string, passphrase: string): Promise<HotResponse | null> {
  const parsed = readQuery(query)
  if (!parsed || !Object.hasOwn(methods, parsed.method)) return null
  const method = parsed.method as Method
  const { field } = methods[method]
  const { accountToSign = sandboxAccounts[0]!.address } = parsed.request
  try {
    const payload = field ? String(parsed.request[field]) : ""
    const result = await resultOf(method, { payload, passphrase }, sandboxAccounts.at(-1)!, true)
    return { success: true, payload: field ? { ...result, signerAddress: accountToSign } : result }
  } catch {
    return null
  }
}
