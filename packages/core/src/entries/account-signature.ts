import type { AccountSigner, SmartForm } from "../contract/smart-signature.js"
import { encodeBase64Url, encodeHex } from "../encoding/bytes.js"
import { encodeAddress, encodeContract } from "../encoding/strkey.js"
import { createXdrReader } from "../encoding/xdr-reader.js"
import { readXdr, type XdrFields, type XdrUnion, type XdrValue } from "../encoding/xdr-value.js"
import { areInHostOrder } from "./host-order.js"

/** What a passkey returned (WebAuthn). */
export interface Assertion {
  authenticatorData: Uint8Array
  /** JSON in UTF-8. */
  clientData: Uint8Array
  /** r and s, 64 bytes. */
  signature: Uint8Array
}

/** A signer, and what it signed with, if the value has that. */
export interface AccountSignature {
  signer: AccountSigner
  /** 64 bytes of Ed25519. */
  signature?: Uint8Array
  assertion?: Assertion
}

/** The signature of a smart account in one of the known forms. */
export interface AccountSignatures {
  form: SmartForm
  signatures: readonly AccountSignature[]
  /** Only of `openZeppelinRules`: the rule that each call is checked by. They are part of what is signed. */
  ruleIds?: readonly number[]
  /** False if its map is not in the order that the network requires. */
  isOrdered: boolean
}

/** Reads the signature of a smart account, a decoded `ScVal`. Undefined for a form that only its contract knows. */
export function readAccountSignature(value: XdrValue): AccountSignatures | undefined {
  const [only, ...more] = listOf(value) ?? []
  if (only && more.length === 0) {
    const entries = mapOf(only)
    return entries && (signaturesOf("passkeyKit", entries) ?? signaturesOf("openZeppelin", entries))
  }
  const [ids, signers, ...others] = mapOf(value) ?? []
  const rules = ids && isSymbol(ids.key, "context_rule_ids") && listOf(ids.val!)
  const entries = signers && isSymbol(signers.key, "signers") && mapOf(signers.val!)
  if (!rules || !entries || others.length > 0 || !rules.every(isNumber)) return undefined
  const read = signaturesOf("openZeppelinRules", entries)
  return read && { ...read, ruleIds: rules.map((rule) => (rule as XdrUnion).value as number) }
}

function signaturesOf(
  form: SmartForm,
  entries: readonly XdrFields[],
): AccountSignatures | undefined {
  const read = form === "passkeyKit" ? passkeyKitSignature : openZeppelinSignature
  const signatures = entries.map(({ key, val }) => read(key!, val!))
  return signatures.every((one) => one !== undefined)
    ? { form, signatures, isOrdered: areInHostOrder(entries.map(({ key }) => key!)) }
    : undefined
}

/** `Secp256r1` with a credential's id, `Ed25519` with a key, or `Policy` with a contract; and a value of the same name. */
function passkeyKitSignature(key: XdrValue, value: XdrValue): AccountSignature | undefined {
  const [kind, id, ...more] = listOf(key) ?? []
  const [same, signed, ...others] = listOf(value) ?? []
  if (!kind || !id || !same || more.length > 0 || others.length > 0) return undefined
  if (isSymbol(kind, "Policy") && isSymbol(same, "Policy")) {
    const address = addressIn(id)
    return address && !signed ? { signer: { type: "policy", address } } : undefined
  }
  if (!signed) return undefined
  const held = bytesOf(id)
  if (isSymbol(kind, "Ed25519") && isSymbol(same, "Ed25519")) {
    const signature = bytesOf(signed)
    return held?.length === 32 && signature?.length === 64
      ? keySignature(encodeAddress(held), signature)
      : undefined
  }
  if (!held || !isSymbol(kind, "Secp256r1") || !isSymbol(same, "Secp256r1")) return undefined
  const assertion = assertionOf(signed, "client_data_json")
  return assertion && { signer: { type: "passkey", id: encodeBase64Url(held) }, assertion }
}

/** `Delegated` with an address, or `External` with a verifier and a key; and bytes whose form the verifier knows. */
function openZeppelinSignature(key: XdrValue, value: XdrValue): AccountSignature | undefined {
  const [kind, named, held, ...more] = listOf(key) ?? []
  const signed = bytesOf(value)
  const address = named && addressIn(named)
  if (!kind || !address || !signed || more.length > 0) return undefined
  if (isSymbol(kind, "Delegated")) {
    return held || signed.length > 0 ? undefined : { signer: { type: "delegate", address } }
  }
  const bytes = held && bytesOf(held)
  if (!bytes || !isSymbol(kind, "External")) return undefined
  // The verifiers that OpenZeppelin publishes: of an Ed25519 key, and of a passkey with its credential's id after the key.
  if (bytes.length === 32 && signed.length === 64) return keySignature(encodeAddress(bytes), signed)
  const assertion = bytes.length > 65 ? embeddedAssertion(signed) : undefined
  if (!assertion) return { signer: { type: "external", verifier: address, key: encodeHex(bytes) } }
  const publicKey = bytes.subarray(0, 65)
  return {
    signer: { type: "passkey", id: encodeBase64Url(bytes.subarray(65)), publicKey },
    assertion,
  }
}

function embeddedAssertion(xdr: Uint8Array): Assertion | undefined {
  try {
    const reader = createXdrReader(xdr)
    const value = readXdr("ScVal", reader)
    reader.end()
    return assertionOf(value, "client_data")
  } catch {
    return undefined
  }
}

function assertionOf(value: XdrValue, clientDataName: string): Assertion | undefined {
  const [first, second, third, ...more] = mapOf(value) ?? []
  const authenticatorData = fieldBytes(first, "authenticator_data")
  const clientData = fieldBytes(second, clientDataName)
  const signature = fieldBytes(third, "signature")
  if (!authenticatorData || !clientData || !signature || more.length > 0) return undefined
  return { authenticatorData, clientData, signature }
}

function keySignature(address: string, signature: Uint8Array): AccountSignature {
  return { signer: { type: "key", address }, signature }
}

function fieldBytes(entry: XdrFields | undefined, name: string): Uint8Array | undefined {
  return entry && isSymbol(entry.key, name) ? bytesOf(entry.val!) : undefined
}

function listOf(value: XdrValue): readonly XdrValue[] | undefined {
  const { type, value: held } = value as XdrUnion
  return type === "vec" && Array.isArray(held) ? held : undefined
}

function mapOf(value: XdrValue): readonly XdrFields[] | undefined {
  const { type, value: held } = value as XdrUnion
  return type === "map" && Array.isArray(held) ? (held as XdrFields[]) : undefined
}

function bytesOf(value: XdrValue): Uint8Array | undefined {
  const { type, value: held } = value as XdrUnion
  return type === "bytes" ? (held as Uint8Array) : undefined
}

function isSymbol(value: XdrValue | undefined, name: string): boolean {
  const { type, value: held } = value as XdrUnion
  return type === "symbol" && held === name
}

function isNumber(value: XdrValue): boolean {
  return (value as XdrUnion).type === "u32"
}

function addressIn(value: XdrValue): string | undefined {
  const { type, value: address } = value as XdrUnion
  if (type !== "address") return undefined
  const { type: kind, value: held } = address as XdrUnion
  if (kind === "contract") return encodeContract(held as Uint8Array)
  return kind === "account" ? encodeAddress((held as XdrUnion).value as Uint8Array) : undefined
}
