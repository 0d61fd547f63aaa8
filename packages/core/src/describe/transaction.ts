import { encodeHex } from "../encoding/bytes.js"
import { formatUnits } from "../encoding/units.js"
import type { XdrFields, XdrUnion, XdrValue } from "../encoding/xdr-value.js"
import { envelopeHashBytes, readEnvelope } from "../verify/envelope.js"
import { accountOf } from "./account-of.js"
import { addressOf, signerValue } from "./addresses.js"
import { describeAuthorization, describeCall } from "./calls.js"
import { type ContractContext, contractContext } from "./contract-context.js"
import { bodyOf } from "./decode-transaction.js"
import { headlineOf } from "./headline.js"
import { insideOf } from "./inside.js"
import { describeOperation } from "./operations.js"
import { timeWarnings } from "./time-warnings.js"
import type {
  DescribedOperation,
  DescribedTransaction,
  DescribeOptions,
  Memo,
  Sentence,
} from "./types.js"
import { codeValue, numberValue, sentence, textValue, warning } from "./values.js"
import { contractWarnings, feeWarnings, sequenceWarnings, warningsOf } from "./warnings.js"

/**
 * Decodes a base64 `TransactionEnvelope` of any kind, for a network by its passphrase. Throws `bad-request` with the
 * reason, and `unsupported` if the browser has no WebCrypto.
 */
export async function describeTransaction(
  xdr: string,
  networkPassphrase: string,
  options: DescribeOptions = {},
): Promise<DescribedTransaction> {
  const envelope = readEnvelope(xdr)
  const bump = envelope.inner ? bodyOf(envelope) : undefined
  const inner = envelope.inner ?? envelope
  const transaction = bodyOf(inner)
  const context = await contractContext(transaction, networkPassphrase, options)
  const source = addressOf(transaction.sourceAccount)
  const operations = (transaction.operations as XdrValue[]).map((operation) =>
    operationOf(operation as XdrFields, source, context, options),
  )
  const fee = BigInt((bump ? bump.fee : transaction.fee) as number | bigint)
  const resourceFee = resourceFeeOf(transaction.ext as XdrUnion)
  const memo = memoOf(transaction.memo as XdrUnion)
  const { timeBounds, conditions } = preconditionsOf(transaction.cond as XdrUnion)
  const minTime = timeBounds?.minTime ?? 0n
  const maxTime = timeBounds?.maxTime ?? 0n
  const bounds = {
    ...(minTime ? { notBefore: String(minTime) } : {}),
    ...(maxTime ? { notAfter: String(maxTime) } : {}),
    conditions,
  }
  const isExpected = (options.expectedNetwork ?? networkPassphrase) === networkPassphrase
  const headline = headlineOf(
    bump ? { transaction, feeBump: bump } : { transaction },
    options.account,
  )
  return {
    ...(headline ? { headline } : {}),
    ...(envelope.inner
      ? { inside: await insideOf(envelope.inner, transaction, networkPassphrase) }
      : {}),
    source,
    ...(bump ? { feeSource: addressOf(bump.feeSource) } : {}),
    fee: formatUnits(fee),
    ...(bump ? { innerFee: formatUnits(BigInt(transaction.fee as number)) } : {}),
    sequence: String(transaction.seqNum),
    ...(memo ? { memo } : {}),
    ...bounds,
    operations,
    warnings: [
      ...(isExpected ? [] : [warning("danger", "warnNetwork")]),
      ...timeWarnings(bounds, options),
      // With a minimum sequence number condition, the account's number jumps to the transaction's own.
      ...sequenceWarnings(transaction.seqNum as bigint),
      // A fee bump counts as one more operation.
      ...feeWarnings(fee, operations.length + (bump ? 1 : 0), resourceFee),
    ],
    signatures: envelope.signatures.length,
    ...(envelope.inner ? { innerSignatures: envelope.inner.signatures.length } : {}),
    networkPassphrase,
    hash: encodeHex(await envelopeHashBytes(envelope, networkPassphrase)),
  }
}

function operationOf(
  operation: XdrFields,
  transactionSource: string,
  context: ContractContext,
  options: DescribeOptions,
): DescribedOperation {
  const body = operation.body as XdrUnion
  const common = {
    type: body.type,
    ...(operation.sourceAccount ? { source: addressOf(operation.sourceAccount) } : {}),
  }
  if (body.type !== "invokeHostFunction") {
    const warnings = warningsOf(body)
    return { ...common, ...describeOperation(body), warnings, authorizations: [] }
  }
  const { hostFunction, auth } = body.value as XdrFields
  const account = context.account ?? accountOf(common.source ?? transactionSource)
  const ofAccount = { ...context, account }
  const call = describeCall(hostFunction as XdrUnion, ofAccount)
  const authorizations = (auth as XdrValue[]).map((entry) =>
    describeAuthorization(entry, hostFunction as XdrUnion, ofAccount),
  )
  return {
    ...common,
    sentence: call.sentence,
    details: [],
    warnings: contractWarnings(
      authorizations.map((authorization) => authorization.call),
      context,
      options,
      call,
    ),
    call,
    authorizations,
  }
}

function resourceFeeOf({ type, value }: XdrUnion): bigint {
  return type === "sorobanData" ? ((value as XdrFields).resourceFee as bigint) : 0n
}

function memoOf({ type, value }: XdrUnion): Memo | undefined {
  switch (type) {
    case "text":
      return { type, value: textValue(value) }
    case "id":
    case "hash":
    case "return":
      return { type, value: codeValue(value) }
    default:
      return undefined
  }
}

interface Preconditions {
  timeBounds: { minTime: bigint; maxTime: bigint } | null
  conditions: Sentence[]
}

function preconditionsOf({ type, value }: XdrUnion): Preconditions {
  if (type !== "v2") {
    return { timeBounds: value as unknown as Preconditions["timeBounds"], conditions: [] }
  }
  const { timeBounds, ledgerBounds, minSeqNum, minSeqAge, minSeqLedgerGap, extraSigners } =
    value as XdrFields
  const { minLedger, maxLedger } = (ledgerBounds ?? {}) as Record<string, number>
  return {
    timeBounds: timeBounds as unknown as Preconditions["timeBounds"],
    conditions: [
      ...(minLedger ? [sentence("notBeforeLedger", { ledger: codeValue(minLedger) })] : []),
      // The transaction is valid while the ledger is below the bound.
      ...(maxLedger ? [sentence("notAfterLedger", { ledger: codeValue(maxLedger - 1) })] : []),
      ...(minSeqNum === null ? [] : [sentence("minSequence", { sequence: codeValue(minSeqNum) })]),
      ...(minSeqAge ? [sentence("minSequenceAge", { seconds: numberValue(minSeqAge) })] : []),
      ...(minSeqLedgerGap
        ? [sentence("minSequenceGap", { ledgers: numberValue(minSeqLedgerGap) })]
        : []),
      ...(extraSigners as XdrValue[]).map((key) =>
        sentence("extraSigner", { signer: signerValue(key) }),
      ),
    ],
  }
}
