import { xdr } from "@stellar/stellar-sdk/base"
import { enforceAuth } from "../contracts/authorization.js"
import { hostError } from "../contracts/host-error.js"
import { type Invoked, invoke } from "../contracts/invoke.js"
import { recordAuth } from "../contracts/record-auth.js"
import { leastResourceFee } from "../contracts/resources.js"
import { recordFootprint, storageOf } from "../contracts/storage.js"
import type { Moment } from "../entries/account.js"
import type { Draft } from "../entries/entries.js"
import type { Ledger } from "./ledger.js"

/** An operation to simulate, and its source account, which need not exist. */
export interface Trial {
  readonly source: xdr.AccountId
  readonly operation: xdr.InvokeHostFunctionOp
  /**
   * `enforce` checks the operation's authorization entries. `record` ignores them and returns the entries that the call
   * needs, with credentials of version 2 if `upgraded`, else of version 1.
   */
  readonly auth: "enforce" | "record"
  readonly upgraded: boolean
}

/** What a call would do, and what its transaction needs. */
export interface Simulated extends Invoked {
  readonly auth: readonly xdr.SorobanAuthorizationEntry[]
  readonly transactionData: xdr.SorobanTransactionData
}

/** About what a transfer uses on the public networks. */
const INSTRUCTIONS = 1_000_000

/** Simulates a call on the latest ledger, without changing it. Throws a `HostError` if it fails. */
export function simulate(ledger: Ledger, trial: Trial): Simulated {
  const { operation, source } = trial
  if (operation.hostFunction.type !== "hostFunctionTypeInvokeContract")
    throw hostError("Context", "InvalidAction", "the sandbox neither uploads nor deploys code")
  const call = operation.hostFunction.invokeContract
  const { header } = ledger.latest()
  const moment: Moment = { sequence: header.ledgerSeq, time: header.scpValue.closeTime }
  const draft = ledger.draft()
  const { guard, footprint } = recordFootprint()
  const storage = storageOf(draft, guard)

  const given = { entries: operation.auth, source, passphrase: ledger.passphrase }
  const recorded = recordAuth(trial, call, storage, moment)
  const enforced = trial.auth === "enforce"
  const requireAuth = enforced ? enforceAuth(given, call, storage, moment) : recorded.requireAuth
  const { value, events } = invoke(call, { storage, requireAuth, moment })
  return {
    value,
    events,
    auth: enforced ? given.entries : recorded.entries,
    transactionData: transactionData(footprint(), draft),
  }
}

function transactionData(footprint: xdr.LedgerFootprint, draft: Draft): xdr.SorobanTransactionData {
  const { readOnly, readWrite } = footprint
  // Contract data is read from memory, so only account entries count as disk reads.
  const fromDisk = [...readOnly, ...readWrite].filter(({ type }) => type === "account")
  const resources = new xdr.SorobanResources({
    footprint,
    instructions: INSTRUCTIONS,
    diskReadBytes: bytes(fromDisk, draft),
    writeBytes: bytes(readWrite, draft),
  })
  return new xdr.SorobanTransactionData({
    ext: xdr.SorobanTransactionDataExt.v0(),
    resources,
    resourceFee: leastResourceFee(resources),
  })
}

function bytes(keys: readonly xdr.LedgerKey[], draft: Draft): number {
  return keys.reduce((sum, key) => sum + (draft.get(String(key))?.toXdr().length ?? 0), 0)
}
