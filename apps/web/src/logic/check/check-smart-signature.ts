import {
  type CheckedSignature,
  checkEntrySignatures,
  type SmartSignature,
} from "@alidade/core/entries"
import type { Verdict, VerdictDetail } from "./verdict.js"

/** A network, and what would be signed for it. */
interface Candidate {
  /** Its passphrase. */
  network: string
  /** Base64 `HashIdPreimage`. */
  preimage: string
}

/** What was found out about one signature; the preimage if it is for that network. */
export interface FoundVerdict {
  verdict: Verdict
  preimage?: string
}

/**
 * Checks the signature of a smart account in a base64 `SorobanAuthorizationEntry`, in the forms that are known: a verdict for each of
 * its signers, for the network that they signed for. Undefined if the form is another one.
 */
export async function checkSmartSignature(
  entry: string,
  address: string,
  candidates: readonly Candidate[],
): Promise<readonly FoundVerdict[] | undefined> {
  let first: SmartSignature | undefined
  for (const { network, preimage } of candidates) {
    const ed25519 = () => import("@noble/ed25519")
    const options = { networkPassphrase: network, ed25519 }
    const { places } = await checkEntrySignatures(entry, options)
    const place = places.find((one) => one.address === address)
    if (!place?.smart) return undefined
    first ??= place.smart
    const isFor = place.smart.signatures.some(
      ({ signer, state }) =>
        state === "valid" || (state === "unknown" && signer.type === "passkey"),
    )
    if (place.state !== "invalid" && isFor) {
      const { smart } = place
      return smart.signatures.map((one) => ({ verdict: verdictOf(one, smart, network), preimage }))
    }
  }
  return first?.signatures.map((one) => ({ verdict: verdictOf(one, first) }))
}

function verdictOf(
  { signer, state, origin }: CheckedSignature,
  { digest }: SmartSignature,
  network?: string,
): Verdict {
  const rules = { kind: "rulesUnknown" } as const
  if (signer.type === "delegate" || signer.type === "policy" || signer.type === "external") {
    const who: VerdictDetail =
      signer.type === "external"
        ? { kind: "verifier", address: signer.verifier }
        : { kind: signer.type, address: signer.address }
    return { valid: false, kind: "cannotVerify", details: [who, rules] }
  }
  const by = signer.type === "key" ? { signer: signer.address } : {}
  const whose: VerdictDetail[] = [
    ...(signer.type === "passkey" ? [{ kind: "passkey", id: signer.id } as const] : []),
    ...(origin === undefined ? [] : [{ kind: "usedOn", origin } as const]),
  ]
  if (network === undefined) return { valid: false, kind: "noNetwork", ...by, details: whose }
  const signed = { ...by, network }
  const details = [...whose, { kind: "signedDigest", digest } as const, rules]
  return state === "valid"
    ? { valid: true, kind: "validFor", ...signed, details }
    : {
        valid: false,
        kind: "passkeySigned",
        ...signed,
        details: [{ kind: "network", network }, { kind: "passkeyKeyUnknown" }, ...details],
      }
}
