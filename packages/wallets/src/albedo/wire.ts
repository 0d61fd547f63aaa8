import { own } from "../own.js"
import { isAccount, isEnvelope, isText } from "../values.js"
import type { IntentFailure } from "./errors.js"
import { type IntentName, type IntentRequest, type IntentResult, intents } from "./intents/table.js"

/** The version of the intent protocol that we use (section 9 of the specification). */
export const PROTOCOL = 3

/** The message that Albedo posts when its page is ready (AL1). */
export interface Hello {
  protocol: number
}

/** A reply: a failure or a result. */
export type Reply = { failed: IntentFailure & { code: number } } | { result: IntentResult }

/** Creates the message of a request (AL2). */
export function request(id: string, { intent, params }: IntentRequest): object {
  return { ...params, __reqid: id, __albedo_intent_version: PROTOCOL, intent }
}

/** Reads a hello. Returns undefined for anything else. */
export function readHello(data: unknown): Hello | undefined {
  const protocol = own(own(data, "albedo"), "protocol")
  return Number.isInteger(protocol) ? { protocol: protocol as number } : undefined
}

/** Reads the reply to a request (AL3), keeping only the intent's own fields. Returns undefined for anything else. */
export function readReply(data: unknown, id: string, intent: IntentName): Reply | undefined {
  const reply = own(data, "albedoIntentResult")
  if (own(reply, "__reqid") !== id) return undefined
  const error = own(reply, "error")
  if (error) {
    const [code, message, ext] = ["code", "message", "ext"].map((name) => own(error, name))
    return {
      failed: {
        code: Number.isInteger(code) ? (code as number) : -1,
        ...(isText(message) ? { message } : {}),
        ...(ext === undefined ? {} : { ext }),
      },
    }
  }
  const fields = intents[intent].result.map((name) => [name, own(reply, name)] as const)
  const sent = fields.filter(([, value]) => value !== undefined)
  return { result: Object.fromEntries(sent) }
}

/** Reads the account and its hex signature of the token. Returns undefined for a result of another shape. */
export function readPublicKey({
  pubkey,
  signature,
}: IntentResult): { pubkey: string; signature: string } | undefined {
  return isAccount(pubkey) && isHexSignature(signature) ? { pubkey, signature } : undefined
}

/** Reads the signer, the signature in Albedo's own format, and the SEP-53 signature if there is one, both in hex. */
export function readSignedMessage(
  result: IntentResult,
): { signer: string; older: string; sep53?: string } | undefined {
  const { pubkey, signerAddress = pubkey, message_signature, signedMessage } = result
  if (!isAccount(signerAddress) || !isHexSignature(message_signature)) return undefined
  const signed = { signer: signerAddress, older: message_signature }
  if (signedMessage === undefined) return signed
  return isHexSignature(signedMessage) ? { ...signed, sep53: signedMessage } : undefined
}

/** Reads a base64 signed envelope and the signer that Albedo reports. */
export function readSignedTransaction({
  signed_envelope_xdr,
  pubkey,
}: IntentResult): { signedTxXdr: string; signerAddress: string } | undefined {
  return isEnvelope(signed_envelope_xdr) && isAccount(pubkey)
    ? { signedTxXdr: signed_envelope_xdr, signerAddress: pubkey }
    : undefined
}

function isHexSignature(value: unknown): value is string {
  return typeof value === "string" && /^[0-9a-f]{128}$/i.test(value)
}
