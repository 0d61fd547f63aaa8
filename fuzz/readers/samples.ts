import {
  Account,
  Asset,
  authorizeEntry,
  buildAuthorizationEntryPreimage,
  Claimant,
  Keypair,
  Memo,
  MuxedAccount,
  Networks,
  Operation,
  StrKey,
  TransactionBuilder,
  xdr,
} from "@stellar/stellar-sdk"
import fc from "fast-check"
import { unsignedEntry } from "../../packages/core/test/auth-entries.js"
import { schemaOf, valuesOf } from "../../packages/core/test/random-xdr.js"

/* True samples of what comes from outside. */

export const own: Keypair = Keypair.fromRawEd25519Seed(Buffer.alloc(32, 7))
const other = Keypair.fromRawEd25519Seed(Buffer.alloc(32, 8))
export const address: string = own.publicKey()
export const otherAddress: string = other.publicKey()
export const contract: string = StrKey.encodeContract(Buffer.alloc(32, 4))
export const muxed: string = new MuxedAccount(new Account(address, "0"), "7").accountId()
export const passphrase: string = Networks.TESTNET
const asset: Asset = new Asset("USDC", otherAddress)

/** A transaction of these operations, signed. */
function signed(...operations: xdr.Operation[]): string {
  const builder = new TransactionBuilder(new Account(address, "41"), {
    fee: "100",
    networkPassphrase: passphrase,
    memo: Memo.text("rent"),
    timebounds: { minTime: 0, maxTime: 1_900_000_000 },
  })
  for (const operation of operations) builder.addOperation(operation)
  const transaction = builder.build()
  transaction.sign(own)
  return transaction.toXDR()
}

export const payment: string = signed(
  Operation.payment({ destination: otherAddress, asset, amount: "12.5" }),
)
export const envelopes: readonly string[] = [
  payment,
  signed(
    Operation.setOptions({ homeDomain: "example.org", masterWeight: 2 }),
    Operation.manageData({ name: "key", value: "value" }),
    Operation.changeTrust({ asset, limit: "100" }),
  ),
  signed(
    Operation.createClaimableBalance({
      asset,
      amount: "3",
      claimants: [new Claimant(otherAddress)],
    }),
    Operation.invokeContractFunction({ contract, function: "run", args: [xdr.ScVal.scvU32(7)] }),
  ),
]

/** 64 bytes of a signature. */
export const signatureBytes: Buffer = Buffer.from(own.sign(Buffer.from("any")))
export const signature: string = signatureBytes.toString("base64")
export const hash: string = "ab".repeat(32)

const [unsigned] = [address, contract].map((who) =>
  unsignedEntry(who, { args: [xdr.ScVal.scvU32(7)] }),
)
/** Entries with the signature of a key, and without one. */
export const signedEntries: readonly string[] = [
  (await authorizeEntry(unsigned!, own, 1000, passphrase)).toXdr("base64"),
  unsignedEntry(contract).toXdr("base64"),
  unsignedEntry(address, { credentials: "address" }).toXdr("base64"),
  unsignedEntry(address, { credentials: "sourceAccount" }).toXdr("base64"),
]
export const preimages: readonly string[] = [
  buildAuthorizationEntryPreimage(unsigned!, 1000, passphrase).toXdr("base64"),
]

/** Random values of a type of the Stellar SDK, encoded. Always the same ones. */
export function encoded(type: object, count = 24): Uint8Array[] {
  const schema = schemaOf(type as { schema: unknown })
  return fc
    .sample(valuesOf(schema, 7), { numRuns: count, seed: 1 })
    .map((value) => schema.encode(value))
}
