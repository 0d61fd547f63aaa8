import { decodeAddress, encodeAddress } from "@alidade/core"
import { type DescribedTransaction, describeTransaction } from "@alidade/core/describe"
import type { Proof } from "../proof/proof.js"
import type { Deed, Deeds } from "../sentence/deed.js"
import { deedsOf } from "../sentence/read-deeds.js"
import { readAndCheckProof } from "./check-parts.js"
import type { Verdict } from "./verdict.js"

/** What a proof shows. Only `signed` is good news. */
export type ProofStanding =
  | "signed"
  /** The key signed only the fee bump around the transaction. */
  | "feeOnly"
  /** The key is that of no account in it, so that only the network can tell whether it may sign for one. */
  | "otherKey"
  /** For a network that the page doesn't know: anybody can start one. */
  | "unknownNetwork"
  | "invalid"
  /** Only the contract that is the signer can verify its signatures. */
  | "unverifiable"

/** An address in a proof. */
export interface ProofParty {
  address: string
  role: "from" | "to" | "signer"
  /** Whether the proof is about its signature. */
  signs: boolean
}

export interface ProofPage {
  proof: Proof
  verdict: Verdict
  standing: ProofStanding
  parties: readonly ProofParty[]
  /** The transaction, of a proof that has one. */
  transaction?: {
    deeds: Deeds
    described: DescribedTransaction
    /** The account (`G…`) that the signature counts for, if the key may sign for it. */
    account: string
  }
}

/**
 * Reads a proof from its JSON or a link, and checks it. `known` are the passphrases of the page's networks. Throws a
 * `ProofError`, an `XdrError`, a `CheckError`, or a `WalletError` if it is damaged, and the signal's reason once it is
 * aborted.
 */
export async function readProofPage(
  text: string,
  signal: AbortSignal,
  known: readonly string[],
): Promise<ProofPage> {
  const { proof, verdict } = await readAndCheckProof(text, signal, known)
  const standing = standingOf(verdict)
  const { signer } = proof
  if (proof.kind !== "transaction") {
    return { proof, verdict, standing, parties: [{ address: signer, role: "signer", signs: true }] }
  }
  const described = await describeTransaction(proof.envelope, proof.network)
  const deeds = deedsOf(described)
  const isPayer = verdict.details.some(({ kind }) => kind === "signedFee")
  const account = isPayer && deeds.feeBump ? deeds.feeBump.payer : deeds.source
  return {
    proof,
    verdict,
    standing,
    parties: partiesOf(deeds, signer),
    transaction: { deeds, described, account },
  }
}

function standingOf({ valid, kind, details }: Verdict): ProofStanding {
  if (kind === "cannotVerify") return "unverifiable"
  if (!valid) return "invalid"
  if (kind === "forUnknown") return "unknownNetwork"
  const roles = new Set(details.map((detail) => detail.kind))
  if (
    ["bySource", "byOperationSource", "requiredSigner"].some((role) => roles.has(role as never))
  ) {
    return kind === "validFee" ? "feeOnly" : "signed"
  }
  return roles.has("byNeither") || roles.has("notPayer") ? "otherKey" : "signed"
}

/** The source, those who are paid, and the signer if it is neither, each once. */
function partiesOf({ source, deeds }: Deeds, signer: string): readonly ProofParty[] {
  const key = keyOf(signer)
  const paid = [...new Set(deeds.flatMap(paidBy))].filter((address) => keyOf(address) !== source)
  const parties: ProofParty[] = [
    { address: source, role: "from", signs: source === key },
    ...paid.map((address) => ({ address, role: "to" as const, signs: keyOf(address) === key })),
  ]
  return parties.some(({ signs }) => signs)
    ? parties
    : [...parties, { address: signer, role: "signer", signs: true }]
}

function paidBy({ values }: Deed): readonly string[] {
  return "to" in values && values.to.type === "address" ? [values.to.value] : []
}

/** The account behind a muxed address. */
function keyOf(address: string): string {
  const decoded = decodeAddress(address)
  return decoded.kind === "contract" ? address : encodeAddress(decoded.publicKey)
}
