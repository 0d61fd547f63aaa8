import { networks } from "@alidade/core"
import { Keypair, TransactionBuilder } from "@stellar/stellar-sdk"
import type { Bench } from "./scenario.js"

/** The bytes of an envelope's last signature; none if it is unsigned. */
export function lastSignature(envelope: string): Uint8Array {
  const { signatures } = TransactionBuilder.fromXDR(envelope, networks.Public)
  return signatures.at(-1)?.signature.value ?? new Uint8Array()
}

/** What replaces the answer, in the form in which each wallet returns it. */
interface Replacement {
  envelope?: string
  /** 64 bytes. */
  signature?: Uint8Array
  address?: string
}

/** Replaces the texts of an answer. */
export function answerWith(
  on: Bench,
  { envelope, signature, address }: Replacement,
): Promise<void> {
  const bytes = Buffer.from(signature ?? (envelope ? lastSignature(envelope) : []))
  const given = {
    envelope: envelope ?? null,
    base64: bytes.toString("base64"),
    hex: bytes.toString("hex"),
    address: address ?? null,
    key: address
      ? Buffer.from(Keypair.fromPublicKey(address).rawPublicKey()).toString("hex")
      : null,
  }
  return on.alter(
    (reply, given, { mapTexts, isEnvelope, isSignature, isAddress }) => [
      mapTexts(reply, (text) => {
        if (given.envelope !== null && isEnvelope(text)) return given.envelope
        if (given.base64 !== "" && isSignature(text)) {
          if (/^[0-9a-f]{128}$/i.test(text)) return given.hex
          return text.endsWith("==") ? given.base64 : given.base64.replace(/=+$/, "")
        }
        if (given.address !== null && isAddress(text))
          return text.length === 64 ? given.key : text.replace(/G[A-Z2-7]{55}$/, given.address)
        return text
      }),
    ],
    given,
  )
}
