import type { Answer } from "../logic/stellar/results.js"
import { say as sayCode } from "../texts/en/codes.js"
import { say } from "../texts/en/results.js"

/** The network's answer to a transaction in words: a title, and what it means, one sentence each. */
export function answerWords(answer: Answer): { title: string; details: readonly string[] } {
  switch (answer.outcome) {
    case "applied": {
      const { ledger } = answer
      const isIn = ledger !== undefined
      return {
        title: isIn ? say("confirmedIn", { ledger: `${ledger}` }) : say("confirmed"),
        details: [],
      }
    }
    case "refused": {
      const { codes } = answer
      // The transaction's own only refers to that of its operation.
      const details = codes.length > 1 ? codes.filter((code) => code !== "txFAILED") : codes
      return {
        title: say("rejected"),
        details: details.length > 0 ? details.map(meaningOf) : [say("notAccepted")],
      }
    }
    case "unknown":
      return { title: say("unanswered"), details: [say("mayApply")] }
  }
}

/** The meaning of a result code, or the code itself if it is unknown. */
function meaningOf(code: string): string {
  const key = keyOf(code)
  return key === undefined ? say("unknownCode", { code }) : sayCode(key)
}

type Key = keyof typeof sayCode.english

/** Codes whose text has another name. */
const named: Readonly<Record<string, Key>> = {
  txNO_ACCOUNT: "tx_no_source_account",
  txBAD_MIN_SEQ_AGE_OR_GAP: "tx_bad_minseq_age_or_gap",
  opNO_ACCOUNT: "op_no_source_account",
  CREATE_ACCOUNT_ALREADY_EXIST: "op_already_exists",
  ACCOUNT_MERGE_SEQNUM_TOO_FAR: "op_seq_num_too_far",
  PATH_PAYMENT_STRICT_RECEIVE_OVER_SENDMAX: "op_over_source_max",
  PATH_PAYMENT_STRICT_SEND_UNDER_DESTMIN: "op_under_dest_min",
  MANAGE_SELL_OFFER_NOT_FOUND: "op_offer_not_found",
  MANAGE_BUY_OFFER_NOT_FOUND: "op_offer_not_found",
  INVOKE_HOST_FUNCTION_TRAPPED: "function_trapped",
}

const keys = (Object.keys(sayCode.english) as Key[]).sort((a, b) => b.length - a.length)

/** The text of a code: `txBAD_SEQ` has `tx_bad_seq`, and `PAYMENT_NO_TRUST` has `op_no_trust`. */
function keyOf(code: string): Key | undefined {
  if (Object.hasOwn(named, code)) return named[code]
  const [, kind, rest = code] = /^(tx|op)(.+)$/.exec(code) ?? []
  const name = rest.toLowerCase()
  if (kind) return keys.find((key) => key === `${kind}_${name}`)
  return keys.find((key) => !key.startsWith("tx_") && name.endsWith(key.replace(/^op_|^/, "_")))
}
