import { xdr } from "@stellar/stellar-sdk/base"
import { whenLoaded } from "../host/not-loaded.js"
import { type Problem, problem } from "../http/problem.js"
import { json } from "../http/reply.js"
import type { Handler } from "../http/request.js"
import type { Submitted } from "../transactions/ledger.js"
import type { ServedNetwork } from "../transactions/served-network.js"
import { resource } from "./format.js"
import { parameter } from "./parameter.js"
import { resultCodes } from "./result-codes.js"
import { transactionResource } from "./transaction.js"

/**
 * `POST /transactions` with a base64 envelope in the form field `tx`. Responds when the transaction is in the ledger or
 * rejected.
 */
export function submit(network: ServedNetwork): Handler {
  return async (request) => {
    const envelope = parameter(request, "tx")
    const { hash, ...outcome } = await whenLoaded(() => submitEnvelope(network, envelope))
    if ("refused" in outcome) throw failed(envelope, outcome.refused)
    if (!outcome.transaction.successful) throw failed(envelope, outcome.transaction.result)
    return resource(transactionResource(network, outcome.transaction, hash))
  }
}

/** `POST /transactions_async`: the same, and reports only whether the network accepted it. */
export function submitAsync(network: ServedNetwork): Handler {
  return async (request) => {
    const envelope = parameter(request, "tx")
    const { before, hash, ...outcome } = await whenLoaded(() => {
      const before = network.ledger.closed.length
      return { before, ...submitEnvelope(network, envelope) }
    })
    if ("refused" in outcome)
      return json(
        { hash, tx_status: "ERROR", error_result_xdr: outcome.refused.toXdr("base64") },
        400,
      )
    const isNew = outcome.transaction.ledger.sequence > before
    return json({ hash, tx_status: isNew ? "PENDING" : "DUPLICATE" }, isNew ? 201 : 409)
  }
}

function submitEnvelope({ ledger }: ServedNetwork, envelope: string): Submitted {
  try {
    return ledger.submit(envelope)
  } catch (thrown) {
    if (!(thrown instanceof xdr.XdrError)) throw thrown
    throw problem(400, "transaction_malformed", "Transaction Malformed", {
      detail: `This is not a base64 TransactionEnvelope: ${thrown.message}.`,
      extras: { envelope_xdr: envelope },
    })
  }
}

function failed(envelope: string, result: xdr.TransactionResult): Problem {
  return problem(400, "transaction_failed", "Transaction Failed", {
    detail:
      "The network did not carry out the transaction. The result codes in `extras.result_codes` say why.",
    extras: {
      envelope_xdr: envelope,
      result_codes: resultCodes(result),
      result_xdr: result.toXdr("base64"),
    },
  })
}
