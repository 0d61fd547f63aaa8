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
import { type Simulated, simulate, type Trial } from "../src/network/contracts/simulate.js"
import type { Ledger } from "../src/network/ledger.js"
import { build, signed, submit, told } from "./ledger.js"

/** A contract that is nowhere on the sandbox's networks: it can hold lumens all the same. */
export const someContract = "CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE"

/** The native asset's contract on a network. */
export function nativeContract({ passphrase }: Ledger): Contract {
  return new Contract(Asset.native().contractId(passphrase))
}

/** An address (`G…`, `C…`, `M…`) as an argument. */
export function address(text: string): xdr.ScVal {
  return nativeToScVal(text, { type: "address" })
}

/** A number of stroops as an argument. */
export function stroops(amount: bigint): xdr.ScVal {
  return nativeToScVal(amount, { type: "i128" })
}

/** A call of `transfer(from, to, amount)`, `amount` in stroops. */
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

/** Tries a call by its source, recording its authorization unless told otherwise. */
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

/** A transaction with all that a call needs by a trial of it, or with these entries instead of the recorded ones. */
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

/** A call with these authorization entries. */
export function withAuth(
  operation: xdr.Operation,
  auth: readonly xdr.SorobanAuthorizationEntry[],
): xdr.Operation {
  return Operation.invokeHostFunction({ func: bodyOf(operation).hostFunction, auth: [...auth] })
}

/** Prepares a call, signs it by its source (and others) and hands it in: `tx_success`, or why not. */
export function call(
  ledger: Ledger,
  source: Keypair,
  operation: xdr.Operation,
  ...others: Keypair[]
): string {
  return submit(ledger, signed(prepare(ledger, source, operation), source, ...others))
}

/** How an authorization entry is signed. */
export interface Signing {
  signer: Keypair
  upgraded?: boolean
  /** The last ledger that it is good for. */
  until?: number
  passphrase?: string
}

/** A call that `payer` pays for, while `signer` signs its authorization alone; unsigned by the payer. */
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

/** Hands a transaction in and tells why its call failed: what happened last comes first; nothing if it did not. */
export function failure(ledger: Ledger, transaction: Transaction): string[] {
  const submitted = ledger.submit(transaction.toXdr())
  if ("refused" in submitted) throw new Error(told(submitted))
  const { meta } = submitted.transaction
  if (meta.type !== "v4") throw new TypeError(meta.type)
  return meta.v4.diagnosticEvents
    .map(({ event }) => String(scValToNative(event.body.v0.data)))
    .reverse()
}

/** The number that the next ledger will have. */
export function nextLedger(ledger: Ledger): number {
  return ledger.latest().header.ledgerSeq + 1
}

/** What a call gives back, from a trial of it. */
export function ask(ledger: Ledger, name: string, ...args: xdr.ScVal[]): unknown {
  const anyone = Keypair.random()
  return scValToNative(trial(ledger, anyone, nativeContract(ledger).call(name, ...args)).value)
}

function bodyOf(operation: xdr.Operation): xdr.InvokeHostFunctionOp {
  if (operation.body.type !== "invokeHostFunction") throw new TypeError(operation.body.type)
  return operation.body.invokeHostFunctionOp
}
