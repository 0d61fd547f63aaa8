type Signatures = typeof import("./with-connection.js")

/** The verbs for signatures, once loaded. */
export let signatures: Signatures

/** Why the last attempt to load them failed. */
export let signaturesFailure: unknown

/**
 * Loads the verbs for signatures. Also resolves if they cannot be loaded. Nobody signs without a wallet, so a page loads
 * them with its first connection, or when a user reaches for its button.
 */
export async function loadSignatures(): Promise<void> {
  try {
    signatures = await import("./with-connection.js")
  } catch (cause) {
    signaturesFailure = cause
  }
}
