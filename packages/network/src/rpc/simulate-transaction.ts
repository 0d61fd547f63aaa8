import { xdr } from "@stellar/stellar-sdk/base"
import { sorobanData } from "../contracts/resources.js"
import { accountOf } from "../entries/identity.js"
import { errorEvents, errorText, isHostError } from "../host/host-error.js"
import { whenLoaded } from "../host/not-loaded.js"
import { decodeEnvelope, type Submission } from "../transactions/envelope.js"
import type { Ledger } from "../transactions/ledger.js"
import { type Simulated, simulate, type Trial } from "../transactions/simulate.js"
import { simulateFootprint } from "../transactions/simulate-footprint.js"
import { type Method, rpcError, text } from "./method.js"

const AUTH_MODES = ["enforce", "record", "record_allow_nonroot"]

/**
 * `simulateTransaction`: what the call in a `transaction` (base64 `TransactionEnvelope`) would do, the authorization
 * entries it needs, and the data and fee for its transaction. `error` reports a failed call. Authorization entries in
 * the transaction are enforced. Without entries, or if `authMode` says so, they are recorded: as version 2 if
 * `useUpgradedAuth` is true, else as version 1. Archived entries that the call uses are listed in its data, which restores
 * them. Like Stellar's own server since protocol 23 (stellar-rpc 463), it has a `restorePreamble` only if that would pass
 * the limits of a transaction, and here it never does.
 *
 * For a transaction that extends or restores entries, it returns what that needs.
 */
export const simulateTransaction: Method = async ({ ledger }, params) => {
  const transaction = text(params, "transaction")
  const { authMode = "", useUpgradedAuth = false } = params
  if (typeof authMode !== "string" || typeof useUpgradedAuth !== "boolean")
    throw rpcError(-32602, 'parameter "authMode" must be a string, "useUpgradedAuth" a boolean')
  const asked = askedOf(transaction, authMode, useUpgradedAuth, ledger)
  return { ...(await outcomeOf(asked, ledger)), ...at(ledger) }
}

/** A call, or the footprint of what is extended or restored. Anything else is an error, in the words of Stellar's own server. */
type Asked = Trial | xdr.LedgerFootprint | string

async function outcomeOf(asked: Asked, ledger: Ledger): Promise<object> {
  if (typeof asked === "string") return { error: asked }
  if (asked instanceof xdr.LedgerFootprint) return needed(simulateFootprint(ledger, asked))
  const again = repeatable(ledger.nonce)
  return whenLoaded(() => tried(ledger, asked, again()))
}

function at(ledger: Ledger): object {
  return { latestLedger: ledger.latest().header.ledgerSeq }
}

function askedOf(
  envelope: string,
  authMode: string,
  upgraded: boolean,
  { passphrase }: Ledger,
): Asked {
  const submission = decode(envelope, passphrase)
  if (!submission) return "Could not unmarshal transaction"
  const { operations, memo, sourceAccount } = submission.body
  const [operation] = operations
  if (!operation || operations.length > 1) return "Transaction contains more than one operation"
  if (memo.type !== "memoNone")
    return "Transaction contains a memo. Soroban transactions do not support memos."
  if (operation.body.type === "extendFootprintTtl" || operation.body.type === "restoreFootprint")
    return (
      sorobanData(submission)?.resources.footprint ??
      "To perform a SimulateTransaction for ExtendFootprintTtl or RestoreFootprint operations, SorobanTransactionData must be provided"
    )
  if (operation.body.type !== "invokeHostFunction")
    return `Transaction contains unsupported operation type: ${operation.body.type}`
  if (authMode && !AUTH_MODES.includes(authMode))
    return `optional 'authMode' must be one of ${AUTH_MODES} when included`

  const { invokeHostFunctionOp } = operation.body
  const hasAuth = invokeHostFunctionOp.auth.length > 0
  const enforced = authMode ? authMode === "enforce" : hasAuth
  if (hasAuth && !enforced) return `cannot set authMode to '${authMode}' with an auth footprint`
  return {
    source: accountOf(operation.sourceAccount ?? sourceAccount),
    operation: invokeHostFunctionOp,
    auth: enforced ? "enforce" : "record",
    upgraded,
    nonRoot: authMode === "record_allow_nonroot",
  }
}

function decode(envelope: string, passphrase: string): Submission | undefined {
  try {
    return decodeEnvelope(envelope, passphrase)
  } catch (thrown) {
    if (thrown instanceof xdr.XdrError) return undefined
    throw thrown
  }
}

/** Numbers for each try: a second one gets those of the first again, so that what a seed draws stays the same. */
function repeatable(draw: () => bigint): () => () => bigint {
  const drawn: bigint[] = []
  return () => {
    let next = 0
    return () => (drawn[next++] ??= draw())
  }
}

function tried(ledger: Ledger, trial: Trial, nonce: () => bigint): object {
  try {
    return success(simulate(ledger, trial, nonce))
  } catch (thrown) {
    if (!isHostError(thrown)) throw thrown
    return { error: errorText(thrown), events: errorEvents(thrown).map(base64) }
  }
}

function success({ value, events, log, auth, transactionData }: Simulated): object {
  const diagnosticEvents = [...log, ...events].map(
    (event) => new xdr.DiagnosticEvent({ inSuccessfulContractCall: true, event }),
  )
  return {
    ...needed(transactionData),
    events: diagnosticEvents.map(base64),
    results: [{ auth: auth.map(base64), xdr: base64(value) }],
  }
}

function needed(data: xdr.SorobanTransactionData): object {
  return { transactionData: base64(data), minResourceFee: String(data.resourceFee) }
}

function base64(value: { toXdr(format: "base64"): string }): string {
  return value.toXdr("base64")
}
