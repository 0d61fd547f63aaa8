import type { DescribedTransaction } from "@alidade/core/describe"
import { formatAmount, fromStroops, toStroops } from "../stellar/amount.js"
import { say } from "../texts/en/effects.js"
import type { AccountState } from "./account-state.js"
import { applyCall, authorizedBeyond, findMismatches, tokenChanges } from "./apply-call.js"
import { chargeFee, effectOf } from "./classic-effect.js"
import { draftOf } from "./draft.js"
import type { Effect } from "./effect.js"
import type { Footprint } from "./footprint.js"
import type { Simulation } from "./simulate.js"
import type { TokenEvent } from "./token-events.js"

/** A simulated call, read. */
export interface SimulatedCall extends Pick<Simulation, "auth" | "resourceFee" | "needsRestore"> {
  events: readonly TokenEvent[]
  footprint: Pick<Footprint, "contracts">
  /** The account's present balances in contracts, in their own units, by contract. */
  held: ReadonlyMap<string, bigint>
}

/** The expected effect of a transaction with a simulated call on an account (`G…`). */
export function callEffect(
  address: string,
  state: AccountState,
  transaction: DescribedTransaction,
  simulated: SimulatedCall,
): Effect {
  const [operation] = transaction.operations
  if (!operation) throw new Error(say("noOperation"))
  const { events, footprint, held, auth, resourceFee, needsRestore } = simulated
  const draft = draftOf(address, state)
  chargeFee(draft, transaction)
  applyCall(draft, events)
  for (const mismatch of findMismatches(operation, events, address)) draft.warnings.add(mismatch)
  if (needsRestore) {
    draft.failures.add(say("archived"))
  }
  if (auth.length > operation.authorizations.length) {
    draft.failures.add(say("unauthorized"))
  }
  const fee = toStroops(transaction.innerFee ?? transaction.fee)
  if (fee < resourceFee) {
    draft.failures.add(
      say("feeTooLow", { amount: `${formatAmount(fromStroops(resourceFee))} XLM` }),
    )
  }
  const tokens = [...tokenChanges(events, address)].map(([contract, change]) => {
    const before = held.get(contract)
    return { contract, change, ...(before === undefined ? {} : { before }) }
  })
  return {
    ...effectOf(draft, state),
    call: {
      tokens,
      beyond: authorizedBeyond(operation),
      contracts: footprint.contracts,
      resourceFee,
    },
  }
}
