import type { DescribedTransaction } from "@alidade/core/describe"
import { ProblemError } from "../problem.js"
import { toStroops } from "../stellar/amount.js"
import { chargeFee, effectOf } from "./account-effect.js"
import { applyCall, authorizedBeyond, findMismatches, itemsOf, tokenChanges } from "./apply-call.js"
import { type Draft, fail, list } from "./draft.js"
import type { AccountEffect } from "./effect.js"
import type { Footprint } from "./footprint.js"
import type { Simulation } from "./simulate.js"
import { amount, statement } from "./statement.js"
import type { CallProblem } from "./to-simulate.js"
import type { TokenEvents } from "./token-events.js"

/** A simulated call, read. */
export interface SimulatedCall
  extends Pick<Simulation, "auth" | "resourceFee" | "needsRestore">,
    TokenEvents {
  footprint: Pick<Footprint, "contracts">
  /** The account's present balances in contracts, in their own units, by contract. */
  held: ReadonlyMap<string, bigint>
  /** The decimals of tokens whose amounts change, by contract. One that is missing didn't tell. */
  decimals: ReadonlyMap<string, number>
}

/** The expected effect of a transaction with a simulated call on the account of a draft, for the connected account. */
export function callEffect(
  draft: Draft,
  signer: string,
  transaction: DescribedTransaction,
  simulated: SimulatedCall,
): AccountEffect {
  const [operation] = transaction.operations
  if (!operation) throw new ProblemError<CallProblem>({ problem: "noOperation" })
  const { events, unread, footprint, held, decimals, auth, resourceFee, needsRestore } = simulated
  chargeFee(draft, transaction)
  applyCall(draft, events)
  if (operation.type !== "invokeHostFunction") {
    list(draft, "others", { operation: operation.sentence, details: operation.details })
  }
  draft.warnings.push(...findMismatches(operation, events, draft.address))
  if (unread > 0) draft.warnings.push(statement("eventsUnread", { count: unread }))
  if (needsRestore) fail(draft, "archived")
  if (auth.length > operation.authorizations.length) fail(draft, "unauthorized")
  const fee = toStroops(transaction.innerFee ?? transaction.fee)
  if (fee < resourceFee) fail(draft, "feeTooLow", { amount: amount(resourceFee, { code: "XLM" }) })
  const tokens = [...tokenChanges(events, draft.address)].map(([contract, change]) => {
    const before = held.get(contract)
    return {
      contract,
      change,
      decimals: decimals.get(contract),
      ...(before === undefined ? {} : { before }),
    }
  })
  return {
    ...effectOf(draft, signer),
    call: {
      tokens,
      items: itemsOf(events, draft.address),
      beyond: authorizedBeyond(operation),
      contracts: footprint.contracts,
      resourceFee,
    },
  }
}
