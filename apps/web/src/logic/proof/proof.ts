import { isAddress } from "@alidade/core"
import { longest } from "../foreign-limits.js"
import { ProblemError } from "../problem.js"
import { fieldsOf } from "../stellar/read-json.js"

/** A proof of a signature: what was signed, who signed it, and the signature. Its form is in the documents, on the page about verification. */
export type Proof =
  | {
      kind: "message"
      /** The text that was signed. */
      payload: string
      /** 64 bytes in base64 (SEP-53), or in hex (Albedo's older format). */
      signature: string
      /** `G…`, `M…` or `C…`. */
      signer: string
    }
  | {
      kind: "authorization"
      /** Base64 `HashIdPreimage`. */
      payload: string
      /** 64 bytes in base64. */
      signature: string
      signer: string
      /** The network's passphrase. */
      network: string
    }
  | {
      kind: "transaction"
      /** Base64 `TransactionEnvelope` with its signatures. */
      envelope: string
      signer: string
      network: string
    }

/** Why a text isn't a proof. `field` is the name of one. */
export type ProofProblem =
  | {
      problem:
        | "damagedLink"
        | "missing"
        | "tooLarge"
        | "notJson"
        | "otherJson"
        | "otherVersion"
        | "otherKind"
        | "badSigner"
    }
  | { problem: "noField" | "unknownField"; field: string }

export class ProofError extends ProblemError<ProofProblem> {}

const FORMAT = "alidade-proof"

/** The version of the format. Raise it with every change, so that older pages say that they can't read it. */
const VERSION = 1

/** The fields of each kind, in the order in which they are written. */
const fields = {
  message: ["payload", "signature", "signer"],
  authorization: ["payload", "signature", "signer", "network"],
  transaction: ["envelope", "signer", "network"],
} as const

/** Writes a proof as JSON. */
export function writeProof(proof: Proof): string {
  const { kind, ...rest } = proof
  return `${JSON.stringify({ format: FORMAT, version: VERSION, kind, ...rest }, null, 2)}\n`
}

/**
 * Reads the JSON of a proof. It checks the shape, not the signature. Throws a `ProofError` if the
 * text is something else, is too long, or has a field that is missing or unknown: nothing is silently ignored.
 */
export function readProof(text: string): Proof {
  if (text.length > longest.proof) throw new ProofError({ problem: "tooLarge" })
  if (text.trim() === "") throw new ProofError({ problem: "missing" })
  const { format, version, kind, ...rest } = fieldsOf(parse(text))
  if (format !== FORMAT) throw new ProofError({ problem: "otherJson" })
  if (version !== VERSION) throw new ProofError({ problem: "otherVersion" })
  if (kind !== "message" && kind !== "authorization" && kind !== "transaction") {
    throw new ProofError({ problem: "otherKind" })
  }
  const names: readonly string[] = fields[kind]
  const missing = names.find((name) => typeof rest[name] !== "string" || rest[name] === "")
  if (missing) throw new ProofError({ problem: "noField", field: missing })
  const unknown = Object.keys(rest).find((name) => !names.includes(name))
  if (unknown !== undefined) throw new ProofError({ problem: "unknownField", field: unknown })
  if (!isAddress(rest.signer)) throw new ProofError({ problem: "badSigner" })
  return { kind, ...rest } as unknown as Proof
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new ProofError({ problem: "notJson" }, { cause })
  }
}
