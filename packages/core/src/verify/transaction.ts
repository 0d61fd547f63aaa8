import { WalletError } from "../contract/errors.js"
import { reason } from "../contract/reason.js"
import type { Verified } from "../contract/verified.js"
import { encodeHex, equalBytes } from "../encoding/bytes.js"
import { encodeAddress, isAddress, publicKeyOf, shortAddress } from "../encoding/strkey.js"
import { named } from "../networks/named.js"
import { knownNetworks, type Network } from "../networks/networks.js"
import type { WrongNetwork } from "../networks/wrong-network.js"
import { type Ed25519Fallback, verifyEd25519 } from "./ed25519.js"
import {
  type DecoratedSignature,
  type Envelope,
  envelopeHashBytes,
  readEnvelope,
} from "./envelope.js"
import { wrongAccount } from "./signature.js"

/**
 * Maximum number of keys to try per signature, the requested one first. Real keys hardly ever share a hint; a malicious
 * envelope would cost 2,000 checks.
 */
const KEYS_PER_SIGNATURE = 5

/** A wallet's reply to a transaction, and the request. */
export interface TransactionToVerify {
  /** The base64 `TransactionEnvelope` that was sent to the wallet. */
  sent: string
  /** The base64 `TransactionEnvelope` that it returned. */
  returned: string
  /** The requested network. */
  networkPassphrase: string
  /** The app's own networks, recognized and named in errors like the five known ones. */
  networks?: readonly Network[]
  /** The requested account: `G…`, `M…` (its key counts), or `C…` (its signers are unknown). */
  address: string
  /** The account that the wallet claims has signed. It helps to recognize another signer. */
  signerAddress?: string
  /** Accept only what `KitSignOptions.allowAltered` describes. */
  allowAltered?: boolean
  ed25519?: Ed25519Fallback
}

/** The result of verifying a transaction. */
export interface VerifiedTransaction {
  /**
   * `signature`: the transaction that was sent (or a fee bump of it, if allowed), signed by the requested address.
   * `body`: the transaction that was sent, without a signature of that address (if allowed), or for a `C…`, whose
   * signers are unknown. `altered`: another transaction (if allowed) that the requested address has signed.
   */
  verified: Verified
  /** Hex hash of the returned transaction. */
  hash: string
  /** Accounts (`G…`) whose signatures are valid, of the requested account and the sources. */
  signers: readonly string[]
  /**
   * Whether the address's signature was made for this request. A signature that was already in the sent envelope, under
   * any hint, does not show who answered.
   */
  fresh: boolean
}

/**
 * Verifies that the wallet returned the transaction that was sent, for the requested network, with a valid signature of
 * the requested address, and with all existing signatures. Signatures by others may be added. If nothing was added, an
 * existing signature of the address is accepted: Ed25519 would produce the same one again, and not every wallet adds it
 * twice. `allowAltered` widens this as `KitSignOptions` describes.
 *
 * Throws `bad-request` (invalid envelope sent, or address), `bad-reply` (the reply is not an envelope), `altered`
 * (another transaction, or a lost signature: both hashes in `ext`), `wrong-account` (another account signed),
 * `wrong-network` (signed for another known network; `ext` is a `WrongNetwork`), `bad-signature` (unsigned, or invalid
 * signature).
 */
export async function verifyTransaction(
  request: TransactionToVerify,
): Promise<VerifiedTransaction> {
  const { networkPassphrase, allowAltered = false } = request
  const key = publicKeyOf(request.address)
  const sent = readEnvelope(request.sent)
  const returned = readReturned(request.returned)
  const subject = (allowAltered && feeBumpOf(sent, returned)) || returned
  const signed = await envelopeHashBytes(subject, networkPassphrase)
  const hash = encodeHex(
    subject === returned ? signed : await envelopeHashBytes(returned, networkPassphrase),
  )

  const isSame = equalBytes(sent.body, subject.body)
  const lost = sent.signatures.some(
    (signature) => !subject.signatures.some((other) => same(signature, other)),
  )
  const refused = async (): Promise<WalletError> =>
    altered(encodeHex(await envelopeHashBytes(sent, networkPassphrase)), hash, request.returned)
  if ((!isSame || lost) && !allowAltered) throw await refused()

  const isNew = ({ signature }: DecoratedSignature): boolean =>
    !sent.signatures.some((existing) => equalBytes(existing.signature, signature))
  const added = subject.signatures.filter(isNew)
  const existing = subject.signatures.filter((signature) => !isNew(signature))
  const candidates = [key, keyNamed(request.signerAddress), ...subject.sources.map(publicKeyOf)]
  const signersOf = (signatures: readonly DecoratedSignature[]) =>
    findSigners(signatures, signed, candidates, request.ed25519)
  const addedBy = await signersOf(added)
  const signers = [...new Set([...addedBy, ...(await signersOf(existing))])]

  const account = key && encodeAddress(key)
  const fresh = account !== undefined && addedBy.includes(account)
  const found = { hash, signers, fresh }
  if (!isSame) {
    if (fresh) return { verified: "altered", ...found }
    throw await refused()
  }
  if (!account) return { verified: "body", ...found }
  const mayBeKept = added.length === 0 || allowAltered
  if (fresh || (mayBeKept && signers.includes(account))) return { verified: "signature", ...found }
  // An invalid signature with the account's hint is an error, not a missing signature.
  if (allowAltered && !added.some((signature) => isHinted(signature, key)))
    return { verified: "body", ...found }
  throw await explainFailure(request, subject, added, addedBy[0])
}

