import { callRpc } from "../account/ask.js"
import { fieldsOf, listOf } from "../account/guards.js"
import { WalletError } from "../contract/errors.js"
import { reason } from "../contract/reason.js"
import type { Sent } from "../send/types.js"
import { describeEvents, readEvent } from "./events.js"
import { failureOf } from "./failure.js"
import { decodeResult, type LoadedContract } from "./load-contract.js"
import type { ContractCall, ContractEvent } from "./types.js"

/** More events than a transaction can have. */
const MOST_EVENTS = 1000

/** What a successful call returned, if the server shows it, and its events. Throws `external` if it is not of the spec. */
export function outcomeOf<Result>(
  { returnValue, events = [] }: Extract<Sent, { status: "success" }>,
  contract: LoadedContract,
  call: ContractCall,
): { data: Result | undefined; events: readonly ContractEvent[] } {
  return {
    data:
      returnValue === undefined ? undefined : (decodeResult(contract, call, returnValue) as Result),
    events: describeEvents(events.map(readEvent), contract),
  }
}

/** Why a sent call failed: the contract's own error if the server knows it, else the network's. */
export async function whyFailed(
  sent: Extract<Sent, { status: "failed" }>,
  contract: LoadedContract,
  rpcUrl: string,
  signal: AbortSignal,
): Promise<WalletError> {
  if (sent.ledger === undefined) return sent.error
  try {
    const answer = await callRpc(rpcUrl, "getTransaction", { hash: sent.hash }, signal)
    const events = listOf(fieldsOf(answer).diagnosticEventsXdr, MOST_EVENTS)
    const texts = events.filter((event) => typeof event === "string")
    return failureOf({ events: texts }, contract) ?? sent.error
  } catch {
    return sent.error
  }
}

/** The error of a transaction that can no longer be applied. */
export function expired(): WalletError {
  return new WalletError(
    "external",
    reason("sendExpired", "The transaction expired before the network carried it out."),
  )
}
