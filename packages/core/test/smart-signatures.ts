import { p256 } from "@noble/curves/nist.js"
import { Address, authorizeEntry, hash, type Keypair, xdr } from "@stellar/stellar-sdk"

/** A passkey of the tests. */
export interface TestPasskey {
  /** The credential's id. */
  id: Uint8Array
  /** 65 bytes. */
  publicKey: Uint8Array
  /** What the key signs, in what differs from a good authenticator. */
  assert(digest: Uint8Array, differing?: Differing): TestAssertion
}

export interface TestAssertion {
  authenticatorData: Uint8Array
  clientData: Uint8Array
  signature: Uint8Array
}

export interface Differing {
  type?: string
  flags?: number
  /** More of the client data. */
  more?: Record<string, unknown>
  highS?: boolean
}

const ORDER = p256.Point.Fn.ORDER

export function testPasskey(seed: number, id: readonly number[] = [seed, 7]): TestPasskey {
  const secret = new Uint8Array(32).fill(seed)
  return {
    id: Uint8Array.from(id),
    publicKey: p256.getPublicKey(secret, false),
    assert(digest, { type = "webauthn.get", flags = 0x1d, more = {}, highS = false } = {}) {
      const challenge = Buffer.from(digest).toString("base64url")
      const fields = { type, challenge, origin: "https://wallet.example", crossOrigin: false }
      const clientData = new TextEncoder().encode(JSON.stringify({ ...fields, ...more }))
      const authenticatorData = Uint8Array.of(...new Uint8Array(32).fill(9), flags, 0, 0, 0, 1)
      const signed = Buffer.concat([authenticatorData, hash(Buffer.from(clientData))])
      const low = p256.sign(signed, secret, { lowS: true })
      const signature = highS ? withHighS(low) : low
      return { authenticatorData, clientData, signature }
    },
  }
}

function withHighS(signature: Uint8Array): Uint8Array {
  const s = BigInt(`0x${Buffer.from(signature.subarray(32)).toString("hex")}`)
  const other = (ORDER - s).toString(16).padStart(64, "0")
  return Uint8Array.of(...signature.subarray(0, 32), ...Buffer.from(other, "hex"))
}

export const bytes = (value: Uint8Array): xdr.ScVal => xdr.ScVal.scvBytes(Buffer.from(value))
export const symbol = (name: string): xdr.ScVal => xdr.ScVal.scvSymbol(name)
export const list = (...items: xdr.ScVal[]): xdr.ScVal => xdr.ScVal.scvVec(items)
export const address = (text: string): xdr.ScVal => Address.fromString(text).toScVal()
/** A map with its entries in this order. */
export const map = (...entries: [xdr.ScVal, xdr.ScVal][]): xdr.ScVal =>
  xdr.ScVal.scvMap(entries.map(([key, val]) => new xdr.ScMapEntry({ key, val })))

/** A signer of passkey-kit's accounts, with its signature. */
export const kitPasskey = (
  { id }: TestPasskey,
  { authenticatorData, clientData, signature }: TestAssertion,
): [xdr.ScVal, xdr.ScVal] => [
  list(symbol("Secp256r1"), bytes(id)),
  list(
    symbol("Secp256r1"),
    map(
      [symbol("authenticator_data"), bytes(authenticatorData)],
      [symbol("client_data_json"), bytes(clientData)],
      [symbol("signature"), bytes(signature)],
    ),
  ),
]
export const kitKey = (key: Keypair, digest: Uint8Array): [xdr.ScVal, xdr.ScVal] => [
  list(symbol("Ed25519"), bytes(key.rawPublicKey())),
  list(symbol("Ed25519"), bytes(key.sign(Buffer.from(digest)))),
]
export const kitPolicy = (contract: string): [xdr.ScVal, xdr.ScVal] => [
  list(symbol("Policy"), address(contract)),
  list(symbol("Policy")),
]

/** Signers of OpenZeppelin's accounts, with their signatures. */
export const zeppelinPasskey = (
  verifier: string,
  { id, publicKey }: TestPasskey,
  { authenticatorData, clientData, signature }: TestAssertion,
): [xdr.ScVal, xdr.ScVal] => [
  list(symbol("External"), address(verifier), bytes(Buffer.concat([publicKey, id]))),
  bytes(
    map(
      [symbol("authenticator_data"), bytes(authenticatorData)],
      [symbol("client_data"), bytes(clientData)],
      [symbol("signature"), bytes(signature)],
    ).toXdr(),
  ),
]
export const zeppelinKey = (
  verifier: string,
  key: Keypair,
  digest: Uint8Array,
): [xdr.ScVal, xdr.ScVal] => [
  list(symbol("External"), address(verifier), bytes(key.rawPublicKey())),
  bytes(key.sign(Buffer.from(digest))),
]
export const zeppelinDelegate = (account: string): [xdr.ScVal, xdr.ScVal] => [
  list(symbol("Delegated"), address(account)),
  bytes(new Uint8Array()),
]
/** The signature of OpenZeppelin's accounts since 0.7. */
export const zeppelinRules = (ids: readonly number[], signers: xdr.ScVal): xdr.ScVal =>
  map([symbol("context_rule_ids"), rules(ids)], [symbol("signers"), signers])

const rules = (ids: readonly number[]): xdr.ScVal => list(...ids.map((id) => xdr.ScVal.scvU32(id)))

/** What their signers sign. */
export const digestWithRules = (digest: Uint8Array, ids: readonly number[]): Uint8Array =>
  hash(Buffer.concat([digest, rules(ids).toXdr()]))

/** An entry that holds this signature. */
export const withSignature = (
  entry: xdr.SorobanAuthorizationEntry,
  signatureScVal: xdr.ScVal,
  networkPassphrase: string,
  until = 1000,
): Promise<xdr.SorobanAuthorizationEntry> =>
  authorizeEntry(entry, async () => ({ signatureScVal }), until, networkPassphrase)
