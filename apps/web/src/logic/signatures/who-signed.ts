import type { PartStatus, Signer } from "./part-status.js"
import type { SignatureStatus } from "./read-signature-status.js"
import { signerStateOf } from "./signer-state.js"

/** The possible signers of an envelope, each once: those who have signed, and those whose signature may be used. */
export function whoSigned(signatureStatus: SignatureStatus): {
  signed: readonly Signer[]
  missing: readonly Signer[]
} {
  const { feeBump } = signatureStatus
  const signed = new Map<string, Signer>()
  const missing = new Map<string, Signer>()
  for (const part of [signatureStatus, ...(feeBump ? [feeBump] : [])]) {
    for (const signer of signersOf(part)) {
      const state = signerStateOf(signer, part)
      if (state === "signed") signed.set(signer.address, signer)
      else if (state === "missing") missing.set(signer.address, signer)
    }
  }
  return { signed: [...signed.values()], missing: [...missing.values()] }
}

function signersOf({ accounts, extraSigners = [] }: PartStatus): readonly Signer[] {
  return [...accounts.flatMap(({ signers }) => signers), ...extraSigners]
}
