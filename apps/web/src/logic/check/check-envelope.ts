import { isAddress } from "@alidade/core"
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
import { extraSignersOf } from "./extra-signers.js"
import { allKnown, forUnknownNetwork } from "./known-networks.js"
import { matchSigner, revealsHash } from "./match-signer.js"
import type { Verdict } from "./verdict.js"

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
 * with each account that the envelope names, for each network in `known` or of the kit, and for `network`. If too many keys share a hint,
 * the verdict says how many were tried. Throws a `WalletError` or a `CheckError` if the envelope or an address in `extra`
 * is invalid, and the signal's reason once it is aborted.
 */
export async function checkEnvelope(
  xdr: string,
  extra: readonly string[],
  signal?: AbortSignal,
  known: readonly string[] = [],
  network?: string,
): Promise<CheckedEnvelope> {
  const envelope = readEnvelope(xdr)
  const { inner } = envelope
  const extraSigners = extraSignersOf(xdr)
  const required = extraSigners.filter(isAddress)
  // Try the given keys first: an envelope can name thousands that share their hint.
  const candidates = candidatesByHint([...extra, ...required, ...accountsIn(xdr)])
  const find = createSignerSearch(signal)
  const passphrases = [...new Set([...(network ? [network] : []), ...allKnown(known)])]
  const check = (part: Envelope): Promise<Verdict[]> =>
    checkPart(part, { candidates, find, known, passphrases, extraSigners })
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

/** What the signatures of a part are checked against. */
interface Signing {
  candidates: ReadonlyMap<string, readonly Candidate[]>
  find: FindSigner
  known: readonly string[]
  passphrases: readonly string[]
  extraSigners: readonly string[]
}

async function checkPart(
  envelope: Envelope,
  { candidates, find, known, passphrases, extraSigners }: Signing,
): Promise<Verdict[]> {
  const digests = await Promise.all(
    passphrases.map(async (network) => ({
      network,
      hash: await envelopeHashBytes(envelope, network),
    })),
  )
  const required = envelope.kind === "fee-bump" ? [] : extraSigners
  const others = await otherSignersOf(envelope.signatures, required)
  const verdicts: Verdict[] = []
  for (const [position, signature] of envelope.signatures.entries()) {
    const hint = encodeHex(signature.hint)
    const other = others.get(position)
    if (other) {
      verdicts.push(other)
      continue
    }
    const hinted = candidates.get(hint) ?? []
    verdicts.push(verdictOf(await find(signature, hinted, digests), hinted, hint, known))
  }
  return verdicts
}

/** The results for the signatures that reveal the value of a hash, or sign a required payload, by position. */
async function otherSignersOf(
  signatures: Envelope["signatures"],
  required: readonly string[],
): Promise<Map<number, Verdict>> {
  const verdicts = new Map<number, Verdict>()
  for (const [position, signature] of signatures.entries()) {
    if (!(await revealsHash(signature))) continue
    const details = [{ kind: "hashValueHint" } as const]
    verdicts.set(position, { valid: false, kind: "hashValue", details })
  }
  for (const signer of required) {
    const match = await matchSigner(signer, { hash: new Uint8Array(), signatures })
    const kind = match?.kind === "hashX" ? "requiredHash" : "requiredPayload"
    for (const position of match?.positions ?? []) {
      verdicts.set(position, { valid: true, kind, signer, details: [] })
    }
  }
  return verdicts
}

function verdictOf(
  { found, tried }: Attempt,
  hinted: readonly Candidate[],
  hint: string,
  known: readonly string[],
): Verdict {
  if (found) {
    const { address: signer, network } = found
    return allKnown(known).includes(network)
      ? { valid: true, kind: "validFor", details: [], signer, network }
      : { ...forUnknownNetwork(network), signer, network }
  }
  const [suspect] = hinted
  if (!suspect) {
    return { valid: false, kind: "unknownKey", details: [{ kind: "unknownKeyHint", hint }] }
  }
  if (tried < hinted.length) {
    const detail = { kind: "noKeyTriedHint", hint, listed: hinted.length, tried } as const
    return { valid: false, kind: "noKeyTried", details: [detail] }
  }
  return {
    valid: false,
    kind: "noNetwork",
    signer: suspect.address,
    details: [{ kind: "noNetworkHint" }],
  }
}
