import type { SandboxAccount } from "../wallet/keys.js"
import type { Signable } from "../wallet/sign-request.js"

/** HOT's methods for Stellar: what each asks of a person, and the field of its request that is signed. */
export const methods = {
  "stellar:getAddress": { kind: "connect", field: null, result: "address" },
  "stellar:signTransaction": { kind: "transaction", field: "xdr", result: "signedTxXdr" },
  "stellar:signAuthEntry": { kind: "auth-entry", field: "authEntry", result: "signedAuthEntry" },
  "stellar:signMessage": { kind: "message", field: "message", result: "signedMessage" },
} as const

export type Method = keyof typeof methods

/**
 * What a method gives when it is approved: the address; the base64 envelope with a signature more; of an entry and
 * a message the signature alone, base64.
 */
export async function resultOf(
  method: Method,
  { payload, passphrase }: Pick<Signable, "payload" | "passphrase">,
  { address, seed }: SandboxAccount,
  isAltered: boolean,
): Promise<Readonly<Record<string, string>>> {
  const { kind, result } = methods[method]
  if (kind === "connect") return { [result]: address }
  const { signRequest } = await import("../wallet/sign-request.js")
  return {
    [result]: signRequest({ kind, payload, passphrase }, seed, isAltered),
    signerAddress: address,
  }
}
