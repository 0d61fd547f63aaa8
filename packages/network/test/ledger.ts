import {
  Account,
  type FeeBumpTransaction,
  hash,
  Keypair,
  type Transaction,
  TransactionBuilder,
  xdr,
} from "@stellar/stellar-sdk/base"
import { resultCodes } from "../src/horizon/result-codes.js"
import { fund } from "../src/transactions/faucet.js"
import { createLedger, type Ledger, type Submitted } from "../src/transactions/ledger.js"

type BuilderOptions = NonNullable<ConstructorParameters<typeof TransactionBuilder>[1]>

export const passphrase = "Standalone Network ; February 2017"

/** A network whose clock moves only when a test sets it. */
export interface TestLedger extends Ledger {
  readonly clock: { ms: number }
}

export function testLedger(): TestLedger {
  const clock = { ms: Date.UTC(2026, 10, 21) }
  return { ...createLedger({ passphrase, now: () => clock.ms }), clock }
}

/** Creates a key pair with 10,000 lumens. */
export function funded(ledger: Ledger): Keypair {
  const pair = Keypair.random()
  fund(ledger, pair.xdrAccountId())
  return pair
}

/** Builds a transaction with the source's next sequence number, at 100 stroops per operation, without a time limit. */
export function build(
  ledger: Ledger,
  source: Keypair,
  operations: xdr.Operation[],
  options: Partial<BuilderOptions> = {},
): Transaction {
  const sequence = ledger.account(source.xdrAccountId())?.seqNum ?? 0n
  const builder = new TransactionBuilder(new Account(source.publicKey(), String(sequence)), {
    fee: "100",
    networkPassphrase: ledger.passphrase,
    timebounds: { minTime: 0, maxTime: 0 },
    ...options,
  })
  for (const operation of operations) builder.addOperation(operation)
  return builder.build()
}

export function signed<Tx extends Transaction | FeeBumpTransaction>(
  transaction: Tx,
  ...signers: Keypair[]
): Tx {
  transaction.sign(...signers)
  return transaction
}

/** Builds and signs a base64 envelope that the SDK's own classes would reject. */
export function sealed(
  ledger: Ledger,
  source: Keypair,
  fields: Partial<xdr.Transaction>,
  ...signers: Keypair[]
): string {
  const plain = build(ledger, source, []).tx as xdr.Transaction
  const tx = new xdr.Transaction({ ...plain, fee: 100, ...fields })
  const payload = new xdr.TransactionSignaturePayload({
    networkId: hash(Buffer.from(ledger.passphrase)),
    taggedTransaction: xdr.TransactionSignaturePayloadTaggedTransaction.envelopeTypeTx(tx),
  })
  const signatures = signers.map((signer) => signer.signDecorated(hash(payload.toXdr())))
  const envelope = new xdr.TransactionV1Envelope({ tx, signatures })
  return xdr.TransactionEnvelope.envelopeTypeTx(envelope).toXdr("base64")
}

/** Submits a transaction. Returns `tx_success`, or its result codes, the transaction's before the operations'. */
export function submit(ledger: Ledger, transaction: Transaction | FeeBumpTransaction): string {
  return toCodes(ledger.submit(transaction.toXdr()))
}

export function toCodes(outcome: Submitted): string {
  const result = "refused" in outcome ? outcome.refused : outcome.transaction.result
  const { transaction, inner_transaction, operations = [] } = resultCodes(result)
  const failed = operations.some((code) => code !== "op_success")
  return [transaction, inner_transaction, ...(failed ? operations : [])].filter(Boolean).join(" ")
}

/** Builds a transaction, signs it with the source (and others), and submits it. */
export function send(
  ledger: Ledger,
  source: Keypair,
  operations: xdr.Operation[],
  ...others: Keypair[]
): string {
  return submit(ledger, signed(build(ledger, source, operations), source, ...others))
}

/** The lumens of an account in stroops, or `undefined` if it does not exist. */
export function balance(ledger: Ledger, pair: Keypair): bigint | undefined {
  return ledger.account(pair.xdrAccountId())?.balance
}
