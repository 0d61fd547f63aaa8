import { FeeBumpTransaction, Networks, TransactionBuilder, xdr } from "@stellar/stellar-sdk/base"
import { fieldsOf } from "../wallet/fields.js"
import { ConnectError } from "./errors.js"
import { account, type Json, memo, number, uint } from "./fields.js"
import { operation } from "./operations.js"

/** What the device signs. It builds the transaction itself, so that it can differ from what the app has (TR6). */
export interface DeviceTransaction {
  /** Base64 `TransactionEnvelope`, without signatures. */
  readonly envelope: string
  readonly passphrase: string
}

/**
 * Builds a transaction from the fields that an app gives (TR4).
 *
 * @param drops whether operations of unknown types are dropped, as in version 9 (TR6)
 * @throws ConnectError as the library or the device would
 */
export function fromFields(
  { networkPassphrase, transaction }: { networkPassphrase: unknown; transaction: unknown },
  drops: boolean,
): DeviceTransaction {
  const { source, fee, sequence, timebounds, operations, ...fields } = fieldsOf(transaction)
  if (typeof networkPassphrase !== "string" || !Array.isArray(operations))
    throw new ConnectError("Method_InvalidParameter")
  if (timebounds === undefined) throw noTimeBounds()
  const { minTime, maxTime } = fieldsOf(timebounds)
  const known = operations.map(operation)
  if (known.length === 0)
    throw new ConnectError("Failure_ProcessError", "Stellar: At least one operation is required")
  if (known.includes(undefined)) {
    if (!drops) throw new ConnectError("Method_InvalidParameter", "Unknown operation")
    // The device waits for as many operations as were announced.
    throw new ConnectError(
      "Runtime",
      "assertType: Response of unexpected type: StellarTxOpRequest. Should be StellarSignedTx",
    )
  }
  return deviceTransaction(networkPassphrase, {
    source_account: account(source),
    fee: number(fee, "fee"),
    seq_num: uint(sequence, "sequence"),
    cond: timeBounds(`${number(minTime, "minTime")}`, `${number(maxTime, "maxTime")}`),
    memo: memo(fields.memo),
    operations: known as Json[],
    ext: "v0",
  })
}

/** The operations that are built from a given envelope as well. Contract calls need it. */
const known: ReadonlySet<string> = new Set([
  "create_account",
  "payment",
  "path_payment_strict_receive",
  "path_payment_strict_send",
  "create_passive_sell_offer",
  "manage_sell_offer",
  "manage_buy_offer",
  "set_options",
  "change_trust",
  "allow_trust",
  "account_merge",
  "manage_data",
  "bump_sequence",
  "claim_claimable_balance",
])

type OperationJson = {
  readonly source_account: string | null
  readonly body: string | Readonly<Record<string, Json>>
}

/**
 * Builds a transaction from an envelope, as version 10 does (TR4). Only its time bounds are kept of its preconditions.
 *
 * @throws ConnectError as the library or the device would
 */
export function fromXdr(
  { xdrBase64, testnet }: { xdrBase64: unknown; testnet: unknown },
  signsContracts: boolean,
): DeviceTransaction {
  if (typeof testnet !== "boolean") throw new ConnectError("Method_InvalidParameter")
  const passphrase = testnet ? Networks.TESTNET : Networks.PUBLIC
  const json = transactionJson(String(xdrBase64), passphrase)
  const { source_account, cond, operations } = json
  account(source_account)
  for (const { source_account, body } of operations) {
    if (source_account !== null) account(source_account)
    const [[type = "", fields = null] = []] = typeof body === "string" ? [] : Object.entries(body)
    if (type === "invoke_host_function") checkContractCall(fields, operations, signsContracts)
    else if (!known.has(type))
      throw new ConnectError("Method_InvalidParameter", "Unknown operation")
    else checkParties(type, fields)
  }
  return deviceTransaction(passphrase, {
    ...json,
    cond: onlyTimeBounds(cond),
  })
}

type TransactionJson = Readonly<Record<string, Json>> & {
  readonly source_account: string
  readonly cond: Json
  readonly operations: readonly OperationJson[]
}

function transactionJson(envelope: string, passphrase: string): TransactionJson {
  try {
    const transaction = TransactionBuilder.fromXdr(envelope, passphrase)
    if (transaction instanceof FeeBumpTransaction)
      throw new TypeError("A fee bump has no operations.")
    const { taggedTransaction } = xdr.TransactionSignaturePayload.fromXdr(
      transaction.signatureBase(),
    )
    if (taggedTransaction.type !== "envelopeTypeTx") throw new TypeError("Not a transaction.")
    return taggedTransaction.tx.toJson() as unknown as TransactionJson
  } catch (thrown) {
    throw new ConnectError("Method_InvalidParameter", (thrown as Error).message)
  }
}

/** TR6: the device knows no muxed destinations, and no trustlines to pools. */
function checkParties(type: string, fields: Json): void {
  if (type === "account_merge") account(fields)
  const { destination, line } = fieldsOf(fields)
  if (destination !== undefined) account(destination)
  if (line !== undefined && Object.hasOwn(fieldsOf(line), "pool_share"))
    throw new ConnectError("Failure_DataError", "Stellar: invalid asset")
}

/** TR5: a contract call is the only operation, and its entries need no more signatures. */
function checkContractCall(
  fields: Json,
  operations: readonly OperationJson[],
  signsContracts: boolean,
): void {
  if (!signsContracts)
    throw new ConnectError(
      "Method_InvalidParameter",
      "Feature invokeHostFunction not supported by device firmware",
    )
  if (operations.length > 1)
    throw new ConnectError(
      "Method_InvalidParameter",
      "invokeHostFunction must be the only operation of the transaction",
    )
  const { host_function, auth } = fieldsOf(fields)
  if (!Object.hasOwn(fieldsOf(host_function), "invoke_contract"))
    throw new ConnectError("Failure_ProcessError", "Stellar: unsupported host function type")
  for (const entry of auth as readonly Json[]) {
    const { credentials } = fieldsOf(entry)
    const { address_v2 } = fieldsOf(credentials)
    const isSigned = fieldsOf(address_v2).signature !== "void"
    if (credentials !== "source_account" && !(address_v2 && isSigned))
      throw new ConnectError("Failure_ProcessError", "Stellar: unsupported credentials type")
  }
}

function onlyTimeBounds(cond: Json): Json {
  const { time, v2 } = fieldsOf(cond)
  const bounds = time ?? fieldsOf(v2).time_bounds
  if (!bounds) throw noTimeBounds()
  const { min_time, max_time } = fieldsOf(bounds)
  return timeBounds(String(min_time), String(max_time))
}

function timeBounds(min_time: string, max_time: string): Json {
  return { time: { min_time, max_time } }
}

function noTimeBounds(): ConnectError {
  return new ConnectError(
    "Runtime",
    "transformSignMessage: Unspecified timebounds are not supported",
  )
}

function deviceTransaction(passphrase: string, tx: Json): DeviceTransaction {
  try {
    const envelope = xdr.TransactionEnvelope.fromJson({ tx: { tx, signatures: [] } } as never)
    return { envelope: envelope.toXdr("base64"), passphrase }
  } catch (thrown) {
    throw new ConnectError("Failure_DataError", `Stellar: ${(thrown as Error).message}`)
  }
}

/** The 32 bytes that the device signs. */
export function digestOf(envelope: string, passphrase: string): Uint8Array {
  return TransactionBuilder.fromXdr(envelope, passphrase).hash()
}
