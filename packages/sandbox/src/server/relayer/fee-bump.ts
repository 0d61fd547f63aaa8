import { hash, type Keypair, type Transaction, xdr } from "@stellar/stellar-sdk/base"

/** What the relayer offers for the two operations that a fee bump counts as, in stroops, beside the resources. */
const OFFER = 203n

/** An offer that no network takes. */
const LOW_OFFER = 150n

/** Puts a signed transaction into a fee bump of another account, which it signs. Returns the base64 envelope. */
export function feeBump(
  inner: Transaction,
  payer: Keypair,
  { passphrase, isLow }: { passphrase: string; isLow: boolean },
): string {
  const envelope = inner.toEnvelope()
  if (envelope.type !== "envelopeTypeTx") throw new TypeError(`${envelope.type} has no fee bump`)
  const { ext } = envelope.v1.tx
  const resources = ext.type === "sorobanData" ? ext.sorobanData.resourceFee : 0n
  const tx = new xdr.FeeBumpTransaction({
    feeSource: xdr.MuxedAccount.keyTypeEd25519(payer.rawPublicKey()),
    fee: resources + (isLow ? LOW_OFFER : OFFER),
    innerTx: xdr.FeeBumpTransactionInnerTx.envelopeTypeTx(envelope.v1),
    ext: xdr.FeeBumpTransactionExt.v0(),
  })
  const payload = new xdr.TransactionSignaturePayload({
    networkId: hash(new TextEncoder().encode(passphrase)),
    taggedTransaction: xdr.TransactionSignaturePayloadTaggedTransaction.envelopeTypeTxFeeBump(tx),
  })
  const signatures = [payer.signDecorated(hash(payload.toXdr()))]
  return xdr.TransactionEnvelope.envelopeTypeTxFeeBump(
    new xdr.FeeBumpTransactionEnvelope({ tx, signatures }),
  ).toXdr("base64")
}
