import {
  Asset,
  authorizeEntry,
  Contract,
  Keypair,
  nativeToScVal,
  Operation,
  scValToNative,
  type Transaction,
  type xdr,
} from "@stellar/stellar-sdk/base"
import type { Ledger } from "../src/transactions/ledger.js"
import { type Simulated, simulate, type Trial } from "../src/transactions/simulate.js"
import { build, signed, submit, toCodes } from "./ledger.js"

/** The address of a contract that is not deployed. It can still hold lumens. */
export const someContract = "CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE"

/** The native asset's contract on a network. */
export function nativeContract({ passphrase }: Ledger): Contract {
  return new Contract(Asset.native().contractId(passphrase))
}

/** Encodes an address (`G…`, `C…`, `M…`) as an argument. */
export function address(text: string): xdr.ScVal {
  return nativeToScVal(text, { type: "address" })
}

/** Encodes stroops as an argument. */
export function stroops(amount: bigint): xdr.ScVal {
  return nativeToScVal(amount, { type: "i128" })
}

/** Calls `transfer(from, to, amount)`, with `amount` in stroops. */
export function transfer(
  ledger: Ledger,
  from: Keypair | string,
  to: string,
  amount: bigint,
): xdr.Operation {
  const sender = typeof from === "string" ? from : from.publicKey()
  const args = [address(sender), address(to), stroops(amount)]
  return nativeContract(ledger).call("transfer", ...args)
}

/** Simulates a call by its source. Records its authorization by default. */
export function trial(
  ledger: Ledger,
  source: Keypair,
  operation: xdr.Operation,
  options: Partial<Trial> = {},
): Simulated {
  return simulate(ledger, {
    source: source.xdrAccountId(),
    operation: bodyOf(operation),
    auth: "record",
    upgraded: false,
    ...options,
  })
}

/** Builds a transaction with the results of a simulation, or with these entries instead of the recorded ones. */
export function prepare(
  ledger: Ledger,
  source: Keypair,
  operation: xdr.Operation,
  tried: Simulated = trial(ledger, source, operation),
  auth: readonly xdr.SorobanAuthorizationEntry[] = tried.auth,
): Transaction {
  const authorized = withAuth(operation, auth)
  return build(ledger, source, [authorized], { sorobanData: tried.transactionData })
}

/** Sets the authorization entries of a call. */
export function withAuth(
  operation: xdr.Operation,
  auth: readonly xdr.SorobanAuthorizationEntry[],
): xdr.Operation {
  return Operation.invokeHostFunction({ func: bodyOf(operation).hostFunction, auth: [...auth] })
}

/** Prepares a call, signs it with its source (and others), and submits it. Returns `tx_success`, or the error codes. */
export function call(
  ledger: Ledger,
  source: Keypair,
  operation: xdr.Operation,
  ...others: Keypair[]
): string {
  return submit(ledger, signed(prepare(ledger, source, operation), source, ...others))
}

/** Options for signing an authorization entry. */
export interface Signing {
  signer: Keypair
  upgraded?: boolean
  /** The last ledger in which the signature is valid. */
  until?: number
  passphrase?: string
}

/**
 * Builds a call that `payer` pays for, with only its authorization signed by `signer`. The payer has not signed yet.
 */
export async function sponsored(
  ledger: Ledger,
  payer: Keypair,
  operation: xdr.Operation,
  { signer, upgraded = false, until = nextLedger(ledger) + 100, passphrase }: Signing,
): Promise<Transaction> {
  const tried = trial(ledger, payer, operation, { upgraded })
  const sign = async (_: unknown, payload: Uint8Array) => ({
    signature: signer.sign(payload),
    publicKey: signer.publicKey(),
  })
  const entries = tried.auth.map((entry) =>
    authorizeEntry(entry, sign, until, passphrase ?? ledger.passphrase),
  )
  return prepare(ledger, payer, operation, tried, await Promise.all(entries))
}

/** Submits a transaction and returns why its call failed, latest error first, or `undefined` if it succeeded. */
export function failure(ledger: Ledger, transaction: Transaction): string[] {
  const submitted = ledger.submit(transaction.toXdr())
  if ("refused" in submitted) throw new Error(toCodes(submitted))
  const { meta } = submitted.transaction
  if (meta.type !== "v4") throw new TypeError(meta.type)
  return meta.v4.diagnosticEvents
    .map(({ event }) => String(scValToNative(event.body.v0.data)))
    .reverse()
}

export function nextLedger(ledger: Ledger): number {
  return ledger.latest().header.ledgerSeq + 1
}

/** The return value of a call, from a simulation. */
export function ask(ledger: Ledger, name: string, ...args: xdr.ScVal[]): unknown {
  const anyone = Keypair.random()
  return scValToNative(trial(ledger, anyone, nativeContract(ledger).call(name, ...args)).value)
}

function bodyOf(operation: xdr.Operation): xdr.InvokeHostFunctionOp {
  if (operation.body.type !== "invokeHostFunction") throw new TypeError(operation.body.type)
  return operation.body.invokeHostFunctionOp
}
