import { isAddress } from "@alidade/core"
import { visibleText } from "@alidade/core/encoding"
import { fieldsOf } from "../stellar/read-json.js"
import { say } from "../texts/en/proof.js"

/** A proof of a signature: what was signed, who signed it, and the signature. The file is in docs/verification.md. */
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

const FORMAT = "alidade-proof"

/** The version of the format. Raise it with every change, so that older pages say that they can't read it. */
const VERSION = 1

/** Maximum length of a proof, in characters. The network's largest transaction has 180,000 in base64. */
const LONGEST = 300_000

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
 * Reads the JSON of a proof. It checks the shape, not the signature. Throws an `Error` with a readable message if the
 * text is something else, is too long, or has a field that is missing or unknown: nothing is silently ignored.
 */
export function readProof(text: string): Proof {
  if (text.trim() === "") throw new Error(say("missing"))
  if (text.length > LONGEST) throw new Error(say("tooLarge"))
  const { format, version, kind, ...rest } = fieldsOf(parse(text))
  if (format !== FORMAT) throw new Error(say("otherJson"))
  if (version !== VERSION) {
    throw new Error(say("otherVersion"))
  }
  if (kind !== "message" && kind !== "authorization" && kind !== "transaction") {
    throw new Error(say("otherKind"))
  }
  const names: readonly string[] = fields[kind]
  const missing = names.find((name) => typeof rest[name] !== "string" || rest[name] === "")
  if (missing) throw new Error(say("noField", { field: missing }))
  const unknown = Object.keys(rest).find((name) => !names.includes(name))
  if (unknown !== undefined) {
    throw new Error(say("unknownField", { field: visibleText(unknown, { max: 40 }) }))
  }
  if (!isAddress(rest.signer)) throw new Error(say("badSigner"))
  return { kind, ...rest } as unknown as Proof
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new Error(say("notJson"), { cause })
  }
}
