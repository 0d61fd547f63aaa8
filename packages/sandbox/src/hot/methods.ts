import { far } from "../wallet/far.js"
import type { SandboxAccount } from "../wallet/keys.js"
import type { Signable } from "../wallet/sign-request.js"

/** HOT's Stellar methods: the kind of request, the field to sign, and the field of the result. */
export const methods = {
  "stellar:getAddress": { kind: "connect", field: null, result: "address" },
  "stellar:signTransaction": { kind: "transaction", field: "xdr", result: "signedTxXdr" },
  "stellar:signAuthEntry": { kind: "auth-entry", field: "authEntry", result: "signedAuthEntry" },
  "stellar:signMessage": { kind: "message", field: "message", result: "signedMessage" },
} as const

export type Method = keyof typeof methods

/**
 * The result of an approved method: the address, the base64 envelope with one more signature, or, for an auth entry or
 * a message, only the base64 signature.
 */
export async function resultOf(
  method: Method,
  { payload, passphrase }: Pick<Signable, "payload" | "passphrase">,
  signer: SandboxAccount,
  isAltered: boolean,
): Promise<Readonly<Record<string, string>>> {
  const { kind, result } = methods[method]
  if (kind === "connect") return { [result]: signer.address }
  const { signRequest } = await far(import("../wallet/sign-request.js"))
  return {
    [result]: await signRequest({ kind, payload, passphrase }, signer, isAltered),
    signerAddress: signer.address,
  }
}
