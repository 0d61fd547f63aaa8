import { xdr } from "@stellar/stellar-sdk/base"
import { declaredResourceFee, resourcesOf } from "../contracts/resources.js"
import { available, type Moment, startingSequence, thresholdsOf } from "../entries/account.js"
import { factsOf } from "../entries/account-facts.js"
import type { Draft } from "../entries/entries.js"
import { accountOf, ownKey } from "../entries/identity.js"
import { MAX_INT64 } from "../entries/parameters.js"
import { signersOf } from "../entries/signers.js"
import type { Frame } from "../operations/operation.js"
import { contractFault } from "./contract-fault.js"
import type { Submission } from "./envelope.js"
import { kindOf } from "./kinds.js"
import { bumpRejected, type Rejection, transactionResult, type Verdict } from "./results.js"
import { checkSignatures, type SignatureCheck } from "./signatures.js"

/**
 * The minimum fee of a transaction, in stroops: for its operations, for one more if it is a fee bump, and its declared
 * resource fee.
 *
 * @param feeRate the fee per operation
 */
export function minimumFee(submission: Submission, feeRate: bigint): bigint {
  return inclusionFee(submission, feeRate) + declaredResourceFee(submission)
}

function inclusionFee({ body, bump }: Submission, feeRate: bigint): bigint {
  return feeRate * BigInt(Math.max(1, body.operations.length) + (bump ? 1 : 0))
}

/** What a transaction is checked against. */
interface Circumstances {
  readonly draft: Draft
  readonly moment: Moment
  readonly feeRate: bigint
}

/**
 * Why a transaction cannot enter the ledger, or `undefined` if it can. A refused transaction costs nothing and leaves
 * no trace. The checks run in the protocol's order, so a transaction with two faults reports the same one.
 */
export function refusal(
  submission: Submission,
  circumstances: Circumstances,
): xdr.TransactionResult | undefined {
  const { bump } = submission
  if (bump) {
    const found = bumpFault(submission, bump, circumstances)
    if (found) return bumpRejected(...found)
  }
  const verdict = fault(submission, circumstances)
  const fee = minimumFee(submission, circumstances.feeRate)
  return verdict && transactionResult(submission, fee, verdict)
}

function bumpFault(
  submission: Submission,
  bump: NonNullable<Submission["bump"]>,
  { draft, feeRate }: Circumstances,
): [fee: bigint, Rejection] | undefined {
  const minimum = minimumFee(submission, feeRate)
  if (bump.body.fee < minimum) return [minimum, "txInsufficientFee"]
  // It must offer more per operation than the inner transaction. The resource fee is the same for both.
  const resources = declaredResourceFee(submission)
  const inner = inclusionFee({ ...submission, bump: undefined }, feeRate)
  const offered = BigInt(submission.body.fee) - resources
  const rival = offered * inclusionFee(submission, feeRate)
  if ((bump.body.fee - resources) * inner < rival)
    return [(rival + inner - 1n) / inner + resources, "txInsufficientFee"]

  const payer = draft.account(accountOf(bump.body.feeSource))
  if (!payer) return [minimum, "txNoAccount"]
  const signatures = checkSignatures(bump.hash, bump.signatures)
  if (!signatures.reaches(thresholdsOf(payer).low, signersOf(payer))) return [minimum, "txBadAuth"]
  if (available(payer) < bump.body.fee) return [minimum, "txInsufficientBalance"]
  return signatures.allUsed() ? undefined : [minimum, "txBadAuthExtra"]
}

