import { xdr } from "@stellar/stellar-sdk/base"
import { sorobanData } from "../contracts/resources.js"
import { type Moment, withSigners } from "../entries/account.js"
import { type Draft, draftOf, type Entries } from "../entries/entries.js"
import { accountOf } from "../entries/identity.js"
import type { Transcript } from "../operations/operation.js"
import type { Submission } from "./envelope.js"
import { kindOf } from "./kinds.js"
import { succeeded, transactionResult } from "./results.js"
import { minimumFee } from "./validity.js"

const NO_FOOTPRINT = new xdr.LedgerFootprint({ readOnly: [], readWrite: [] })

/** The effect of a transaction on the ledger. */
export interface Applied {
  readonly result: xdr.TransactionResult
  readonly successful: boolean
  /** Stroops. */
  readonly feeCharged: bigint
  readonly meta: xdr.TransactionMeta
}

/**
 * Applies a transaction that `refusal` accepted. The fee and the sequence number are spent even if it fails. Either all
 * operations take effect or none.
 */
export function apply(submission: Submission, entries: Entries, moment: Moment): Applied {
  const feeCharged = minimumFee(submission)
  const spent = draftOf(entries, moment.sequence)
  chargeFee(submission, feeCharged, spent)
  spendSequence(submission, spent)
  const txChangesBefore = spent.changes()
  spent.commit()

  const all = draftOf(entries, moment.sequence)
  const transcript: Transcript = { returnValue: null, events: [], diagnosticEvents: [] }
  const outcomes = submission.body.operations.map((operation) =>
    applyOperation(operation, submission, all, moment, transcript),
  )
  const results = outcomes.map(({ result }) => result)
  const successful = results.every(succeeded)
  if (successful) all.commit()

  const meta = new xdr.TransactionMetaV4({
    ext: xdr.ExtensionPoint.v0(),
    // These changes include the fee, which has no separate field.
    txChangesBefore,
    // A contract call is always a transaction's only operation, so its events belong to that one.
    operations: successful
      ? outcomes.map(({ changes }) => operationMeta(changes, transcript.events))
      : [],
    txChangesAfter: [],
    sorobanMeta: successful ? contractMeta(transcript) : null,
    events: [],
    diagnosticEvents: [...transcript.diagnosticEvents],
  })
  return {
    result: transactionResult(submission, feeCharged, results),
    successful,
    feeCharged,
    meta: xdr.TransactionMeta.v4(meta),
  }
}

function chargeFee({ body, bump }: Submission, fee: bigint, draft: Draft): void {
  const payer = draft.account(accountOf(bump ? bump.body.feeSource : body.sourceAccount))!
  draft.put(new xdr.AccountEntry({ ...payer, balance: payer.balance - fee }))
}

/** Spends the sequence number, and removes signers that authorized only this transaction. */
function spendSequence({ body, hash, bump }: Submission, draft: Draft): void {
  if (bump) removeSigner(accountOf(bump.body.feeSource), bump.hash, draft)
  const source = draft.account(accountOf(body.sourceAccount))!
  draft.put(new xdr.AccountEntry({ ...source, seqNum: body.seqNum }))
  for (const { sourceAccount } of [body, ...body.operations])
    if (sourceAccount) removeSigner(accountOf(sourceAccount), hash, draft)
}

function removeSigner(id: xdr.AccountId, hash: Uint8Array, draft: Draft): void {
  const account = draft.account(id)
  const spent = xdr.SignerKey.signerKeyTypePreAuthTx(hash)
  const others = account?.signers.filter(({ key }) => !key.equals(spent))
  if (account && others && others.length < account.signers.length)
    draft.put(withSigners(account, others))
}

function applyOperation(
  { sourceAccount, body }: xdr.Operation,
  submission: Submission,
  all: Draft,
  moment: Moment,
  transcript: Transcript,
): { result: xdr.OperationResult; changes: xdr.LedgerEntryChange[] } {
  const source = all.account(accountOf(sourceAccount ?? submission.body.sourceAccount))
  if (!source) return { result: xdr.OperationResult.opNoAccount(), changes: [] }
  const draft = draftOf(all, moment.sequence)
  const footprint = sorobanData(submission)?.resources.footprint ?? NO_FOOTPRINT
  const { passphrase } = submission
  const act = { source, draft, moment, transcript, footprint, passphrase }
  const result = kindOf(body).apply(body, act)
  const changes = draft.changes()
  if (succeeded(result)) draft.commit()
  return { result, changes }
}

function operationMeta(
  changes: xdr.LedgerEntryChange[],
  events: readonly xdr.ContractEvent[],
): xdr.OperationMetaV2 {
  return new xdr.OperationMetaV2({ ext: xdr.ExtensionPoint.v0(), changes, events: [...events] })
}

function contractMeta({ returnValue }: Transcript): xdr.SorobanTransactionMetaV2 | null {
  const ext = xdr.SorobanTransactionMetaExt.v0()
  return returnValue && new xdr.SorobanTransactionMetaV2({ ext, returnValue })
}
