import { hash, xdr } from "@stellar/stellar-sdk/base"
import { accountAddress } from "../entries/identity.js"
import { createAuthentication } from "../host/auth/authenticate.js"
import { enforced } from "../host/auth/enforce.js"
import { authManager } from "../host/auth/manager.js"
import { createHost } from "../host/create-host.js"
import { declared } from "../host/footprint.js"
import { errorEvents, errorName, type HostError, isHostError } from "../host/host-error.js"
import { type Invoked, invoke } from "../host/invoke.js"
import type { Act, OperationKind } from "../operations/operation.js"
import { undeclaredArchived } from "./archived.js"
import { factsOf } from "./facts.js"

const { InvokeHostFunctionResult: Result } = xdr
const result = (of: xdr.InvokeHostFunctionResult) =>
  xdr.OperationResult.opInner(xdr.OperationResultTr.invokeHostFunction(of))

/** Calls a contract, uploads code, or creates a contract. */
export const invokeHostFunction: OperationKind<xdr.OperationBodyInvokeHostFunction> = {
  threshold: () => "medium",
  untried: result(Result.invokeHostFunctionSuccess(new Uint8Array(32))),
  flaw: () => undefined,

  apply({ invokeHostFunctionOp }, act) {
    if (undeclaredArchived(act)) return result(Result.invokeHostFunctionEntryArchived())
    try {
      const { value, events, log } = run(invokeHostFunctionOp, act)
      act.transcript.returnValue = value
      act.transcript.events = events
      act.transcript.diagnosticEvents = log.map(
        (event) => new xdr.DiagnosticEvent({ inSuccessfulContractCall: true, event }),
      )
      const preImage = new xdr.InvokeHostFunctionSuccessPreImage({
        returnValue: value,
        events: [...events],
      })
      return result(Result.invokeHostFunctionSuccess(hash(preImage.toXdr())))
    } catch (thrown) {
      if (!isHostError(thrown)) throw thrown
      act.transcript.diagnosticEvents = errorEvents(thrown)
      return result(failed(thrown))
    }
  },
}

function failed({ reason }: HostError): xdr.InvokeHostFunctionResult {
  return errorName(reason) === "Error(Budget, ExceededLimit)"
    ? Result.invokeHostFunctionResourceLimitExceeded()
    : Result.invokeHostFunctionTrapped()
}

function run(
  { hostFunction, auth }: xdr.InvokeHostFunctionOp,
  { source, draft, moment, resources, archived, passphrase, hash: seed }: Act,
): Invoked {
  const authentication = createAuthentication()
  const policy = enforced(auth, accountAddress(source.accountId), authentication)
  const host = createHost({
    entries: draft,
    facts: factsOf(moment, passphrase),
    footprint: declared(resources.footprint, archived),
    auth: authManager(policy, authentication),
    seed,
    fuel: BigInt(resources.instructions),
  })
  return invoke(host, hostFunction)
}
