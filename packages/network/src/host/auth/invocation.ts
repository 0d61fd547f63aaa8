import { xdr } from "@stellar/stellar-sdk/base"

/** A node of a tree of calls that someone authorized. */
export interface Node {
  readonly call: xdr.SorobanAuthorizedFunction
  readonly calls: Node[]
  /** Whether it has authorized its call, which it does once. */
  used: boolean
}

/** Reads the tree of an authorization entry. */
export function nodeOf(invocation: xdr.SorobanAuthorizedInvocation): Node {
  return {
    call: normalized(invocation.function),
    calls: invocation.subInvocations.map(nodeOf),
    used: false,
  }
}

/** The tree as it is signed and recorded. */
export function invocationOf({ call, calls }: Node): xdr.SorobanAuthorizedInvocation {
  return new xdr.SorobanAuthorizedInvocation({
    function: call,
    subInvocations: calls.map(invocationOf),
  })
}

/** The host has one way of creating contracts: an older entry counts as one without arguments. */
function normalized(call: xdr.SorobanAuthorizedFunction): xdr.SorobanAuthorizedFunction {
  if (call.type !== "sorobanAuthorizedFunctionTypeCreateContractHostFn") return call
  const { contractIdPreimage, executable } = call.createContractHostFn
  return createFunction(
    new xdr.CreateContractArgsV2({ contractIdPreimage, executable, constructorArgs: [] }),
  )
}

/** The creation of a contract, as something to authorize. */
export function createFunction(args: xdr.CreateContractArgsV2): xdr.SorobanAuthorizedFunction {
  return xdr.SorobanAuthorizedFunction.sorobanAuthorizedFunctionTypeCreateContractV2HostFn(args)
}

/** A call of a contract, as something to authorize. */
export function contractFunction(
  contractAddress: xdr.ScAddress,
  functionName: string,
  args: readonly xdr.ScVal[],
): xdr.SorobanAuthorizedFunction {
  return xdr.SorobanAuthorizedFunction.sorobanAuthorizedFunctionTypeContractFn(
    new xdr.InvokeContractArgs({ contractAddress, functionName, args: [...args] }),
  )
}

/** Which nodes of a tree are used, in the order of a walk. */
export function usedIn(node: Node): boolean[] {
  return [node.used, ...node.calls.flatMap(usedIn)]
}

/** Sets which nodes of a tree are used. */
export function setUsed(node: Node, used: boolean[]): void {
  const rest = [...used]
  const walk = (at: Node) => {
    at.used = rest.shift() ?? false
    for (const inner of at.calls) walk(inner)
  }
  walk(node)
}
