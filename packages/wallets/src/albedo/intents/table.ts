import type { WalletError } from "@alidade/core"
import { own } from "../../own.js"
import { intentError } from "../errors.js"
import type { IntentParams } from "./types.js"

/** The intents of protocol version 3. */
export type IntentName = keyof IntentParams

/** The parameters and result fields of an intent. */
export interface Intent<Parameter extends string = string> {
  required?: readonly Parameter[]
  optional?: readonly Parameter[]
  /** Fields of its result, apart from the echoed parameters. */
  result: readonly string[]
  /** Whether a session can grant it without confirmation. */
  implicit?: true
}

const memo = ["memo", "memo_type"] as const
/** Parameters of all intents that sign a transaction. */
const signing = ["pubkey", "network", "callback", "submit"] as const
/** The result of a submitted transaction is documented as `result`, but sent as `horizonResult`. */
const signed = ["pubkey", "network", "tx_hash", "signed_envelope_xdr", "horizonResult", "result"]

/** All intents, by name. */
export const intents: { readonly [N in IntentName]: Intent<keyof IntentParams[N] & string> } = {
  public_key: {
    optional: ["token", "callback", "require_existing"],
    result: ["pubkey", "signed_message", "signature"],
  },
  sign_message: {
    required: ["message"],
    optional: ["pubkey", "callback"],
    result: ["pubkey", "signed_message", "message_signature", "signedMessage", "signerAddress"],
    implicit: true,
  },
  tx: {
    required: ["xdr"],
    optional: [...signing, "description"],
    result: signed,
    implicit: true,
  },
  pay: {
    required: ["amount", "destination"],
    optional: ["asset_code", "asset_issuer", ...memo, ...signing],
    result: signed,
    implicit: true,
  },
  trust: {
    required: ["asset_code", "asset_issuer"],
    optional: ["limit", ...memo, ...signing],
    result: signed,
    implicit: true,
  },
  exchange: {
    required: ["amount", "max_price"],
    optional: [
      "sell_asset_code",
      "sell_asset_issuer",
      "buy_asset_code",
      "buy_asset_issuer",
      ...memo,
      ...signing,
    ],
    result: signed,
  },
  implicit_flow: {
    required: ["intents"],
    optional: ["network"],
    result: ["granted", "intents", "grants", "session", "valid_until", "pubkey", "network"],
  },
  manage_account: { required: ["pubkey"], optional: ["network"], result: [] },
  batch: {
    required: ["intents"],
    optional: ["pubkey", "network"],
    result: ["intents", "results", "pubkey", "network"],
    implicit: true,
  },
}

/** The received fields of an intent's result. Their values are unchecked. */
export type IntentResult = Readonly<Record<string, unknown>>

/** A validated intent with its parameters. */
export interface IntentRequest {
  intent: IntentName
  params: Readonly<Record<string, unknown>>
}

/**
 * Validates a request before it is sent, in Albedo's own order. Keeps the intent's parameters and drops empty ones.
 * Throws code -3 with the reason in `ext`.
 */
export function readIntent(intent: unknown, params: unknown): IntentRequest {
  if (!intent) throw invalid('Parameter "intent" is required.')
  if (!isIntent(intent)) throw invalid(`Unknown intent: "${inWords(intent)}".`)
  if (typeof params !== "object" || params === null) throw invalid("Intent parameters expected.")

  const { required = [], optional = [] }: Intent = intents[intent]
  const names = ["pubkey", ...required, ...optional]
  const given = new Map(
    names.map((name) => [name, own(params, name)] as const).filter(([, value]) => value),
  )
  const pubkey = given.get("pubkey")
  if (pubkey && !(typeof pubkey === "string" && /^G[0-9A-Z]{55}$/.test(pubkey))) {
    throw invalid('Invalid "pubkey" parameter. Stellar account public key expected.')
  }
  const missing = required.find((name) => !given.has(name))
  if (missing) throw invalid(`Parameter "${missing}" is required for intent "${intent}".`)
  const known = [...required, ...optional].filter((name) => given.has(name))
  return { intent, params: Object.fromEntries(known.map((name) => [name, given.get(name)])) }
}

/** A value as text. Its own code may throw. */
function inWords(value: unknown): string {
  try {
    return String(value)
  } catch {
    return typeof value
  }
}

function isIntent(name: unknown): name is IntentName {
  return typeof name === "string" && Object.hasOwn(intents, name)
}

/** Creates the error for an invalid request: code -3, with the reason in `ext`. */
export function invalid(reason: string): WalletError {
  return intentError(-3, { ext: reason })
}