function fault(
  submission: Submission,
  { draft, moment, feeRate }: Circumstances,
): Verdict | undefined {
  const { body, bump, hash } = submission
  const conditions = body.cond.type === "precondV2" ? body.cond.v2 : undefined
  const bounds = body.cond.type === "precondTime" ? body.cond.timeBounds : conditions?.timeBounds

  if (body.operations.length === 0) return "txMissingOperation"
  const contract = contractFault(submission)
  if (contract) return contract

  if (bounds && bounds.minTime > moment.time) return "txTooEarly"
  if (conditions?.ledgerBounds && conditions.ledgerBounds.minLedger > moment.sequence)
    return "txTooEarly"
  if (bounds && bounds.maxTime > 0n && bounds.maxTime < moment.time) return "txTooLate"
  const lastLedger = conditions?.ledgerBounds?.maxLedger
  if (lastLedger && lastLedger <= moment.sequence) return "txTooLate"

  if (!bump && BigInt(body.fee) < minimumFee(submission, feeRate)) return "txInsufficientFee"
  const source = draft.account(accountOf(body.sourceAccount))
  if (!source) return "txNoAccount"
  if (isBadSequence(body, source, moment)) return "txBadSeq"
  if (conditions && isTooSoon(conditions, source, moment)) return "txBadMinSeqAgeOrGap"

  const signatures = checkSignatures(hash, submission.signatures)
  if (!signatures.reaches(thresholdsOf(source).low, signersOf(source))) return "txBadAuth"
  if (conditions && lacksExtraSigner(conditions, signatures)) return "txBadAuth"
  if (!bump && available(source) < BigInt(body.fee)) return "txInsufficientBalance"

  const operations = operationFaults(submission, draft, signatures)
  if (operations) return operations
  return signatures.allUsed() ? undefined : "txBadAuthExtra"
}

/** Whether the source's sequence number changed too recently, in time or in ledgers (CAP-21). */
function isTooSoon(
  { minSeqAge, minSeqLedgerGap }: xdr.PreconditionsV2,
  source: xdr.AccountEntry,
  { time, sequence }: Moment,
): boolean {
  const { seqTime, seqLedger } = factsOf(source)
  return time - minSeqAge < seqTime || sequence - minSeqLedgerGap < seqLedger
}

/** Whether a signer that the transaction itself requires did not sign (CAP-21). */
function lacksExtraSigner(
  { extraSigners }: xdr.PreconditionsV2,
  signatures: SignatureCheck,
): boolean {
  const signers = extraSigners.map((key) => ({ key, weight: 1 }))
  return signers.length > 0 && !signatures.reaches(signers.length, signers)
}

function isBadSequence(body: xdr.Transaction, source: xdr.AccountEntry, moment: Moment): boolean {
  const next = body.seqNum
  if (next === startingSequence(moment.sequence)) return true
  const minimum = body.cond.type === "precondV2" ? body.cond.v2.minSeqNum : null
  if (minimum !== null) return source.seqNum < minimum || source.seqNum >= next
  return source.seqNum === MAX_INT64 || source.seqNum + 1n !== next
}

/** The results of all operations if one is invalid in any state of the ledger. Later ones are not checked. */
function operationFaults(
  submission: Submission,
  draft: Draft,
  signatures: SignatureCheck,
): xdr.OperationResult[] | undefined {
  const { operations, sourceAccount } = submission.body
  const resources = resourcesOf(submission)
  const results = operations.map(({ body }) => kindOf(body).untried)
  for (const [index, operation] of operations.entries()) {
    const source = accountOf(operation.sourceAccount ?? sourceAccount)
    const found = operationFault(operation.body, { source, resources }, draft, signatures)
    if (found) return results.with(index, found)
  }
  return undefined
}

function operationFault(
  body: xdr.OperationBody,
  frame: Frame,
  draft: Draft,
  signatures: SignatureCheck,
): xdr.OperationResult | undefined {
  const kind = kindOf(body)
  const account = draft.account(frame.source)
  // An account that an earlier operation of this transaction creates signs with its own key.
  const signed = account
    ? signatures.reaches(thresholdsOf(account)[kind.threshold(body)], signersOf(account))
    : signatures.reaches(0, [{ key: ownKey(frame.source), weight: 1 }])
  return signed ? kind.flaw(body, frame) : xdr.OperationResult.opBadAuth()
}
