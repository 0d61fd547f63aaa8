import {
  Account,
  type Operation as AnyOperation,
  FeeBumpTransaction,
  Operation,
  TransactionBuilder,
  xdr,
} from "@stellar/stellar-sdk/base"
import { ProblemError } from "../problem.js"
import { accountOf } from "./values.js"

/** Why there is no call to simulate. */
export interface CallProblem {
  problem: "noCall" | "noOperation"
}

/** An account that nobody holds (all zeros), as the source of a call that someone else will send. */
export const NOBODY = "GAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAWHF"

/**
 * The base64 envelope to simulate for one that will be signed: the inner one of a fee bump, and without authorizations
 * that are not signed yet. The network would refuse those; without them it records what the call needs.
 */
export function toSimulate(envelope: string, passphrase: string): string {
  const given = TransactionBuilder.fromXDR(envelope, passphrase)
  const inner = given instanceof FeeBumpTransaction ? given.innerTransaction : given
  const [operation] = inner.operations
  if (operation?.type !== "invokeHostFunction" || (operation.auth ?? []).every(isOfSource)) {
    return inner.toXDR()
  }
  return callEnvelope(operation, accountOf(inner.source), passphrase)
}

/** The base64 envelope of the call in a `HashIdPreimage`, as if someone else sent just this call. */
export function preimageToSimulate(preimage: string, passphrase: string): string {
  const parsed = xdr.HashIdPreimage.fromXdr(preimage, "base64")
  const { invocation } =
    parsed.type === "envelopeTypeSorobanAuthorization"
      ? parsed.sorobanAuthorization
      : parsed.type === "envelopeTypeSorobanAuthorizationWithAddress"
        ? parsed.sorobanAuthorizationWithAddress
        : { invocation: undefined }
  const called = invocation?.function
  if (called?.type !== "sorobanAuthorizedFunctionTypeContractFn") {
    throw new ProblemError<CallProblem>({ problem: "noCall" })
  }
  const func = xdr.HostFunction.hostFunctionTypeInvokeContract(called.contractFn)
  return callEnvelope({ func }, NOBODY, passphrase)
}

function isOfSource({ credentials }: xdr.SorobanAuthorizationEntry): boolean {
  return credentials.type === "sorobanCredentialsSourceAccount"
}

function callEnvelope(
  { func, source }: Pick<AnyOperation.InvokeHostFunction, "func" | "source">,
  sender: string,
  networkPassphrase: string,
): string {
  return new TransactionBuilder(new Account(sender, "0"), { fee: "100", networkPassphrase })
    .addOperation(Operation.invokeHostFunction({ func, auth: [], ...(source && { source }) }))
    .setTimeout(0)
    .build()
    .toXDR()
}
