import { xdr } from "@stellar/stellar-sdk/base"
import { hostError } from "../host-error.js"
import { bytesValue, struct, symbol, vec } from "../value.js"
import type { Node } from "./invocation.js"

/** The calls of a tree as `__check_auth` receives them: one after the other, each before those below it. */
export function contextsOf(root: Node): xdr.ScVal {
  return xdr.ScVal.scvVec(listed(root))
}

function listed({ call, calls }: Node): xdr.ScVal[] {
  return [contextOf(call), ...calls.flatMap(listed)]
}

function contextOf(call: xdr.SorobanAuthorizedFunction): xdr.ScVal {
  if (call.type === "sorobanAuthorizedFunctionTypeContractFn") {
    const { contractAddress, functionName, args } = call.contractFn
    return vec(
      symbol("Contract"),
      struct({
        contract: xdr.ScVal.scvAddress(contractAddress),
        fn_name: xdr.ScVal.scvSymbol(functionName),
        args: xdr.ScVal.scvVec(args),
      }),
    )
  }
  if (call.type !== "sorobanAuthorizedFunctionTypeCreateContractV2HostFn")
    throw hostError("Auth", "InternalError", "an older creation was not read as a new one")
  const { contractIdPreimage, executable, constructorArgs } = call.createContractV2HostFn
  if (
    executable.type !== "contractExecutableWasm" ||
    contractIdPreimage.type !== "contractIdPreimageFromAddress"
  )
    throw hostError("Auth", "InvalidInput", "only code that an address deploys is authorized")
  const fields = {
    executable: vec(symbol("Wasm"), bytesValue(executable.wasmHash.toBytes())),
    salt: bytesValue(contractIdPreimage.fromAddress.salt.toBytes()),
  }
  return constructorArgs.length === 0
    ? vec(symbol("CreateContractHostFn"), struct(fields))
    : vec(
        symbol("CreateContractWithCtorHostFn"),
        struct({ ...fields, constructor_args: xdr.ScVal.scvVec(constructorArgs) }),
      )
}
