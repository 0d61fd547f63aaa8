import { Address, Asset, hash, nativeToScVal, xdr } from "@stellar/stellar-sdk/base"

/** An authorization of a transfer. */
export interface AuthorizedTransfer {
  /** The authorizing account, `G…`. */
  from: string
  /** The recipient. */
  to: string
  stroops: bigint
  /** The last ledger in which the authorization is valid. */
  expirationLedger: number
  /** 9: without the authorizing address; 10: with it (CAP-71). */
  type: 9 | 10
  passphrase: string
}

/** Builds the preimage that authorizes a `transfer` on the native asset's contract, base64. */
export function buildTransferPreimage(transfer: AuthorizedTransfer): string {
  const { from, to, passphrase } = transfer
  const contract = Asset.native().contractId(passphrase)
  const fields = {
    networkId: hash(new TextEncoder().encode(passphrase)),
    nonce: NONCE,
    signatureExpirationLedger: transfer.expirationLedger,
    invocation: new xdr.SorobanAuthorizedInvocation({
      function: xdr.SorobanAuthorizedFunction.sorobanAuthorizedFunctionTypeContractFn(
        new xdr.InvokeContractArgs({
          contractAddress: Address.fromString(contract).toScAddress(),
          functionName: "transfer",
          args: [
            Address.fromString(from).toScVal(),
            Address.fromString(to).toScVal(),
            nativeToScVal(transfer.stroops, { type: "i128" }),
          ],
        }),
      ),
      subInvocations: [],
    }),
  }
  const preimage =
    transfer.type === 9
      ? xdr.HashIdPreimage.envelopeTypeSorobanAuthorization(
          new xdr.HashIdPreimageSorobanAuthorization(fields),
        )
      : xdr.HashIdPreimage.envelopeTypeSorobanAuthorizationWithAddress(
          new xdr.HashIdPreimageSorobanAuthorizationWithAddress({
            ...fields,
            address: Address.fromString(from).toScAddress(),
          }),
        )
  return preimage.toXdr("base64")
}

/** Any nonce does, because nothing is sent. */
const NONCE = 7n
