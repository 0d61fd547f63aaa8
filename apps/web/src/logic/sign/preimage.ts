import { encodeHex } from "@alidade/core/encoding"
import { readPreimage } from "@alidade/core/verify"
import {
  Address,
  Asset,
  buildAuthorizationEntryPreimage,
  hash,
  inspectAuthEntry,
  nativeToScVal,
  xdr,
} from "@stellar/stellar-sdk/base"
import { findMismatch } from "../pasted/expect-xdr.js"
import { XdrError } from "../pasted/xdr-error.js"
import { ProblemError } from "../problem.js"

/** Why an authorization can't be signed here. Networks are names. */
export type PreimageProblem =
  /** Signing the transaction of its source account is enough. */
  | { problem: "nothingPasted" | "ofSource" | "noSuchNetwork" }
  | { problem: "otherNetwork"; network: string; current: string }

export class PreimageError extends ProblemError<PreimageProblem> {}

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

/**
 * Returns the preimage that a wallet signs for pasted XDR: a base64 `HashIdPreimage` unchanged, or a
 * `SorobanAuthorizationEntry` converted for the network. An entry without an expiry gets the ledger from `readExpiry`.
 * Throws an `XdrError` if it is neither, and a `PreimageError` for an entry of the source account.
 */
export async function readPreimageOrEntry(
  text: string,
  passphrase: string,
  readExpiry: () => Promise<number>,
): Promise<string> {
  if (!xdr.SorobanAuthorizationEntry.validateXdr(text, "base64")) {
    try {
      readPreimage(text)
      return text
    } catch (cause) {
      throw new XdrError({ ...(await findMismatch(text)), wanted: "authorization" }, { cause })
    }
  }
  const entry = xdr.SorobanAuthorizationEntry.fromXdr(text, "base64")
  const { credentialType, signatureExpirationLedger: stated } = inspectAuthEntry(entry)
  if (credentialType === "sourceAccount") throw new PreimageError({ problem: "ofSource" })
  const expiry = stated || (await readExpiry())
  return buildAuthorizationEntryPreimage(entry, expiry, passphrase).toXdr("base64")
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
