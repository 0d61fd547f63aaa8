import { limits, reason, WalletError } from "@alidade/core"
import { hasStopped, unreachable } from "./errors.js"
import { type RequestOptions, request } from "./request.js"
import { accountName, isComplete, methods, readSession, SCOPE, type Session } from "./wire.js"

/**
 * Asks for what MetaMask grants this page, which opens no window. If the line ends, opens another one, once (MM2). Throws
 * `page-stale` if that ends too.
 */
export async function askSession(options: RequestOptions = {}): Promise<Session> {
  const ask = (): Promise<unknown> =>
    request("wallet_getSession", undefined, { ms: limits.restore, ...options, isReading: true })
  const again = (error: unknown): Promise<unknown> => {
    if (!hasStopped(error)) throw error
    return ask()
  }
  try {
    return readSession(await ask().catch(again))
  } catch (error) {
    throw hasStopped(error) ? unreachable() : error
  }
}

/**
 * Sends a request that opens a window, once. If the line ends meanwhile, MetaMask is asked whether it is still there:
 * throws `internal` if so, and another attempt helps; `page-stale` if not.
 */
export async function act(
  method: string,
  params: object,
  options: RequestOptions,
): Promise<unknown> {
  try {
    return await request(method, params, options)
  } catch (error) {
    if (hasStopped(error)) await askSession({ signal: options.signal })
    throw error
  }
}

/** Requests access to Stellar accounts and returns them. Opens a window unless MetaMask grants all of it already. */
export async function requestAccess(options: RequestOptions): Promise<readonly string[]> {
  const session = await askSession(options)
  const { accounts } = session
  if (isComplete(session)) return accounts
  // MM6: other chains that the page may use are left alone, and accounts that it has are named.
  const scope = { accounts: accounts.map(accountName), methods, notifications: [] }
  const result = await act("wallet_createSession", { optionalScopes: { [SCOPE]: scope } }, options)
  const granted = readSession(result).accounts
  if (granted.length > 0) return granted
  // MM6: every scope is optional, so the session may have none for Stellar.
  throw new WalletError(
    "rejected",
    reason(
      "metamaskNoAccount",
      "MetaMask shared no Stellar account. Choose one in its window, then try again.",
    ),
  )
}

/** Ends this page's access to Stellar accounts (MM11). */
export async function revokeSession(): Promise<void> {
  await request("wallet_revokeSession", { scopes: [SCOPE] }, { ms: limits.read })
}
