import { decodeAddress, networkName, networks } from "@alidade/core"
import { accountsIn, type DescribedTransaction, describeTransaction } from "@alidade/core/describe"
import { encodeHex } from "@alidade/core/encoding"
import { type Envelope, envelopeHash, readEnvelope, verifyEd25519 } from "@alidade/core/verify"
import type { Verdict } from "./verdict.js"

/** What was found in a signed envelope. */
export interface CheckedEnvelope {
  /** Of the transaction; of a fee bump, first its own, then those of the transaction that it pays for. */
  signatures: readonly Verdict[]
  /** What a valid signature is for: the envelope, and the transaction decoded for the network. */
  signed?: { xdr: string; transaction: DescribedTransaction }
}

const fallback = () => import("@noble/ed25519")

/**
 * Which keys signed an envelope, and for which network: each signature is tried under each account that the envelope
 * names and each of `extra`, for every network known. Throws an `Error` in words when it is no envelope, or one
 * of `extra` no account.
 */
export async function checkEnvelope(
  xdr: string,
  extra: readonly string[],
): Promise<CheckedEnvelope> {
  const envelope = readEnvelope(xdr)
  const { inner } = envelope
  const keys = [...new Set([...accountsIn(xdr), ...extra])].map((address) => {
    const decoded = decodeAddress(address)
    if (decoded.kind === "contract") throw new Error("A contract has no key that signs.")
    return { address, key: decoded.publicKey }
  })
  const own = await checkPart(envelope, keys, inner ? "Of the fee bump" : undefined)
  const inside = inner ? await checkPart(inner, keys, "Of the transaction inside") : []
  const signatures = [...own, ...inside]
  const network = signatures.find((one) => one.network !== undefined)?.network
  return {
    signatures,
    ...(network === undefined
      ? {}
      : { signed: { xdr, transaction: await describeTransaction(xdr, network) } }),
  }
}

interface Key {
  address: string
  key: Uint8Array
}

async function checkPart(
  envelope: Envelope,
  keys: readonly Key[],
  part: string | undefined,
): Promise<Verdict[]> {
  const hashes = await Promise.all(
    Object.values(networks).map(async (passphrase) => ({
      passphrase,
      hash: await envelopeHash(envelope, passphrase),
    })),
  )
  const about = part ? [part] : []
  return Promise.all(
    envelope.signatures.map(async ({ hint, signature }) => {
      const hinted = keys.filter(({ key }) => encodeHex(key.subarray(-4)) === encodeHex(hint))
      for (const { address, key } of hinted) {
        for (const { passphrase, hash } of hashes) {
          if (!(await verifyEd25519(key, hash, signature, fallback))) continue
          const title = `Valid for ${networkName(passphrase)}`
          return {
            valid: true,
            title,
            signer: address,
            network: passphrase,
            details: about,
          }
        }
      }
      const [suspect] = hinted
      return suspect
        ? {
            valid: false,
            title: "Not valid for any network known",
            signer: suspect.address,
            details: [...about, "It points to this key, but the key did not make it."],
          }
        : {
            valid: false,
            title: "By a key that is not named here",
            details: [
              ...about,
              `The last four bytes of the key are ${encodeHex(hint)}. If you know whose it may be, add the address below.`,
            ],
          }
    }),
  )
}
