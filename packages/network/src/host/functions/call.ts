import { xdr } from "@stellar/stellar-sdk/base"
import { hostError, isHostError, isRecoverable } from "../host-error.js"
import { type HostModule, hostFunction } from "./host-function.js"
import { address, symbol, vec } from "./kinds.js"

/** Module `d`: calls of other contracts. */
export const call: HostModule = {
  _: hostFunction("call", [address, symbol, vec], (host, contract, name, args) =>
    host.call({ contract, name, args }),
  ),
  0: hostFunction("try_call", [address, symbol, vec], (host, contract, name, args) => {
    try {
      return host.call({ contract, name, args })
    } catch (thrown) {
      if (!isHostError(thrown) || !isRecoverable(thrown)) throw thrown
      // Only a contract's own errors are shown to its caller.
      const { reason } = thrown
      return xdr.ScVal.scvError(
        reason.type === "sceContract"
          ? reason
          : hostError("Context", "InvalidAction", thrown.message).reason,
      )
    }
  }),
}
