import { encodeHex, equalBytes } from "../encoding/bytes.js"
import { encodeAddress, isAddress, publicKeyOf, shortAddress } from "../encoding/strkey.js"
import { WalletError } from "../errors.js"
import type { Verified } from "../events.js"
import { knownNetworks, type Network } from "../networks.js"
import { named, type WrongNetwork } from "../wrong-network.js"
import { type Ed25519Fallback, verifyEd25519 } from "./ed25519.js"
import {
  type DecoratedSignature,
  type Envelope,
  envelopeHashBytes,
  readEnvelope,
} from "./envelope.js"
import { wrongAccount } from "./signature.js"

/**
 * How many keys are tried for one signature, the one asked for first. Honest keys hardly ever share a hint; an envelope
 * made for it would cost 2,000 checks.
 */
const KEYS_PER_SIGNATURE = 5

/** A wallet's answer to a transaction, and what it was asked. */
export interface TransactionToVerify {
  /** Base64 `TransactionEnvelope` that the wallet was sent. */
  sent: string
  /** Base64 `TransactionEnvelope` that it returned. */
  returned: string
  /** The network for which it was asked to sign. */
  networkPassphrase: string
  /** The app's own networks, recognised and named in errors like the five known ones. */
  networks?: readonly Network[]
  /** The account that was asked: `G…`, `M…` (its key counts), or `C…` (whose signers are not known). */
  address: string
  /** The account that the wallet says has signed: with its help another signer is recognised. */
  signerAddress?: string
  /** Accept what `KitSignOptions.allowAltered` describes, and nothing more. */
  allowAltered?: boolean
  ed25519?: Ed25519Fallback
}

/** What verification found of a transaction. */
export interface VerifiedTransaction {
  /**
   * `signature`: the transaction sent (or a fee bump of it, where allowed), signed by the address asked. `body`: the
   * transaction sent, without a signature of that address (where allowed), or for a `C…`, whose signers are not known.
   * `altered`: another transaction (where allowed), which the address asked has signed.
   */
  verified: Verified
  /** Hex hash of the transaction that came back. */
  hash: string
  /** Accounts (`G…`), of those asked and those named as sources, whose signatures verify. */
  signers: readonly string[]
  /**
   * Whether the address's signature was made for this request. One whose bytes were in the envelope sent, under any
   * hint, says nothing of who answered.
   */
  fresh: boolean
}

/**
 * Is what came back the transaction that was sent, for the network asked, with a valid signature by the address asked,
 * and nothing lost that was there before? Signatures by others may stand beside it. When nothing new was added, one that
 * the address had made before is taken: Ed25519 gives the same one again, and not every wallet writes it twice.
 * `allowAltered` widens this as `KitSignOptions` says.
 *
 * Throws `bad-request` (what was sent, or the address, is none), `bad-reply` (what came back is no envelope), `altered`
 * (another transaction, or one that lost a signature: both hashes in `ext`), `wrong-account` (another account signed),
 * `wrong-network` (signed for another known network; `ext` is a `WrongNetwork`), `bad-signature` (unsigned, or falsely signed).
 */
