import { encodeBase64 } from "@alidade/core/encoding"
import { buildAuthorizationEntryPreimage, inspectAuthEntry, xdr } from "@stellar/stellar-sdk/base"
import { CheckError } from "./check-error.js"
import { checkAuthorization } from "./check-signature.js"
import { checkSmartSignature } from "./check-smart-signature.js"
import type { Verdict } from "./verdict.js"

/** A checked authorization entry: one verdict for each signature in it, and what they sign. */
export interface CheckedEntry {
  verdicts: readonly Verdict[]
  /** Base64 `HashIdPreimage`, for the network of a valid signature or else the first one. */
  preimage: string
}

/** Whether a text is a base64 `SorobanAuthorizationEntry`. */
export function isEntry(text: string): boolean {
  return xdr.SorobanAuthorizationEntry.validateXdr(text, "base64")
}

/**
 * Finds which keys signed a base64 `SorobanAuthorizationEntry`, and for which of these networks. Throws a `CheckError`
 * if it has no signature of its own.
 */
export async function checkEntry(
  text: string,
  passphrases: readonly string[],
): Promise<CheckedEntry> {
  const entry = xdr.SorobanAuthorizationEntry.fromXdr(text, "base64")
  const { signatureExpirationLedger: expiry, signers } = inspectAuthEntry(entry)
  if (expiry === null) throw new CheckError({ problem: "sourceEntry" })
  const preimages = passphrases.map((network) => ({
    network,
    preimage: buildAuthorizationEntryPreimage(entry, expiry, network).toXdr("base64"),
  }))
  const found: { verdict: Verdict; preimage?: string }[] = []
  for (const { address, signed, signatures } of signers) {
    if (!signed) {
      found.push({ verdict: failed("notSignedYet", address) })
    } else if (!signatures) {
      const smart = await checkSmartSignature(text, address, preimages)
      found.push(
        ...(smart ?? [{ verdict: failed("cannotVerify", address, { kind: "onlyContract" }) }]),
      )
    }
    for (const { publicKey, signature } of signatures ?? []) {
      found.push(await findNetwork(publicKey, encodeBase64(signature)))
    }
  }
  const valid = found.find(({ preimage }) => preimage !== undefined)
  return {
    verdicts: found.map(({ verdict }) => verdict),
    preimage: valid?.preimage ?? preimages[0]?.preimage ?? "",
  }

  async function findNetwork(
    address: string,
    signature: string,
  ): Promise<{ verdict: Verdict; preimage?: string }> {
    for (const { network, preimage } of preimages) {
      const verdict = await checkAuthorization({ preimage, signature, address }, passphrases)
      if (verdict.valid) return { verdict: { ...verdict, network }, preimage }
    }
    return { verdict: failed("noNetwork", address) }
  }
}

function failed(kind: Verdict["kind"], signer: string, ...details: Verdict["details"]): Verdict {
  return { valid: false, kind, signer, details }
}
