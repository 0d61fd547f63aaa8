import { hash, xdr } from "@stellar/stellar-sdk/base"
import type { SandboxNetwork } from "../config.js"
import { networkId, readPreimage } from "../wallet/sign.js"
import type { WalletRequest, WalletState } from "../wallet/state.js"
import { tamperWithPreimage, tamperWithTransaction } from "../wallet/tampering.js"

/** A payload to sign: what the device shows, and the 32-byte digest that the signature covers. */
export interface Subject extends Pick<WalletRequest, "kind" | "payload" | "passphrase"> {
  readonly digest: Uint8Array
  /** The digest of something else, for a dishonest device. */
  alteredDigest(): Uint8Array
}

/** What reading a payload also depends on. */
export interface SigningContext {
  readonly networks: readonly SandboxNetwork[]
  readonly authEntry: WalletState["authEntry"]
}

/**
 * Reads a transaction or a fee bump.
 *
 * @param base its signature base: network id, envelope type, and transaction
 * @throws if it is not one
 */
export function transaction(base: Uint8Array, { networks }: SigningContext): Subject {
  const { networkId, taggedTransaction } = xdr.TransactionSignaturePayload.fromXdr(base)
  const payload = envelopeOf(taggedTransaction).toXdr("base64")
  return {
    kind: "transaction",
    payload,
    passphrase: passphraseOf(networkId.toString(), networks),
    digest: hash(base),
    alteredDigest() {
      const altered = xdr.TransactionEnvelope.fromXdr(tamperWithTransaction(payload), "base64")
      const alteredPayload = new xdr.TransactionSignaturePayload({
        networkId,
        taggedTransaction: taggedOf(altered),
      })
      return hash(alteredPayload.toXdr())
    },
  }
}

/**
 * Reads a Soroban authorization.
 *
 * @param preimage an XDR `HashIdPreimage`
 * @throws if it is not one, or the app does not support its type
 */
export function authEntry(preimage: Uint8Array, { networks, authEntry }: SigningContext): Subject {
  const payload = xdr.encodeBytes(preimage, "base64")
  const { version, networkId } = readPreimage(payload)
  if (!authEntry.includes(version)) throw new Error("This type of authorization is not supported.")
  return {
    kind: "auth-entry",
    payload,
    passphrase: passphraseOf(networkId, networks),
    digest: hash(preimage),
    alteredDigest: () => hash(xdr.decodeBytes(tamperWithPreimage(payload), "base64")),
  }
}

/** Reads the bytes of a message (SEP-53). It is shown as text if it is UTF-8, otherwise as base64. */
export function message(bytes: Uint8Array): Subject {
  const prefix = new TextEncoder().encode("Stellar Signed Message:\n")
  const digest = (content: Uint8Array): Uint8Array => hash(Uint8Array.of(...prefix, ...content))
  return {
    kind: "message",
    payload: textOf(bytes),
    passphrase: "",
    digest: digest(bytes),
    alteredDigest: () => digest(Uint8Array.of(...bytes, 0x20)),
  }
}

/** Reads a hash, about which the app knows nothing else. */
export function blindHash(digest: Uint8Array): Subject {
  return {
    kind: "hash",
    payload: xdr.encodeBytes(digest, "hex"),
    passphrase: "",
    digest,
    alteredDigest: () => digest.map((byte, at) => (at === 0 ? byte ^ 1 : byte)),
  }
}

type Tagged = xdr.TransactionSignaturePayloadTaggedTransaction

function envelopeOf(tagged: Tagged): xdr.TransactionEnvelope {
  return tagged.type === "envelopeTypeTx"
    ? xdr.TransactionEnvelope.envelopeTypeTx(
        new xdr.TransactionV1Envelope({ tx: tagged.tx, signatures: [] }),
      )
    : xdr.TransactionEnvelope.envelopeTypeTxFeeBump(
        new xdr.FeeBumpTransactionEnvelope({ tx: tagged.feeBump, signatures: [] }),
      )
}

function taggedOf(envelope: xdr.TransactionEnvelope): Tagged {
  const { TransactionSignaturePayloadTaggedTransaction: tagged } = xdr
  switch (envelope.type) {
    case "envelopeTypeTx":
      return tagged.envelopeTypeTx(envelope.v1.tx)
    case "envelopeTypeTxFeeBump":
      return tagged.envelopeTypeTxFeeBump(envelope.feeBump.tx)
    default:
      throw new Error("A version 0 envelope has no signature base.")
  }
}

/** Finds the passphrase of a network id (hex). Returns an empty string for networks outside the sandbox. */
function passphraseOf(id: string, networks: readonly SandboxNetwork[]): string {
  return networks.find(({ passphrase }) => networkId(passphrase) === id)?.passphrase ?? ""
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes)
  } catch {
    return xdr.encodeBytes(bytes, "base64")
  }
}
