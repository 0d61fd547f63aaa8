import { decodeAddress, encodeAddress } from "@alidade/core"
import { type Envelope, readEnvelope } from "@alidade/core/verify"
import { expectXdr } from "../pasted/expect-xdr.js"
import type { Proof } from "../proof/proof.js"
import { checkEnvelope } from "./check-envelope.js"
import { checkAuthorization, checkMessage } from "./check-signature.js"
import { extraSignersOf } from "./extra-signers.js"
import { allKnown, forUnknownNetwork } from "./known-networks.js"
import type { Verdict, VerdictDetail } from "./verdict.js"

/**
 * Whether the signer of a proof signed what it contains, for the network that it names. Throws an
 * `XdrError`, a `CheckError`, or a `WalletError` if its content is damaged, and the signal's reason once it is aborted.
 */
export async function checkProof(
  proof: Proof,
  signal?: AbortSignal,
  known: readonly string[] = [],
): Promise<Verdict> {
  if (proof.kind === "message") {
    const { payload: message, signature, signer: address } = proof
    // The payload of a proof is the text itself.
    return checkMessage({ message, signature, address }, ["text"])
  }
  const { signer, network } = proof
  if (proof.kind === "authorization") {
    const { payload: preimage, signature } = proof
    return checkAuthorization({ preimage, signature, address: signer, network }, known)
  }
  const { envelope } = proof
  await expectXdr("envelope", envelope)
  const checked = await checkEnvelope(envelope, [signer], signal, known, network)
  const { signatures, inside } = checked
  const isBy = (verdict: Verdict): boolean =>
    verdict.valid && verdict.signer === signer && verdict.network === network
  const signed = signatures.some(isBy)
  const signedInside = inside?.some(isBy) === true
  if (!signed && !signedInside) {
    return { valid: false, kind: "notValid", signer, details: [{ kind: "notSignedFor", network }] }
  }
  const read = readEnvelope(envelope)
  const required = extraSignersOf(envelope)
  const details = [
    ...(signed ? partDetails(read, signer, required) : []),
    ...(signedInside && read.inner ? partDetails(read.inner, signer, required, true) : []),
  ]
  if (!allKnown(known).includes(network)) {
    const unknown = forUnknownNetwork(network)
    return { signer, ...unknown, details: [...unknown.details, ...details] }
  }
  const kind = inside && !signedInside ? "validFee" : "valid"
  return { valid: true, kind, signer, details: [{ kind: "for", network }, ...details] }
}

/** Which part of an envelope a key signed, and whether the part is known to need this key's signature. */
function partDetails(
  { kind, sources }: Envelope,
  address: string,
  required: readonly string[],
  isInside = false,
): VerdictDetail[] {
  const signer = accountOf(address)
  if (kind === "fee-bump")
    return [{ kind: "signedFee" }, { kind: sources.includes(signer) ? "bySource" : "notPayer" }]
  const role =
    sources[0] === signer
      ? "bySource"
      : sources.includes(signer)
        ? "byOperationSource"
        : required.includes(signer)
          ? "requiredSigner"
          : "byNeither"
  return [...(isInside ? [{ kind: "signedInside" } as const] : []), { kind: role }]
}

/** The account behind a `G…` or `M…` address. Proofs of transactions have no other signers. */
function accountOf(address: string): string {
  const decoded = decodeAddress(address)
  return decoded.kind === "contract" ? address : encodeAddress(decoded.publicKey)
}