function readReturned(xdr: string): Envelope {
  try {
    return readEnvelope(xdr)
  } catch (cause) {
    const noTransaction = reason(
      "noTransaction",
      "The wallet didn't return a transaction. {reason}",
      { reason: (cause as WalletError).reason! },
    )
    throw new WalletError("bad-reply", noTransaction, { cause })
  }
}

/** The inner transaction of the returned fee bump, if it is the transaction that was sent. */
function feeBumpOf(sent: Envelope, { inner }: Envelope): Envelope | undefined {
  return inner && equalBytes(inner.body, sent.body) ? inner : undefined
}

/** The accounts that made these signatures, out of the candidate keys. */
async function findSigners(
  signatures: readonly DecoratedSignature[],
  hash: Uint8Array,
  keys: readonly (Uint8Array | undefined)[],
  ed25519: Ed25519Fallback | undefined,
): Promise<string[]> {
  const found = new Set<string>()
  const byAddress = new Map(keys.flatMap((key) => (key ? [[encodeAddress(key), key]] : [])))
  for (const signature of signatures) {
    const hinted = [...byAddress].filter(([, key]) => isHinted(signature, key))
    for (const [address, key] of hinted.slice(0, KEYS_PER_SIGNATURE)) {
      if (found.has(address)) continue
      if (await verifyEd25519(key, hash, signature.signature, ed25519)) found.add(address)
    }
  }
  return [...found]
}

async function explainFailure(
  { address, networkPassphrase, networks, ed25519, returned }: TransactionToVerify,
  subject: Envelope,
  added: readonly DecoratedSignature[],
  signer: string | undefined,
): Promise<WalletError> {
  const key = publicKeyOf(address)!
  if (added.length === 0) {
    const unsigned = reason("unsigned", "The wallet returned the transaction unsigned.")
    return new WalletError("bad-signature", unsigned, { ext: { requested: address }, returned })
  }
  const ours = added.filter((signature) => isHinted(signature, key))
  if (signer !== undefined || ours.length === 0) {
    return wrongAccount(address, signer, returned)
  }
  for (const { passphrase } of knownNetworks(networks)) {
    const hash = await envelopeHashBytes(subject, passphrase)
    for (const { signature } of ours) {
      if (!(await verifyEd25519(key, hash, signature, ed25519))) continue
      const ext: WrongNetwork = {
        subject: "signature",
        expected: named(networkPassphrase, networks),
        actual: named(passphrase, networks),
      }
      const otherNetwork = reason(
        "otherNetwork",
        "The wallet signed for {actual}, not for {expected}.",
        { actual: ext.actual.name, expected: ext.expected.name },
      )
      return new WalletError("wrong-network", otherNetwork, { ext })
    }
  }
  const invalid = reason(
    "invalidForTransaction",
    "The wallet returned a signature that is not valid for {address} and this transaction.",
    { address: shortAddress(address) },
  )
  return new WalletError("bad-signature", invalid, { ext: { requested: address }, returned })
}

function altered(sent: string, hash: string, returned: string): WalletError {
  const difference =
    sent === hash
      ? reason(
          "lostSignature",
          "The wallet removed a signature that the transaction {hash} already had. Don't submit it.",
          { hash },
        )
      : reason(
          "otherTransaction",
          "The wallet returned a different transaction ({returned}) than requested ({sent}). Don't submit it.",
          { returned: hash, sent },
        )
  return new WalletError("altered", difference, { ext: { sent, returned: hash }, returned })
}

/** The key of the account that the wallet named; undefined if it is missing or invalid. */
function keyNamed(address: unknown): Uint8Array | undefined {
  return isAddress(address) ? publicKeyOf(address) : undefined
}

function isHinted({ hint }: DecoratedSignature, key: Uint8Array): boolean {
  return equalBytes(hint, key.subarray(-4))
}

function same(signature: DecoratedSignature, other: DecoratedSignature): boolean {
  return equalBytes(signature.hint, other.hint) && equalBytes(signature.signature, other.signature)
}
