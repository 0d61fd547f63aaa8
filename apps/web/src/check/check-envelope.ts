import { decodeAddress, networkName, networks } from "@alidade/core"
import { readEnvelope, transactionHash, verifyEd25519 } from "@alidade/core/verify"
import { accountsIn, describeTransaction, innerEnvelope } from "../stellar/decode.js"
import { fromHex, toHex } from "../stellar/visible.js"
import type { DescribedTransaction } from "../stellar/words.js"
import type { Verdict } from "./verdict.js"

/** What was found in a signed envelope. */
export interface CheckedEnvelope {
  /** Of the transaction; of a fee bump, first its own, then those of the transaction that it pays for. */
  signatures: readonly Verdict[]
  /** What a valid signature is for: the network's passphrase, and the transaction decoded for it. */
  signed?: { network: string; transaction: DescribedTransaction }
}

const fallback = () => import("@noble/ed25519")

/**
 * Which keys signed an envelope, and for which network: each signature is tried under each account that the envelope
 * names and each of `extra`, for every network known. Throws an `Error` in words when it is no envelope.
 */
export async function checkEnvelope(
  xdr: string,
  extra: readonly string[],
): Promise<CheckedEnvelope> {
  const { tree } = describeTransaction(xdr, networks.Public)
  const keys = [...new Set([...accountsIn(tree), ...extra])].map((address) => {
    const decoded = decodeAddress(address)
    if (decoded.kind === "contract") throw new Error("A contract has no key that signs.")
    return { address, key: decoded.publicKey }
  })
  const inner = innerEnvelope(xdr)
  const own = await checkPart(xdr, keys, inner ? "Of the fee bump" : undefined)
  const inside = inner ? await checkPart(inner, keys, "Of the transaction inside") : []
  const checked = [...own, ...inside]
  const network = checked.find((one) => one.network !== undefined)?.network
  return {
    signatures: checked.map(({ verdict }) => verdict),
    ...(network === undefined
      ? {}
      : { signed: { network, transaction: describeTransaction(xdr, network) } }),
  }
}

interface Key {
  address: string
  key: Uint8Array
}

async function checkPart(
  xdr: string,
  keys: readonly Key[],
  part: string | undefined,
): Promise<{ verdict: Verdict; network?: string }[]> {
  const hashes = await Promise.all(
    Object.values(networks).map(async (passphrase) => ({
      passphrase,
      hash: fromHex(await transactionHash(xdr, passphrase)),
    })),
  )
  const about = part ? [part] : []
  return Promise.all(
    readEnvelope(xdr).signatures.map(async ({ hint, signature }) => {
      const hinted = keys.filter(({ key }) => toHex(key.subarray(-4)) === toHex(hint))
      for (const { address, key } of hinted) {
        for (const { passphrase, hash } of hashes) {
          if (!(await verifyEd25519(key, hash, signature, fallback))) continue
          const title = `Valid for ${networkName(passphrase)}`
          return {
            network: passphrase,
            verdict: { valid: true, title, signer: address, details: about },
          }
        }
      }
      const [suspect] = hinted
      const verdict: Verdict = suspect
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
              `The last four bytes of the key are ${toHex(hint)}. If you know whose it may be, add the address below.`,
            ],
          }
      return { verdict }
    }),
  )
}
