import { encodeBase64Url } from "@alidade/core/encoding"
import { ProblemError } from "../problem.js"
import { lowS, rawSignature } from "./p256.js"

/** A passkey of an account: both in base64url. */
export interface StoredPasskey {
  /** The credential's id. */
  id: string
  /** An uncompressed point of P-256, 65 bytes. */
  publicKey: string
}

/** What a passkey signed. */
export interface SignedAssertion {
  id: Uint8Array
  authenticatorData: Uint8Array
  clientData: Uint8Array
  /** r and a low s, 64 bytes. */
  signature: Uint8Array
}

/** ES256 (ECDSA over P-256 with SHA-256), which the network can check, and RS256, which browsers want to see in the list. */
const [ES256, RS256] = [-7, -257]

/** No account on the network can have the passkey's key. */
export class PasskeyError extends ProblemError<{ problem: "noPasskeys" | "otherKey" }> {}

/**
 * Creates a passkey in the visitor's browser, which none of `others` may be. Throws `NotAllowedError` if that is declined, and a
 * `PasskeyError`.
 */
export async function createPasskey(
  name: string,
  others: readonly StoredPasskey[] = [],
): Promise<StoredPasskey> {
  const created = await credentials().create({
    publicKey: {
      rp: { name: "Alidade" },
      user: { id: crypto.getRandomValues(new Uint8Array(16)), name, displayName: name },
      // Nobody checks the registration: the account's contract checks signatures.
      challenge: crypto.getRandomValues(new Uint8Array(32)),
      pubKeyCredParams: [ES256, RS256].map((alg) => ({ type: "public-key", alg })),
      authenticatorSelection: { residentKey: "preferred", userVerification: "required" },
      excludeCredentials: others.map(descriptor),
    },
  })
  const credential = created as PublicKeyCredential
  const response = credential.response as AuthenticatorAttestationResponse
  if (response.getPublicKeyAlgorithm() !== ES256) throw new PasskeyError({ problem: "otherKey" })
  // The key is at the end of its DER.
  const key = new Uint8Array(response.getPublicKey() ?? []).slice(-65)
  return { id: encodeBase64Url(new Uint8Array(credential.rawId)), publicKey: encodeBase64Url(key) }
}

/** Lets one of these passkeys sign 32 bytes. Throws `NotAllowedError` if the visitor declines. */
export async function signWithPasskey(
  digest: Uint8Array,
  passkeys: readonly StoredPasskey[],
  signal?: AbortSignal,
): Promise<SignedAssertion> {
  const got = await credentials().get({
    publicKey: {
      challenge: Uint8Array.from(digest),
      allowCredentials: passkeys.map(descriptor),
      userVerification: "required",
    },
    ...(signal && { signal }),
  })
  const credential = got as PublicKeyCredential
  const response = credential.response as AuthenticatorAssertionResponse
  return {
    id: new Uint8Array(credential.rawId),
    authenticatorData: new Uint8Array(response.authenticatorData),
    clientData: new Uint8Array(response.clientDataJSON),
    signature: lowS(rawSignature(new Uint8Array(response.signature))),
  }
}

/** The browser's passkeys. WebKitGTK has none, and no browser has them on a page that is not secure. */
function credentials(): CredentialsContainer {
  if (!globalThis.PublicKeyCredential) throw new PasskeyError({ problem: "noPasskeys" })
  return navigator.credentials
}

function descriptor({ id }: StoredPasskey): PublicKeyCredentialDescriptor {
  return { type: "public-key", id: decodeBase64Url(id) }
}

/** Decodes base64url without padding. */
export function decodeBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"))
  return Uint8Array.from(binary, (character) => character.charCodeAt(0))
}
