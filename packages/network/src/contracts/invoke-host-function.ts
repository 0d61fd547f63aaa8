import { hash, xdr } from "@stellar/stellar-sdk/base"
import type { Act, OperationKind } from "../operations/operation.js"
import { enforceAuth } from "./authorization.js"
import { errorEvents, isHostError } from "./host-error.js"
import { type Invoked, invoke } from "./invoke.js"
import { limitTo, storageOf } from "./storage.js"

const { InvokeHostFunctionResult: Result } = xdr
const result = (of: xdr.InvokeHostFunctionResult) =>
  xdr.OperationResult.opInner(xdr.OperationResultTr.invokeHostFunction(of))

/** Calls a contract. Uploading and deploying code is not supported. */
export const invokeHostFunction: OperationKind<xdr.OperationBodyInvokeHostFunction> = {
  threshold: () => "medium",
  untried: result(Result.invokeHostFunctionSuccess(new Uint8Array(32))),

  flaw({ invokeHostFunctionOp: { hostFunction } }) {
    return hostFunction.type === "hostFunctionTypeInvokeContract"
      ? undefined
      : xdr.OperationResult.opNotSupported()
  },

  apply({ invokeHostFunctionOp }, act) {
    const { hostFunction, auth } = invokeHostFunctionOp
    const { invokeContract } = hostFunction as xdr.HostFunctionInvokeContract
    try {
      const { value, events } = call(invokeContract, auth, act)
      act.transcript.returnValue = value
      act.transcript.events = events
      const preImage = new xdr.InvokeHostFunctionSuccessPreImage({
        returnValue: value,
        events: [...events],
      })
      return result(Result.invokeHostFunctionSuccess(hash(preImage.toXdr())))
    } catch (thrown) {
      if (!isHostError(thrown)) throw thrown
      act.transcript.diagnosticEvents = errorEvents(thrown)
      return result(Result.invokeHostFunctionTrapped())
    }
  },
}

function call(
  args: xdr.InvokeContractArgs,
  entries: readonly xdr.SorobanAuthorizationEntry[],
  { source, draft, moment, resources, passphrase }: Act,
): Invoked {
  const storage = storageOf(draft, limitTo(resources.footprint))
  const authorization = { entries, source: source.accountId, passphrase }
  const requireAuth = enforceAuth(authorization, args, storage, moment)
  return invoke(args, { storage, requireAuth, moment })
}
