import { Account, Operation, TransactionBuilder, xdr } from "@stellar/stellar-sdk/base"
import type { CallRpc } from "./json-rpc.js"
import type { Call } from "./read-params.js"
import { refusal } from "./refusal.js"

/** How long a transaction of the relayer is valid, in seconds. */
const LIFE = 60

/** Ledgers that a signature must stay valid for. */
const LEAST_LEDGERS = 2

/** What a call's transaction needs, or what a call returns that changes nothing. */
export type Simulated =
  | { readonly isReadOnly: true; readonly returnValue: string; readonly latestLedger: number }
  | { readonly isReadOnly: false; readonly data: xdr.SorobanTransactionData }

/** Simulates a call with its signatures. Throws a refusal if it fails, or if a signature expires too soon. */
export async function simulateCall(
  rpc: CallRpc,
  call: Call,
  source: string,
  passphrase: string,
): Promise<Simulated> {
  const transaction = builderOf(new Account(source, "0"), passphrase)
    .addOperation(operationOf(call))
    .build()
    .toXdr()
  const { error, transactionData, results, latestLedger } = await rpc("simulateTransaction", {
    transaction,
    authMode: "enforce",
  })
  if (error) throw failed(String(error))
  checkExpiry(call, Number(latestLedger))
  const data = xdr.SorobanTransactionData.fromXdr(String(transactionData), "base64")
  const [{ auth, xdr: returnValue }] = results as [{ auth: readonly string[]; xdr: string }]
  if (auth.length === 0 && data.resources.footprint.readWrite.length === 0)
    return { isReadOnly: true, returnValue, latestLedger: Number(latestLedger) }
  return { isReadOnly: false, data }
}

/** A builder of transactions that are valid for a minute. */
export function builderOf(
  source: Account,
  networkPassphrase: string,
  sorobanData?: xdr.SorobanTransactionData,
): TransactionBuilder {
  const maxTime = Math.floor(Date.now() / 1000) + LIFE
  return new TransactionBuilder(source, {
    fee: "100",
    networkPassphrase,
    timebounds: { minTime: 0, maxTime },
    ...(sorobanData && { sorobanData }),
  })
}

export function operationOf({ func, auth }: Call): xdr.Operation {
  return Operation.invokeHostFunction({ func, auth: [...auth] })
}

function failed(error: string): Error {
  const [line = ""] = error.split("\n")
  const details = { error: line, authMode: "enforce" }
  if (!line.includes("Error(Auth,"))
    return refusal(400, "SIMULATION_FAILED", "Simulation failed", details)
  const message = `Signed auth entry validation failed in enforce simulation: ${line}`
  return refusal(400, "SIMULATION_SIGNED_AUTH_VALIDATION_FAILED", message, details)
}

function checkExpiry({ auth }: Call, latestLedger: number): void {
  for (const { credentials } of auth) {
    const expiry = expirationOf(credentials)
    if (expiry === undefined) continue
    const margin = expiry - latestLedger
    if (margin < LEAST_LEDGERS)
      throw refusal(
        400,
        "AUTH_EXPIRY_TOO_SHORT",
        `Auth entry signatureExpirationLedger too close to current ledger (expires in ${margin} ledgers, minimum ${LEAST_LEDGERS} required)`,
        {
          signatureExpirationLedger: expiry,
          latestLedger,
          margin,
          minimumRequired: LEAST_LEDGERS,
        },
      )
  }
}

function expirationOf(credentials: xdr.SorobanCredentials): number | undefined {
  switch (credentials.type) {
    case "sorobanCredentialsAddress":
      return credentials.address.signatureExpirationLedger
    case "sorobanCredentialsAddressV2":
      return credentials.addressV2.signatureExpirationLedger
    case "sorobanCredentialsAddressWithDelegates":
      return credentials.addressWithDelegates.addressCredentials.signatureExpirationLedger
    default:
      return undefined
  }
}
