import {
  Account,
  Address,
  Asset,
  hash,
  Keypair,
  Operation,
  StrKey,
  TransactionBuilder,
  xdr,
} from "@stellar/stellar-sdk/base"

/** What the suite has signed, and whether it was: built and checked with `@stellar/stellar-sdk`. */

/** The message; its SEP-53 signatures are published for several keys. */
export const MESSAGE = "Hello, World!"

const payee = Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(7)).publicKey()

/** A base64 `TransactionEnvelope`, unsigned: the account pays 1 XLM; a contract can be the source of none, so another does. */
export function transactionBy(address: string, networkPassphrase: string): string {
  const source = isAccount(address) ? address : payee
  return new TransactionBuilder(new Account(source, "41"), { fee: "100", networkPassphrase })
    .addOperation(Operation.payment({ destination: payee, asset: Asset.native(), amount: "1" }))
    .setTimeout(0)
    .build()
    .toXdr()
}

/** A base64 `HashIdPreimage` of type 9 (`v1`) or 10 (`v2`): the address lets a contract of lumens pay 1 XLM. */
export function preimageBy(address: string, networkPassphrase: string, type: "v1" | "v2"): string {
  const argument = (text: string): xdr.ScVal => new Address(text).toScVal()
  const fields = {
    networkId: new xdr.Hash(hash(new TextEncoder().encode(networkPassphrase))),
    nonce: 5n,
    signatureExpirationLedger: 5_000_000,
    invocation: new xdr.SorobanAuthorizedInvocation({
      function: xdr.SorobanAuthorizedFunction.sorobanAuthorizedFunctionTypeContractFn(
        new xdr.InvokeContractArgs({
          contractAddress: new Address(Asset.native().contractId(networkPassphrase)).toScAddress(),
          functionName: "transfer",
          args: [argument(address), argument(payee), xdr.ScVal.scvU32(1)],
        }),
      ),
      subInvocations: [],
    }),
  }
  const preimage =
    type === "v1"
      ? xdr.HashIdPreimage.envelopeTypeSorobanAuthorization(
          new xdr.HashIdPreimageSorobanAuthorization(fields),
        )
      : xdr.HashIdPreimage.envelopeTypeSorobanAuthorizationWithAddress(
          new xdr.HashIdPreimageSorobanAuthorizationWithAddress({
            ...fields,
            address: new Address(address).toScAddress(),
          }),
        )
  return preimage.toXdr("base64")
}

/** Whether it is an account's address; a contract's is one that no key is known of. */
export const isAccount = (address: string): boolean => StrKey.isValidEd25519PublicKey(address)
export const isContract = (address: string): boolean => StrKey.isValidContract(address)

/** Whether this is the transaction that was sent, with one signature more, which is the address's. */
export function isSignedTransaction(
  sent: string,
  returned: string,
  address: string,
  networkPassphrase: string,
): boolean {
  const asked = TransactionBuilder.fromXdr(sent, networkPassphrase)
  const signed = TransactionBuilder.fromXdr(returned, networkPassphrase)
  const digest = asked.hash()
  const isSame = digest.every((byte, at) => signed.hash()[at] === byte)
  if (!isSame || signed.signatures.length !== asked.signatures.length + 1) return false
  if (!isAccount(address)) return true
  const key = Keypair.fromPublicKey(address)
  return signed.signatures.some(({ signature }) => key.verify(digest, signature))
}

/** Whether these are 64 bytes in base64 that the address signed sha256 of the preimage with; a contract's cannot be told. */
export function isSignedPreimage(preimage: string, signature: string, address: string): boolean {
  const bytes = xdr.decodeBytes(signature, "base64")
  if (!isAccount(address)) return bytes.length > 0
  const digest = hash(xdr.decodeBytes(preimage, "base64"))
  return bytes.length === 64 && Keypair.fromPublicKey(address).verify(digest, bytes)
}

/** Whether these are 64 bytes in base64 that are the address's SEP-53 signature of the text. */
export function isSignedMessage(message: string, signature: string, address: string): boolean {
  const bytes = xdr.decodeBytes(signature, "base64")
  if (!isAccount(address)) return bytes.length > 0
  return bytes.length === 64 && Keypair.fromPublicKey(address).verifyMessage(message, bytes)
}
