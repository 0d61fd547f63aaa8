import {
  Account,
  type FeeBumpTransaction,
  hash,
  Keypair,
  type Transaction,
  TransactionBuilder,
  xdr,
} from "@stellar/stellar-sdk/base"
import { fund } from "../src/network/faucet.js"
import { createLedger, type Ledger, type Submitted } from "../src/network/ledger.js"
import { resultCodes } from "../src/server/horizon/result-codes.js"

type BuilderOptions = NonNullable<ConstructorParameters<typeof TransactionBuilder>[1]>

export const passphrase = "Standalone Network ; February 2017"

/** A network at a clock that only a test turns. */
export interface TestLedger extends Ledger {
  readonly clock: { ms: number }
}

export function testLedger(): TestLedger {
  const clock = { ms: Date.UTC(2026, 10, 21) }
  return { ...createLedger({ passphrase, now: () => clock.ms }), clock }
}

/** A new key pair with 10,000 lumens. */
export function funded(ledger: Ledger): Keypair {
  const pair = Keypair.random()
  fund(ledger, pair.xdrAccountId())
  return pair
}

/** A transaction with the source's next sequence, at 100 stroops an operation, without an end. */
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

/** The base64 envelope of a transaction that the SDK's own classes would not hold, signed all the same. */
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

/** What the network says of a transaction: `tx_success`, or its codes, those of operations after the first. */
export function submit(ledger: Ledger, transaction: Transaction | FeeBumpTransaction): string {
  return told(ledger.submit(transaction.toXdr()))
}

export function told(outcome: Submitted): string {
  const result = "refused" in outcome ? outcome.refused : outcome.transaction.result
  const { transaction, inner_transaction, operations = [] } = resultCodes(result)
  const failed = operations.some((code) => code !== "op_success")
  return [transaction, inner_transaction, ...(failed ? operations : [])].filter(Boolean).join(" ")
}

/** Builds, signs by the source (and others) and hands in. */
export function send(
  ledger: Ledger,
  source: Keypair,
  operations: xdr.Operation[],
  ...others: Keypair[]
): string {
  return submit(ledger, signed(build(ledger, source, operations), source, ...others))
}

/** Lumens of an account, in stroops; nothing if there is no such account. */
export function balance(ledger: Ledger, pair: Keypair): bigint | undefined {
  return ledger.account(pair.xdrAccountId())?.balance
}
