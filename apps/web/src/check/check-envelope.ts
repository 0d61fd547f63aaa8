import { networkName, networks } from "@alidade/core"
import { accountsIn } from "@alidade/core/describe"
import { encodeHex } from "@alidade/core/encoding"
import { type Envelope, envelopeHashBytes, readEnvelope } from "@alidade/core/verify"
import {
  type Attempt,
  type Candidate,
  candidatesByHint,
  createSignerSearch,
  type FindSigner,
} from "./candidates.js"
import type { Verdict } from "./verdict.js"

/** What was found in a signed envelope. */
export interface CheckedEnvelope {
  /** Of the transaction, or of the fee bump itself. */
  signatures: readonly Verdict[]
  /** Of a fee bump: of the transaction that it pays for. They sign something else, and count separately. */
  inside?: readonly Verdict[]
  /** What a valid signature is for: the envelope, and the network. */
  signed?: { xdr: string; networkPassphrase: string }
}

/**
 * Which keys signed an envelope, and for which network: each signature is tried under each of `extra` and then each
 * account that the envelope names, for every network known. Where too many keys share a signature's hint, its verdict
 * says how many were tried. Throws an `Error` in words when it is no envelope, or one of `extra` no account, and the
 * signal's reason once that is aborted.
 */
export async function checkEnvelope(
  xdr: string,
  extra: readonly string[],
  signal?: AbortSignal,
  nameNetwork: (passphrase: string) => string = networkName,
): Promise<CheckedEnvelope> {
  const envelope = readEnvelope(xdr)
  const { inner } = envelope
  // Keys that were given on purpose come first: an envelope can name thousands that share their hint.
  const candidates = candidatesByHint([...extra, ...accountsIn(xdr)])
  const find = createSignerSearch(signal)
  const signatures = await checkPart(envelope, candidates, find, nameNetwork)
  const inside = inner && (await checkPart(inner, candidates, find, nameNetwork))
  const all = [...signatures, ...(inside ?? [])]
  const network = all.find((one) => one.network !== undefined)?.network
  return {
    signatures,
    ...(inside ? { inside } : {}),
    ...(network === undefined ? {} : { signed: { xdr, networkPassphrase: network } }),
  }
}

async function checkPart(
  envelope: Envelope,
  candidates: ReadonlyMap<string, readonly Candidate[]>,
  find: FindSigner,
  nameNetwork: (passphrase: string) => string,
): Promise<Verdict[]> {
  const digests = await Promise.all(
    Object.values(networks).map(async (network) => ({
      network,
      hash: await envelopeHashBytes(envelope, network),
    })),
  )
  const verdicts: Verdict[] = []
  for (const signature of envelope.signatures) {
    const hint = encodeHex(signature.hint)
    const hinted = candidates.get(hint) ?? []
    verdicts.push(verdictOf(await find(signature, hinted, digests), hinted, hint, nameNetwork))
  }
  return verdicts
}

function verdictOf(
  { found, tried }: Attempt,
  hinted: readonly Candidate[],
  hint: string,
  nameNetwork: (passphrase: string) => string,
): Verdict {
  if (found) {
    const { address, network } = found
    const title = `Valid for ${nameNetwork(network)}`
    return { valid: true, title, signer: address, network, details: [] }
  }
  const [suspect] = hinted
  if (!suspect) {
    const detail = `The key ends with the bytes ${hint}. If you know whose it may be, add the address below.`
    return { valid: false, title: "By an unknown key", details: [detail] }
  }
  if (tried < hinted.length) {
    const detail = `Keys listed here that end in ${hint}: ${hinted.length.toLocaleString("en")}. Only the first ${tried} were tried.`
    return { valid: false, title: "Not by any of the keys tried", details: [detail] }
  }
  return {
    valid: false,
    title: "Not valid for any known network",
    signer: suspect.address,
    details: ["Its hint names this key, but it isn’t this key’s signature."],
  }
}
