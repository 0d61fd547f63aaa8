import { isAddress } from "../encoding/strkey.js"
import { connectionIn, type Remembered } from "./persistence.js"

/** The longest text that is read, in characters: browsers keep no longer cookie. */
const LONGEST = 4096

/**
 * The connection that an app has kept as JSON, `{"walletId": "freighter", "address": "G…"}`, for the `remembered` of
 * `createKit`. Visitors and other pages of the site can write a cookie, so it may be anything: the result is undefined
 * for what is no connection, and nothing is thrown.
 */
export function rememberedConnection(value: unknown): Remembered | undefined {
  if (typeof value !== "string" || value.length > LONGEST) return undefined
  try {
    return checkedConnection(JSON.parse(value))
  } catch {
    return undefined
  }
}

/** The connection in a stored value, checked like a wallet's reply because it is shown and used for signing. */
export function checkedConnection(value: unknown): Remembered | undefined {
  const { walletId, address, path, transport } = connectionIn(value) ?? {}
  if (typeof walletId !== "string" || !walletId || !isAddress(address)) return undefined
  return {
    walletId,
    address,
    ...(typeof path === "string" && /^[\d'/]{1,40}$/.test(path) ? { path } : {}),
    ...(typeof transport === "string" && /^[a-z-]{1,40}$/.test(transport) ? { transport } : {}),
  }
}
