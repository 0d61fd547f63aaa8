import { hash, type Keypair } from "@stellar/stellar-sdk"
import { answerWith } from "../answer-with.js"
import { signedMessage, stranger } from "../forge.js"
import type { Bench, Scenario } from "../scenario.js"

/** The wallet signs another message, or otherwise. */
function signs(
  name: string,
  says: string,
  make: (on: Bench) => Uint8Array,
  sees: Scenario["sees"] = () => "bad-signature",
): Scenario {
  return {
    name,
    says,
    ask: "message",
    cause: (on) => answerWith(on, { signature: make(on) }),
    sees,
  }
}

const raw = (text: string, key: Keypair): Uint8Array => key.sign(Buffer.from(text))

/** The app asks for the signature of an unusual message, which the wallet signs or refuses. */
function asks(name: string, says: string, message: string, sees: Scenario["sees"]): Scenario {
  return { name, says, ask: "message", payload: () => message, cause: async () => {}, sees }
}

/** A message, signed otherwise, or an unusual one. */
export const messages: readonly Scenario[] = [
  signs(
    "message-with-space",
    "The wallet signs the message with a space at its end.",
    ({ payload, key }) => signedMessage(`${payload} `, key),
  ),
  signs("message-in-capitals", "The wallet signs the message in capitals.", ({ payload, key }) =>
    signedMessage(payload.toUpperCase(), key),
  ),
  signs("message-empty-instead", "The wallet signs an empty message.", ({ key }) =>
    signedMessage("", key),
  ),
  signs(
    "message-of-another-site",
    "The wallet returns a valid signature of another message.",
    ({ key }) => signedMessage("Sign in to other.example", key),
  ),
  signs(
    "message-without-prefix",
    "The wallet signs the message without SEP-53's prefix.",
    ({ payload, key }) => raw(payload, key),
  ),
  signs(
    "message-hash-without-prefix",
    "The wallet signs the message's hash without SEP-53's prefix.",
    ({ payload, key }) => key.sign(hash(Buffer.from(payload))),
  ),
  signs(
    "message-prefix-unhashed",
    "The wallet signs the prefix and the message without a hash.",
    ({ payload, key }) => raw(`Stellar Signed Message:\n${payload}`, key),
  ),
  signs("message-as-base64", "The wallet signs the message's base64.", ({ payload, key }) =>
    signedMessage(Buffer.from(payload).toString("base64"), key),
  ),
  signs(
    "message-by-another-key",
    "Another account of the wallet signs the message.",
    ({ payload }) => signedMessage(payload, stranger),
    () => ["wrong-account", "bad-signature"],
  ),
  signs(
    "message-signature-of-zeros",
    "The message's signature has 64 zero bytes.",
    () => new Uint8Array(64),
  ),
  asks("message-empty", "The app asks for the signature of an empty message.", "", () => [
    "succeeds",
    "bad-request",
    "unsupported",
  ]),
  asks(
    "message-lone-surrogates",
    "The app asks for the signature of halves of characters.",
    "\ud800 and \udfff",
    () => ["succeeds", "bad-request"],
  ),
  asks(
    "message-of-a-megabyte",
    "The app asks for the signature of a megabyte of text.",
    "a".repeat(1_000_000),
    ({ id }) =>
      id === "hot"
        ? "internal hotRequestFailed"
        : id === "albedo"
          ? ["succeeds", "internal albedoUnhandled"]
          : ["succeeds", "bad-request", "unsupported"],
  ),
  asks(
    "message-with-controls",
    "The app asks for the signature of text with zero bytes and changes of direction.",
    "pay \u0000\u202e0001 to \u2066alice\u2069",
    () => ["succeeds", "bad-request"],
  ),
]
