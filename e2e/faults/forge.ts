import { networks } from "@alidade/core"
import { sandboxAccounts } from "@alidade/sandbox/browser"
import {
  Account,
  Address,
  Asset,
  hash,
  Keypair,
  Memo,
  MuxedAccount,
  Operation,
  SorobanDataBuilder,
  type Transaction,
  TransactionBuilder,
  xdr,
} from "@stellar/stellar-sdk"

/** What a dishonest wallet returns. */

const network = networks.Public

/** Account 2 of every simulated wallet, whose key signs what account 1 should. */
export const stranger = Keypair.fromSecret(sandboxAccounts[1]!.seed)
/** Account 3. */
export const thirdAddress: string = sandboxAccounts[2]!.address

/** What the app asks to sign: two payments with a memo and a time limit, so that each field can be altered. */
export function transactionBy(key: Keypair): string {
  return new TransactionBuilder(new Account(key.publicKey(), "41"), {
    fee: "100",
    networkPassphrase: network,
    timebounds: { minTime: 0, maxTime: 4_000_000_000 },
  })
    .addMemo(Memo.text("Invoice 7"))
    .addOperation(payment("1"))
    .addOperation(payment("2"))
    .build()
    .toXDR()
}

const payment = (amount: string) =>
  Operation.payment({ destination: stranger.publicKey(), asset: Asset.native(), amount })

/** An operation in XDR's JSON form (SEP-51). */
export interface OperationJson {
  source_account: string | null
  body: Record<string, Record<string, unknown>>
}

/** A transaction in XDR's JSON form. */
export interface TransactionJson {
  source_account: string
  fee: number
  seq_num: string
  cond: unknown
  memo: unknown
  operations: OperationJson[]
  ext: unknown
}

/** Returns the envelope with a changed transaction, unsigned. */
export function changed(envelope: string, change: (tx: TransactionJson) => void): string {
  return edited(envelope, ({ tx }) => change(tx.tx))
}

/** An envelope of version 1 in XDR's JSON form. */
interface EnvelopeJson {
  tx: { tx: TransactionJson; signatures: { hint: string; signature: string }[] }
}

function edited(envelope: string, edit: (json: EnvelopeJson) => void): string {
  const json: unknown = xdr.TransactionEnvelope.fromXdr(envelope, "base64").toJson()
  edit(json as EnvelopeJson)
  const changed = json as Parameters<typeof xdr.TransactionEnvelope.fromJson>[0]
  return xdr.TransactionEnvelope.fromJson(changed).toXdr("base64")
}

/** Signs an envelope as a wallet does. */
export function signed(envelope: string, key: Keypair, passphrase: string = network): string {
  const transaction = TransactionBuilder.fromXDR(envelope, passphrase)
  transaction.sign(key)
  return transaction.toXDR()
}

/** The signatures of an envelope, changed. */
export function withSignatures(
  envelope: string,
  change: (signatures: { hint: string; signature: string }[]) => void,
): string {
  return edited(envelope, ({ tx }) => change(tx.signatures))
}

/** A signed fee bump of an envelope. */
export function feeBump(envelope: string, key: Keypair): string {
  const inner = TransactionBuilder.fromXDR(envelope, network) as Transaction
  const bump = TransactionBuilder.buildFeeBumpTransaction(key, "1000", inner, network)
  bump.sign(key)
  return bump.toXDR()
}

/** The stranger's address with an id. */
export const muxedAddress: string = new MuxedAccount(
  new Account(stranger.publicKey(), "0"),
  "7",
).accountId()

/** A contract that is called in tests: it need not exist. */
const CONTRACT = "CDLZFC3SYJYDZT7K67VZ75HPJVIEUVNIXF47ZG2FB2RMQQVU2HHGCYSC"

/** A contract's transfer, with resources. */
export function sorobanTransactionBy(key: Keypair): string {
  const [from, to] = [key.publicKey(), stranger.publicKey()].map((address) =>
    new Address(address).toScVal(),
  )
  return new TransactionBuilder(new Account(key.publicKey(), "41"), {
    fee: "100",
    networkPassphrase: network,
  })
    .addOperation(
      Operation.invokeContractFunction({
        contract: CONTRACT,
        function: "transfer",
        args: [from!, to!],
      }),
    )
    .setSorobanData(new SorobanDataBuilder().setResourceFee("1000").build())
    .setTimeout(0)
    .build()
    .toXDR()
}

/** The same transaction and signatures in an envelope of version 0. */
export function versionZero(envelope: string): string {
  const json = xdr.TransactionEnvelope.fromXdr(envelope, "base64").toJson() as unknown as {
    tx: { tx: TransactionJson; signatures: unknown }
  }
  const { source_account, cond, ...tx } = json.tx.tx
  const key = Buffer.from(Keypair.fromPublicKey(source_account).rawPublicKey()).toString("hex")
  const { time } = cond as { time: unknown }
  const older = {
    tx_v0: {
      tx: { source_account_ed25519: key, ...tx, time_bounds: time },
      signatures: json.tx.signatures,
    },
  }
  return xdr.TransactionEnvelope.fromJson(older as never).toXdr("base64")
}

/** A Soroban authorization in XDR's JSON form. */
interface PreimageJson {
  network_id: string
  nonce: string
  signature_expiration_ledger: number
  invocation: InvocationJson
}

interface InvocationJson {
  function: { contract_fn: { function_name: string; args: unknown[] } }
  sub_invocations: InvocationJson[]
}

/** Returns a preimage of type 9 with a change. */
export function changedPreimage(preimage: string, change: (entry: PreimageJson) => void): string {
  const json = preimageJson(preimage)
  change(json)
  return xdr.HashIdPreimage.fromJson({ soroban_authorization: json } as never).toXdr("base64")
}

/** The same authorization as a preimage of type 10, which is bound to an address. */
export function preimageWithAddress(preimage: string, address: string): string {
  const json = { ...preimageJson(preimage), address }
  return xdr.HashIdPreimage.fromJson({
    soroban_authorization_with_address: json,
  } as never).toXdr("base64")
}

function preimageJson(preimage: string): PreimageJson {
  const json: unknown = xdr.HashIdPreimage.fromXdr(preimage, "base64").toJson()
  return (json as { soroban_authorization: PreimageJson }).soroban_authorization
}

/** A message's signature per SEP-53. */
export function signedMessage(message: string, key: Keypair): Uint8Array {
  return key.sign(hash(Buffer.from(`Stellar Signed Message:\n${message}`)))
}
