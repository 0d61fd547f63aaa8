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

/** Payloads to sign, and checks of their signatures, built with `@stellar/stellar-sdk`. */

/** The message. Its SEP-53 signatures are published for several keys. */
export const MESSAGE = "Hello, World!"

/** Bytes that are not UTF-8. */
export const MESSAGE_BYTES: Uint8Array = Uint8Array.of(0xff, 0x00, 0xc3)

const payee = Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(7)).publicKey()

/**
 * An unsigned base64 `TransactionEnvelope` in which the account pays 1 XLM. A contract cannot be a source, so another
 * account pays for it.
 */
export function transactionBy(address: string, networkPassphrase: string): string {
  const source = isAccount(address) ? address : payee
  return new TransactionBuilder(new Account(source, "41"), { fee: "100", networkPassphrase })
    .addOperation(Operation.payment({ destination: payee, asset: Asset.native(), amount: "1" }))
    .setTimeout(0)
    .build()
    .toXdr()
}

/** A base64 `HashIdPreimage` of type 9 (`v1`) or 10 (`v2`): the address authorizes a contract to transfer 1 stroop. */
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

/** Whether the address belongs to an account. A contract's address has no known key. */
export const isAccount = (address: string): boolean => StrKey.isValidEd25519PublicKey(address)
export const isContract = (address: string): boolean => StrKey.isValidContract(address)

/** Whether this is the sent transaction with one more signature, made by the address. */
export function isSignedTransaction(
  sent: string,
  returned: string,
  address: string,
  networkPassphrase: string,
): boolean {
  const request = TransactionBuilder.fromXdr(sent, networkPassphrase)
  const signed = TransactionBuilder.fromXdr(returned, networkPassphrase)
  const digest = request.hash()
  const isSame = digest.every((byte, at) => signed.hash()[at] === byte)
  if (!isSame || signed.signatures.length !== request.signatures.length + 1) return false
  if (!isAccount(address)) return true
  const key = Keypair.fromPublicKey(address)
  return signed.signatures.some(({ signature }) => key.verify(digest, signature))
}

/**
 * Whether this is the address's base64 signature (64 bytes) over the SHA-256 of the preimage. A contract's signature
 * cannot be checked.
 */
export function isSignedPreimage(preimage: string, signature: string, address: string): boolean {
  const bytes = xdr.decodeBytes(signature, "base64")
  if (!isAccount(address)) return bytes.length > 0
  const digest = hash(xdr.decodeBytes(preimage, "base64"))
  return bytes.length === 64 && Keypair.fromPublicKey(address).verify(digest, bytes)
}

/** Whether this is the address's base64 SEP-53 signature (64 bytes) of the text. */
export function isSignedMessage(
  message: string | Uint8Array,
  signature: string,
  address: string,
): boolean {
  const bytes = xdr.decodeBytes(signature, "base64")
  if (!isAccount(address)) return bytes.length > 0
  return bytes.length === 64 && Keypair.fromPublicKey(address).verifyMessage(message, bytes)
}