export async function verifyTransaction(asked: TransactionToVerify): Promise<VerifiedTransaction> {
  const { networkPassphrase, allowAltered = false } = asked
  const key = publicKeyOf(asked.address)
  const sent = readEnvelope(asked.sent)
  const returned = readReturned(asked.returned)
  const subject = (allowAltered && feeBumpOf(sent, returned)) || returned
  const signed = await envelopeHashBytes(subject, networkPassphrase)
  const hash = encodeHex(
    subject === returned ? signed : await envelopeHashBytes(returned, networkPassphrase),
  )

  const isSame = equalBytes(sent.body, subject.body)
  const lost = sent.signatures.some((one) => !subject.signatures.some((other) => same(one, other)))
  const refused = async (): Promise<WalletError> =>
    altered(encodeHex(await envelopeHashBytes(sent, networkPassphrase)), hash, asked.returned)
  if ((!isSame || lost) && !allowAltered) throw await refused()

  const isNew = ({ signature }: DecoratedSignature): boolean =>
    !sent.signatures.some((one) => equalBytes(one.signature, signature))
  const added = subject.signatures.filter(isNew)
  const kept = subject.signatures.filter((one) => !isNew(one))
  const candidates = [key, keyNamed(asked.signerAddress), ...subject.sources.map(publicKeyOf)]
  const signersOf = (signatures: readonly DecoratedSignature[]) =>
    findSigners(signatures, signed, candidates, asked.ed25519)
  const addedBy = await signersOf(added)
  const signers = [...new Set([...addedBy, ...(await signersOf(kept))])]

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
  // A signature that only looks like the account's is a fault, not one that is yet to come.
  if (allowAltered && !added.some((one) => isHinted(one, key)))
    return { verified: "body", ...found }
  throw await whatWentWrong(asked, subject, added, addedBy[0])
}

function readReturned(xdr: string): Envelope {
  try {
    return readEnvelope(xdr)
  } catch (cause) {
    const { message } = cause as WalletError
    throw new WalletError("bad-reply", `The wallet returned no transaction. ${message}`, { cause })
  }
}

/** What the returned fee bump pays for, if that is the transaction sent. */
function feeBumpOf(sent: Envelope, { inner }: Envelope): Envelope | undefined {
  return inner && equalBytes(inner.body, sent.body) ? inner : undefined
}

/** The accounts whose signatures these are, of the keys that may have made them. */
async function findSigners(
  signatures: readonly DecoratedSignature[],
  hash: Uint8Array,
  keys: readonly (Uint8Array | undefined)[],
  ed25519: Ed25519Fallback | undefined,
): Promise<string[]> {
  const found = new Set<string>()
  const byAddress = new Map(keys.flatMap((key) => (key ? [[encodeAddress(key), key]] : [])))
  for (const one of signatures) {
    const hinted = [...byAddress].filter(([, key]) => isHinted(one, key))
    for (const [address, key] of hinted.slice(0, KEYS_PER_SIGNATURE)) {
      if (found.has(address)) continue
      if (await verifyEd25519(key, hash, one.signature, ed25519)) found.add(address)
    }
  }
  return [...found]
}

async function whatWentWrong(
  { address, networkPassphrase, networks, ed25519, returned }: TransactionToVerify,
  subject: Envelope,
  added: readonly DecoratedSignature[],
  signer: string | undefined,
): Promise<WalletError> {
  const key = publicKeyOf(address)!
  const asked = shortAddress(address)
  if (added.length === 0) {
    const message = "The wallet returned the transaction unsigned."
    return new WalletError("bad-signature", message, { ext: { asked: address }, returned })
  }
  const ours = added.filter((one) => isHinted(one, key))
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
      const message = `The wallet signed for ${ext.actual.name}, not for ${ext.expected.name}.`
      return new WalletError("wrong-network", message, { ext })
    }
  }
  const message = `The signature that the wallet returned is not one by ${asked} of this transaction.`
  return new WalletError("bad-signature", message, { ext: { asked: address }, returned })
}

function altered(sent: string, hash: string, returned: string): WalletError {
  const message =
    sent === hash
      ? `The wallet took away a signature that the transaction ${sent} already had. Do not submit it.`
      : `The wallet returned another transaction (${hash}) than it was sent (${sent}). Do not submit it.`
  return new WalletError("altered", message, { ext: { sent, returned: hash }, returned })
}

/** The key of an account that the wallet named; undefined when it named none that can be read. */
function keyNamed(address: unknown): Uint8Array | undefined {
  return isAddress(address) ? publicKeyOf(address) : undefined
}

function isHinted({ hint }: DecoratedSignature, key: Uint8Array): boolean {
  return equalBytes(hint, key.subarray(-4))
}

function same(one: DecoratedSignature, other: DecoratedSignature): boolean {
  return equalBytes(one.hint, other.hint) && equalBytes(one.signature, other.signature)
}
