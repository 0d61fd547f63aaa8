import {
  Account,
  Asset,
  Keypair,
  Networks,
  Operation,
  TransactionBuilder,
} from "@stellar/stellar-sdk/base"

/** Accounts 1 and 2 of every simulated wallet. Their seeds are public. */
export const first = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L"
export const second = "GBO3RFQLRYV5IH64RVF3J6JKONZYH6X53Z44HPJMNCKH3SWNMTGALCX4"

/** An envelope in which account 1 pays an amount in XLM to account 2. */
export function payment(amount: string = "1"): string {
  return new TransactionBuilder(new Account(first, "1"), {
    fee: "100",
    networkPassphrase: Networks.TESTNET,
  })
    .addOperation(Operation.payment({ destination: second, asset: Asset.native(), amount }))
    .setTimeout(0)
    .build()
    .toXdr()
}

/** Whether an envelope is the one sent, with exactly one signature, by the account, for the network. */
export function isSigned(
  envelope: unknown,
  sent: string,
  passphrase: string,
  signer: string = first,
): boolean {
  const signed = TransactionBuilder.fromXdr(String(envelope), passphrase)
  const hash = TransactionBuilder.fromXdr(sent, passphrase).hash()
  return (
    signed.signatures.length === 1 &&
    Buffer.from(signed.hash()).equals(Buffer.from(hash)) &&
    Keypair.fromPublicKey(signer).verify(hash, signed.signatures[0]!.signature)
  )
}

/** Whether a base64 or hex signature is the account's SEP-53 signature of the message. */
export function isMessageSigned(
  signature: unknown,
  message: string,
  form: "base64" | "hex" = "base64",
  signer: string = first,
): boolean {
  const bytes = Uint8Array.from(Buffer.from(String(signature), form))
  return Keypair.fromPublicKey(signer).verifyMessage(message, bytes)
}
