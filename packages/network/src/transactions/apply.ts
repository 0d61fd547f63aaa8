import { xdr } from "@stellar/stellar-sdk/base"
import { archivedIn, resourcesOf } from "../contracts/resources.js"
import { type Moment, withSequence } from "../entries/account.js"
import { type Draft, draftOf, type Entries } from "../entries/entries.js"
import { accountOf } from "../entries/identity.js"
import type { Sponsorships } from "../entries/reserves.js"
import { removeSigner } from "../entries/signers.js"
import type { Act, Transcript } from "../operations/operation.js"
import type { Submission } from "./envelope.js"
import { kindOf } from "./kinds.js"
import { succeeded, transactionResult } from "./results.js"
import { minimumFee } from "./validity.js"

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
export function apply(
  submission: Submission,
  entries: Entries,
  moment: Moment,
  feeRate: bigint,
): Applied {
  const feeCharged = minimumFee(submission, feeRate)
  const spent = draftOf(entries, moment.sequence)
  chargeFee(submission, feeCharged, spent)
  spendSequence(submission, spent, moment)
  const txChangesBefore = spent.changes()
  const all = draftOf(spent, moment.sequence)
  const transcript: Transcript = { returnValue: null, events: [], diagnosticEvents: [] }
  const sponsorships: Sponsorships = new Map()
  const outcomes = submission.body.operations.map((_, index) =>
    applyOperation(index, submission, all, { moment, transcript, sponsorships }),
  )
  const results = outcomes.map(({ result }) => result)
  const verdict = results.every(succeeded) && sponsorships.size > 0 ? "txBadSponsorship" : results
  const successful = verdict === results && results.every(succeeded)
  if (successful) all.commit()
  // Only here does the ledger change: an error before has no effect.
  spent.commit()

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
    result: transactionResult(submission, feeCharged, verdict),
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
function spendSequence({ body, hash, bump }: Submission, draft: Draft, moment: Moment): void {
  if (bump) removePreAuthorization(accountOf(bump.body.feeSource), bump.hash, draft)
  const source = draft.account(accountOf(body.sourceAccount))!
  draft.put(withSequence(source, body.seqNum, moment))
  for (const { sourceAccount } of [body, ...body.operations])
    if (sourceAccount) removePreAuthorization(accountOf(sourceAccount), hash, draft)
}

function removePreAuthorization(id: xdr.AccountId, hash: Uint8Array, draft: Draft): void {
  removeSigner(draft, id, xdr.SignerKey.signerKeyTypePreAuthTx(hash))
}

function applyOperation(
  index: number,
  submission: Submission,
  all: Draft,
  shared: Pick<Act, "moment" | "transcript" | "sponsorships">,
): { result: xdr.OperationResult; changes: xdr.LedgerEntryChange[] } {
  const { body, passphrase, hash } = submission
  const operation = body.operations[index]!
  const source = all.account(accountOf(operation.sourceAccount ?? body.sourceAccount))
  if (!source) return { result: xdr.OperationResult.opNoAccount(), changes: [] }
  const draft = draftOf(all, shared.moment.sequence)
  const position = { source: accountOf(body.sourceAccount), sequence: body.seqNum, index }
  const resources = resourcesOf(submission)
  const archived = archivedIn(submission)
  const given = { position, resources, archived, passphrase, hash }
  const act: Act = { ...shared, ...given, source, draft }
  const result = kindOf(operation.body).apply(operation.body, act)
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
