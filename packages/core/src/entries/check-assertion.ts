import { concatBytes, encodeBase64Url, encodeHex } from "../encoding/bytes.js"
import { decodeUtf8 } from "../encoding/decode-utf8.js"
import { sha256 } from "../verify/digest.js"
import type { Assertion } from "./account-signature.js"

/** What is known of a passkey's signature. `unknown`: it signs the right bytes, and the public key is not known. */
export type AssertionState = "valid" | "invalid" | "unknown"

/** What an assertion is checked against. */
export interface AssertionToCheck {
  assertion: Assertion
  /** The 32 bytes that the account signs: WebAuthn's challenge. */
  digest: Uint8Array
  /** 65 bytes: an uncompressed point of P-256. */
  publicKey?: Uint8Array | undefined
  /** Whether the account requires what OpenZeppelin's verifier does: that the user was present and verified. */
  isStrict: boolean
}

/** Half of the order of P-256. The network accepts no larger s: else a signature had two forms. */
const HALF_ORDER = 0x7fffffff800000007fffffffffffffffde737d56d38bcf4279dce5617e3192a8n

/** The bits of authenticator data: user present, user verified, backup eligible, backed up. */
const flags = { present: 1, verified: 4, eligible: 8, backedUp: 16 } as const

/**
 * Checks a passkey's signature (WebAuthn, P-256) as accounts on the network do. Neither the page's origin nor the
 * counter is looked at: accounts do not either.
 */
export async function checkAssertion({
  assertion: { authenticatorData, clientData, signature },
  digest,
  publicKey,
  isStrict,
}: AssertionToCheck): Promise<AssertionState> {
  if (authenticatorData.length < 37 || signature.length !== 64) return "invalid"
  if (BigInt(`0x${encodeHex(signature.subarray(32))}`) > HALF_ORDER) return "invalid"
  const client = readClientData(clientData)
  if (client.challenge !== encodeBase64Url(digest)) return "invalid"
  if (isStrict && !isStrictlyRight(client.type, clientData, authenticatorData[32]!))
    return "invalid"
  if (!publicKey) return "unknown"
  const signed = concatBytes(authenticatorData, await sha256(clientData))
  return (await verifyP256(publicKey, signed, signature)) ? "valid" : "invalid"
}

function isStrictlyRight(type: string | undefined, clientData: Uint8Array, bits: number): boolean {
  const has = (flag: number): boolean => (bits & flag) !== 0
  return (
    type === "webauthn.get" &&
    clientData.length <= 1024 &&
    has(flags.present) &&
    has(flags.verified) &&
    (has(flags.eligible) || !has(flags.backedUp))
  )
}

/** The fields of a passkey's client data that are texts. Empty if it is no JSON object. */
export function readClientData(bytes: Uint8Array): Readonly<Record<string, string>> {
  try {
    const fields: unknown = JSON.parse(decodeUtf8(bytes) ?? "")
    return Object.fromEntries(
      Object.entries(fields as object).filter(([, value]) => typeof value === "string"),
    )
  } catch {
    return {}
  }
}

async function verifyP256(
  publicKey: Uint8Array,
  data: Uint8Array,
  signature: Uint8Array,
): Promise<boolean> {
  const { subtle } = globalThis.crypto
  const algorithm = { name: "ECDSA", namedCurve: "P-256", hash: "SHA-256" }
  try {
    const key = await subtle.importKey("raw", copy(publicKey), algorithm, false, ["verify"])
    return await subtle.verify(algorithm, key, copy(signature), copy(data))
  } catch {
    // It is no point of the curve.
    return false
  }
}

function copy(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(bytes)
}
