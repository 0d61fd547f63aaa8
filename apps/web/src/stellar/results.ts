import { fieldsOf, textOf } from "./read-json.js"

/** The network's answer to a transaction. */
export interface Answer {
  /** `unknown`: Horizon could not say whether it was applied. */
  outcome: "applied" | "refused" | "unknown"
  title: string
  /** What it means, one sentence each. */
  details: readonly string[]
  /** The network's own codes, for a report. */
  codes: readonly string[]
  ledger?: number | undefined
  /** Hex. */
  hash?: string | undefined
}

/** Reads the response of `POST {horizon}/transactions`: its HTTP status and JSON. */
export function readAnswer(status: number, body: unknown): Answer {
  const fields = fieldsOf(body)
  const extras = fieldsOf(fields.extras)
  const hash = textOf(fields.hash) ?? textOf(extras.hash)
  if (status === 200 && fields.successful !== false) {
    const ledger = typeof fields.ledger === "number" ? fields.ledger : undefined
    return {
      outcome: "applied",
      title: ledger === undefined ? "Confirmed" : `Confirmed in ledger ${ledger}`,
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
  const informative = named.filter((code) => !silent.has(code))
  return {
    outcome: "refused",
    title: "The network rejected it",
    details:
      informative.length > 0
        ? informative.map((code) => words[code] ?? `The network returned ${code}.`)
        : [textOf(fields.detail) || textOf(fields.title) || `Horizon returned status ${status}.`],
    codes: named,
    hash,
  }
}

/** The answer if Horizon did not answer, or not in time: the transaction may still be applied. */
export function undecided(hash?: string): Answer {
  return {
    outcome: "unknown",
    title: "No answer yet",
    details: [
      "The network may still apply it until it expires. Sending the same envelope again is safe: it can be applied only once.",
    ],
    codes: [],
    hash,
  }
}

/** Codes that only refer to another code. */
const silent = new Set([
  "tx_failed",
  "op_success",
  "op_inner",
  "tx_fee_bump_inner_failed",
  "tx_success",
])

/** The meaning of Horizon's result codes. */
const words: Readonly<Record<string, string>> = {
  tx_too_early: "It isn’t valid yet.",
  tx_too_late: "It expired before it was sent. Build it again and sign it sooner.",
  tx_missing_operation: "It has no operations.",
  tx_bad_seq:
    "Its sequence number isn’t the account’s next one: another transaction was sent since. Build it again.",
  tx_bad_auth:
    "It doesn’t have enough signatures for the account, or they are for another network.",
  tx_bad_auth_extra: "It has an unnecessary signature.",
  tx_insufficient_balance: "The account can’t pay the fee and keep its reserve.",
  tx_no_source_account: "Its source account doesn’t exist on this network.",
  tx_insufficient_fee: "The network currently requires a higher fee.",
  tx_internal_error: "The network had an internal error. Try again.",
  tx_not_supported: "The network doesn’t support this kind of transaction.",
  tx_bad_sponsorship: "It starts a sponsorship without ending it, or ends one without starting it.",
  tx_bad_minseq_age_or_gap: "The account’s sequence number isn’t old enough.",
  tx_malformed: "It is malformed.",
  tx_soroban_invalid: "Its contract call declares invalid resources.",
  op_bad_auth: "An operation lacks a signature.",
  op_no_source_account: "An operation’s source account doesn’t exist on this network.",
  op_not_supported: "The network doesn’t support one of its operations.",
  op_too_many_subentries: "The account has reached its limit of entries.",
  op_too_many_sponsoring: "The account has reached its limit of sponsored entries.",
  op_malformed: "An operation is malformed.",
  op_underfunded: "The account doesn’t have enough to send and keep its reserve.",
  op_low_reserve: "The balance would fall below the reserve.",
  op_already_exists: "The account already exists. Send it a payment instead.",
  op_no_destination: "The destination account doesn’t exist on this network.",
  op_no_trust: "The destination has no trust line for this asset.",
  op_not_authorized: "The issuer hasn’t authorized the destination to hold this asset.",
  op_src_no_trust: "The account has no trust line for this asset.",
  op_src_not_authorized: "The issuer hasn’t authorized the account to send this asset.",
  op_line_full: "The destination would exceed its limit for this asset.",
  op_no_issuer: "The asset’s issuer doesn’t exist on this network.",
  op_invalid_limit: "The trust line’s limit is below its balance.",
  op_self_not_allowed: "An account can’t do this to itself.",
  op_immutable_set: "The account is immutable.",
  op_has_sub_entries: "The account still has trust lines, offers, or signers.",
  op_seq_num_too_far: "The account’s sequence number is too high to merge it.",
  op_dest_full: "The destination’s balance would exceed the network’s maximum.",
  op_over_source_max: "The path costs more than your maximum.",
  op_under_dest_min: "The path returns less than your minimum.",
  op_too_few_offers: "No offers connect the two assets.",
  op_cross_self: "The offer would match one of the account’s own.",
  op_offer_not_found: "This offer doesn’t exist.",
  op_bad_seq: "The requested sequence number is out of range.",
  op_does_not_exist: "The operation’s target doesn’t exist.",
  op_cannot_claim: "The account can’t claim this balance, or not yet.",
  function_trapped: "The contract failed.",
  resource_limit_exceeded: "The contract call exceeds the network’s limits.",
  entry_archived: "The contract call needs archived data. Restore it first.",
  insufficient_refundable_fee: "The contract call’s refundable fee is too small.",
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
