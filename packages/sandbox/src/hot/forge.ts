import { sandboxAccounts } from "../wallet/keys.js"
import { type Method, methods, resultOf } from "./methods.js"
import { type HotResponse, readQuery } from "./wire.js"

/**
 * What a lying relay answers in the wallet's place (HO5): an address of its own, or something else signed by its own
 * key in the name of the account that was asked. Null for a request that it cannot read.
 */
export async function forge(query: string, passphrase: string): Promise<HotResponse | null> {
  const asked = readQuery(query)
  if (!asked || !Object.hasOwn(methods, asked.method)) return null
  const method = asked.method as Method
  const { field } = methods[method]
  const { accountToSign = sandboxAccounts[0]!.address } = asked.request
  try {
    const payload = field ? String(asked.request[field]) : ""
    const result = await resultOf(method, { payload, passphrase }, sandboxAccounts.at(-1)!, true)
    return { success: true, payload: field ? { ...result, signerAddress: accountToSign } : result }
  } catch {
    return null
  }
}
