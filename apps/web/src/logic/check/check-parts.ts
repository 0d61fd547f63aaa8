import { expectXdr } from "../pasted/expect-xdr.js"
import type { Proof } from "../proof/proof.js"
import { readPastedProof } from "../proof/proof-link.js"
import { type CheckedEnvelope, checkEnvelope } from "./check-envelope.js"
import { CheckError } from "./check-error.js"
import { checkProof } from "./check-proof.js"
import { checkAuthorization, checkMessage } from "./check-signature.js"
import type { Detected } from "./detect.js"
import { allKnown } from "./known-networks.js"
import type { Verdict } from "./verdict.js"

/** The result of a check, with what was signed. */
export type Checked =
  | { kind: "envelope"; xdr: string; checked: CheckedEnvelope }
  | { kind: "authorization"; verdicts: readonly Verdict[]; preimage: string }
  | { kind: "message"; message: string; verdict: Verdict }
  | { kind: "proof"; proof: Proof; verdict: Verdict }

/** What to check: the parts of a text, and addresses that may have signed an envelope, separated by spaces. */
export interface PartsToCheck extends Detected {
  extra: string
}

/**
 * Checks the parts of a pasted text. `known` are the passphrases of the page's networks. Throws a `CheckError`, an
 * `XdrError`, a `ProofError`, or a `WalletError` if one is missing or invalid, and the signal's reason once it is aborted.
 */
export async function checkParts(
  { kind, parts, extra }: PartsToCheck,
  signal: AbortSignal,
  known: readonly string[],
): Promise<Checked> {
  const { message = "", signature = "", address = "" } = parts
  switch (kind) {
    case "envelope": {
      const xdr = compact(parts.envelope)
      await expectXdr("envelope", xdr)
      const signers = extra.split(/[\s,;]+/).filter(Boolean)
      return { kind, xdr, checked: await checkEnvelope(xdr, signers, signal, known) }
    }
    case "authorization": {
      const text = compact(parts.authorization)
      const { checkEntry, isEntry } = await import("./check-entry.js")
      if (isEntry(text)) {
        return { kind, ...(await checkEntry(text, allKnown(known))) }
      }
      await expectXdr("preimage", text)
      requireSigner(signature, address)
      const verdict = await checkAuthorization({ preimage: text, signature, address }, known)
      return { kind, verdicts: [verdict], preimage: text }
    }
    case "message":
      if (message === "") throw new CheckError({ problem: "noMessage" })
      requireSigner(signature, address)
      return { kind, message, verdict: await checkMessage({ message, signature, address }) }
    case "proof":
      return readAndCheckProof(parts.proof ?? "", signal, known)
  }
}

/** Reads and checks a proof, from its JSON or a link. Throws as `checkParts` does. */
export async function readAndCheckProof(
  text: string,
  signal: AbortSignal,
  known: readonly string[],
): Promise<Extract<Checked, { kind: "proof" }>> {
  const proof = readPastedProof(text)
  return { kind: "proof", proof, verdict: await checkProof(proof, signal, known) }
}

function requireSigner(signature: string, address: string): void {
  if (signature.trim() === "") throw new CheckError({ problem: "noSignature" })
  if (address.trim() === "") throw new CheckError({ problem: "noAddress" })
}

function compact(text = ""): string {
  return text.replace(/\s/g, "")
}
