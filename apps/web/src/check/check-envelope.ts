import { networkName, networks } from "@alidade/core"
import { accountsIn } from "@alidade/core/describe"
import { encodeHex } from "@alidade/core/encoding"
import { type Envelope, envelopeHashBytes, readEnvelope } from "@alidade/core/verify"
import { say } from "../texts/en/verdicts.js"
import {
  type Attempt,
  type Candidate,
  candidatesByHint,
  createSignerSearch,
  type FindSigner,
} from "./candidates.js"
import type { Verdict } from "./verdict.js"

/** The checked signatures of an envelope. */
export interface CheckedEnvelope {
  /** The signatures of the transaction, or of the fee bump itself. */
  signatures: readonly Verdict[]
  /** For a fee bump: the signatures of the inner transaction. They sign a different hash and are counted separately. */
  inside?: readonly Verdict[]
  /** The envelope and network that a valid signature is for. */
  signed?: { xdr: string; networkPassphrase: string }
}

/**
 * Finds which keys signed an envelope, and for which network. Each signature is tried with the keys in `extra`, then
 * with each account that the envelope names, for every known network and for `network`. If too many keys share a hint, the verdict says
 * how many were tried. Throws an `Error` with a readable message if the envelope or an address in `extra` is invalid,
 * and the signal's reason once it is aborted.
 */
export async function checkEnvelope(
  xdr: string,
  extra: readonly string[],
  signal?: AbortSignal,
  nameNetwork: (passphrase: string) => string = networkName,
  network?: string,
): Promise<CheckedEnvelope> {
  const envelope = readEnvelope(xdr)
  const { inner } = envelope
  // Try the given keys first: an envelope can name thousands that share their hint.
  const candidates = candidatesByHint([...extra, ...accountsIn(xdr)])
  const find = createSignerSearch(signal)
  const passphrases = [...new Set([...(network ? [network] : []), ...Object.values(networks)])]
  const check = (part: Envelope): Promise<Verdict[]> =>
    checkPart(part, candidates, find, nameNetwork, passphrases)
  const signatures = await check(envelope)
  const inside = inner && (await check(inner))
  const all = [...signatures, ...(inside ?? [])]
  const signedFor = all.find((signature) => signature.network !== undefined)?.network
  return {
    signatures,
    ...(inside ? { inside } : {}),
    ...(signedFor === undefined ? {} : { signed: { xdr, networkPassphrase: signedFor } }),
  }
}

async function checkPart(
  envelope: Envelope,
  candidates: ReadonlyMap<string, readonly Candidate[]>,
  find: FindSigner,
  nameNetwork: (passphrase: string) => string,
  passphrases: readonly string[],
): Promise<Verdict[]> {
  const digests = await Promise.all(
    passphrases.map(async (network) => ({
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
    const title = say("validFor", { network: nameNetwork(network) })
    return { valid: true, title, signer: address, network, details: [] }
  }
  const [suspect] = hinted
  if (!suspect) {
    const detail = say("unknownKeyHint", { hint })
    return { valid: false, title: say("unknownKey"), details: [detail] }
  }
  if (tried < hinted.length) {
    const detail = say("noKeyTriedHint", { hint, listed: hinted.length, tried })
    return { valid: false, title: say("noKeyTried"), details: [detail] }
  }
  return {
    valid: false,
    title: say("noNetwork"),
    signer: suspect.address,
    details: [say("noNetworkHint")],
  }
}
