/** What a library must have to stand in for WebCrypto: `verifyAsync` of `@noble/ed25519` 2 or 3. */
export interface Ed25519Library {
  verifyAsync(signature: Uint8Array, message: Uint8Array, publicKey: Uint8Array): Promise<boolean>
}

/** Loads such a library when it is needed. */
export type Ed25519Fallback = () => Promise<Ed25519Library>
