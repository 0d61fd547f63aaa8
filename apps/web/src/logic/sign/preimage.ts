import { encodeHex } from "@alidade/core/encoding"
import { readPreimage } from "@alidade/core/verify"
import { Address, Asset, hash, nativeToScVal, xdr } from "@stellar/stellar-sdk/base"

/** The parts of the example authorization. */
export interface ExampleTransfer {
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
export function buildTransferPreimage(example: ExampleTransfer): string {
  const { from, to, passphrase } = example
  const contract = Asset.native().contractId(passphrase)
  const fields = {
    networkId: networkIdOf(passphrase),
    nonce: randomNonce(),
    signatureExpirationLedger: example.expirationLedger,
    invocation: new xdr.SorobanAuthorizedInvocation({
      function: xdr.SorobanAuthorizedFunction.sorobanAuthorizedFunctionTypeContractFn(
        new xdr.InvokeContractArgs({
          contractAddress: Address.fromString(contract).toScAddress(),
          functionName: "transfer",
          args: [
            Address.fromString(from).toScVal(),
            Address.fromString(to).toScVal(),
            nativeToScVal(example.stroops, { type: "i128" }),
          ],
        }),
      ),
      subInvocations: [],
    }),
  }
  const preimage =
    example.type === 9
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

/** The network of a base64 `HashIdPreimage`, among those of some passphrases. Undefined if it is another. */
export function networkOfPreimage(
  preimage: string,
  passphrases: readonly string[],
): string | undefined {
  const id = encodeHex(readPreimage(preimage).networkId)
  return passphrases.find((passphrase) => encodeHex(networkIdOf(passphrase)) === id)
}

function networkIdOf(passphrase: string): Uint8Array {
  return hash(new TextEncoder().encode(passphrase))
}

/** 63 random bits, so that the value is positive as a signed 64-bit number. */
function randomNonce(): bigint {
  const [value = 0n] = crypto.getRandomValues(new BigUint64Array(1))
  return value >> 1n
}
