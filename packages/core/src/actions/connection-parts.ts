import { ENGINE_MISSING, WalletError } from "../contract/errors.js"

type ConnectionParts = typeof import("./with-connection.js")

/** What only a connection needs, once loaded. */
export let connectionParts: ConnectionParts | undefined

/** Why the last attempt to load it failed. */
let failure: unknown

/**
 * Loads what only a connection needs. Also resolves if it cannot be loaded. Most visits end without a connection, so a
 * page loads it with its first connection, while the wallet asks its user, or when a user reaches for its button.
 */
export async function loadConnectionParts(): Promise<void> {
  try {
    connectionParts ??= await import("./with-connection.js")
  } catch (cause) {
    failure = cause
  }
}

/** What only a connection needs, if it is loaded. Throws `external` if not. */
export function requireConnectionParts(): ConnectionParts {
  if (connectionParts) return connectionParts
  throw new WalletError("external", ENGINE_MISSING, { cause: failure })
}
