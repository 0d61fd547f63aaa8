import { fieldsOf, textOf } from "./read-json.js"

/** What Horizon answered to a transaction that was sent, in words. */
export interface Answer {
  /** `unknown`: Horizon could not say whether it was applied. */
  outcome: "applied" | "refused" | "unknown"
  title: string
  /** What follows from it, one thought each. */
  details: readonly string[]
  /** The network's own codes, for a report. */
  codes: readonly string[]
  ledger?: number | undefined
  /** Hex. */
  hash?: string | undefined
}

/** Reads the answer of `POST {horizon}/transactions`: its HTTP status and its JSON. */
export function readAnswer(status: number, body: unknown): Answer {
  const fields = fieldsOf(body)
  const extras = fieldsOf(fields.extras)
  const hash = textOf(fields.hash) ?? textOf(extras.hash)
  if (status === 200 && fields.successful !== false) {
    const ledger = typeof fields.ledger === "number" ? fields.ledger : undefined
    return {
      outcome: "applied",
      title: ledger === undefined ? "Applied" : `Applied in ledger ${ledger}`,
      details: [],
      codes: [],
      ledger,
      hash,
    }
  }
  if (status === 504 || status === 503) return undecided(hash)
  const codes = fieldsOf(extras.result_codes)
  const named = [codes.transaction, codes.inner_transaction, ...list(codes.operations)]
    .map(textOf)
    .filter((code) => code !== undefined)
  const telling = named.filter((code) => !silent.has(code))
  return {
    outcome: "refused",
    title: "The network refused it",
    details:
      telling.length > 0
        ? telling.map((code) => words[code] ?? `The network says ${code}.`)
        : [
            textOf(fields.detail) ||
              textOf(fields.title) ||
              `Horizon answered with status ${status}.`,
          ],
    codes: named,
    hash,
  }
}

/** Horizon did not answer, or not in time: the transaction may still be applied. */
export function undecided(hash?: string): Answer {
  return {
    outcome: "unknown",
    title: "No answer yet",
    details: [
      "The network may still apply it until its time runs out. Sending the same envelope again is safe: it can be applied once only.",
    ],
    codes: [],
    hash,
  }
}

/** Codes that only say that another one tells the reason. */
const silent = new Set([
  "tx_failed",
  "op_success",
  "op_inner",
  "tx_fee_bump_inner_failed",
  "tx_success",
])

/** Horizon's result codes in words that say what to do. */
const words: Readonly<Record<string, string>> = {
  tx_too_early: "It is not valid yet: its first moment lies ahead.",
  tx_too_late: "Its time ran out before it was sent. Build it again and sign it sooner.",
  tx_missing_operation: "It contains no operation.",
  tx_bad_seq:
    "Its sequence number is not the account's next one: something else was sent since it was built. Build it again.",
  tx_bad_auth:
    "The signatures do not reach what the account asks for, or belong to another network.",
  tx_bad_auth_extra: "It carries a signature that nobody asked for.",
  tx_insufficient_balance:
    "The account cannot pay the fee and keep the balance that the network holds in reserve.",
  tx_no_source_account: "The account that it acts for does not exist on this network.",
  tx_insufficient_fee: "The network asks for a higher fee at the moment.",
  tx_internal_error: "The network failed inside. Try again.",
  tx_not_supported: "The network does not know this kind of transaction.",
  tx_bad_sponsorship: "A sponsorship in it is begun and not ended, or ended and not begun.",
  tx_bad_minseq_age_or_gap: "The account's sequence number is not old enough for it.",
  tx_malformed: "It is not well formed.",
  tx_soroban_invalid: "Its contract call asks for resources that do not fit.",
  op_bad_auth: "A signature that an operation needs is missing.",
  op_no_source_account: "An account that an operation acts for does not exist on this network.",
  op_not_supported: "The network does not know one of its operations.",
  op_too_many_subentries: "The account holds as many entries as it may.",
  op_too_many_sponsoring: "The account sponsors as many entries as it may.",
  op_malformed: "An operation is not well formed.",
  op_underfunded: "The account does not have that much to send, once its reserve is kept.",
  op_low_reserve: "The balance would fall below what the network holds in reserve.",
  op_already_exists: "The account exists already: send it a payment instead.",
  op_no_destination: "The destination has no account on this network.",
  op_no_trust: "The destination does not accept this asset: it holds no trust line for it.",
  op_not_authorized: "The issuer has not allowed the destination to hold this asset.",
  op_src_no_trust: "The account holds no trust line for this asset.",
  op_src_not_authorized: "The issuer has not allowed the account to send this asset.",
  op_line_full: "The destination cannot take that much: its limit for this asset is reached.",
  op_no_issuer: "The asset's issuer does not exist on this network.",
  op_invalid_limit: "The limit of the trust line is below what it already holds.",
  op_self_not_allowed: "An account cannot do this to itself.",
  op_immutable_set: "The account was made immutable.",
  op_has_sub_entries: "The account still holds trust lines, offers or signers.",
  op_seq_num_too_far: "The account's sequence number lies too far ahead to merge it.",
  op_dest_full: "The destination's balance would grow beyond what the network can hold.",
  op_over_source_max: "The path costs more than the most that was allowed.",
  op_under_dest_min: "The path gives less than the least that was asked for.",
  op_too_few_offers: "There is no path of offers between the two assets.",
  op_cross_self: "The offer would meet one of the account's own.",
  op_offer_not_found: "There is no such offer.",
  op_bad_seq: "The sequence number asked for cannot be reached.",
  op_does_not_exist: "What the operation speaks of does not exist.",
  op_cannot_claim: "The account may not claim this balance, or not now.",
  function_trapped: "The contract stopped with an error.",
  resource_limit_exceeded: "The contract call needs more than the network allows.",
  entry_archived: "Data that the contract call needs is archived and must be restored first.",
  insufficient_refundable_fee: "The contract call's refundable fee is too small.",
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
