import {
  Account,
  Contract,
  inspectAuthEntry,
  TransactionBuilder,
  xdr,
} from "@stellar/stellar-sdk/base"
import { type Simulation, simulate } from "../effects/simulate.js"
import { NOBODY } from "../effects/to-simulate.js"

/** A call of a function, with its arguments encoded. */
export interface EncodedCall {
  /** `C…` */
  contract: string
  name: string
  args: readonly xdr.ScVal[]
}

/** What a call does now, by simulation. */
export interface TriedCall extends Pick<Simulation, "returned" | "ledger" | "resourceFee"> {
  /** It writes nothing and needs no signature: its answer is here, for free. */
  isFree: boolean
  /** What others than the source of the transaction must authorize: who, and the base64 entry. */
  authorizations: readonly { address: string; entry: string }[]
}

/**
 * Has the network simulate a call, from an account if there is one. Throws a `NetworkError` if the RPC does not answer, and an
 * `Error` with its own message if the call fails.
 */
export async function tryCall(
  { contract, name, args }: EncodedCall,
  { passphrase: networkPassphrase, rpcUrl }: { passphrase: string; rpcUrl: string },
  source: string | undefined,
  signal: AbortSignal,
): Promise<TriedCall> {
  const account = new Account(source ?? NOBODY, "0")
  const envelope = new TransactionBuilder(account, { fee: "100", networkPassphrase })
    .addOperation(new Contract(contract).call(name, ...args))
    .setTimeout(0)
    .build()
    .toXDR()
  const { auth, transactionData, returned, ledger, resourceFee } = await simulate(
    rpcUrl,
    envelope,
    signal,
  )
  const { footprint } = xdr.SorobanTransactionData.fromXdr(transactionData, "base64").resources
  return {
    returned,
    ledger,
    resourceFee,
    isFree: auth.length === 0 && footprint.readWrite.length === 0,
    authorizations: auth.flatMap((entry) => {
      const { address } = inspectAuthEntry(xdr.SorobanAuthorizationEntry.fromXdr(entry, "base64"))
      return address === null ? [] : [{ address, entry }]
    }),
  }
}
