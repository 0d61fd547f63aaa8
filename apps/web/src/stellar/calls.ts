import { Address, Asset, type xdr } from "@stellar/stellar-sdk/base"
import { formatAmount, fromStroops } from "./amount.js"
import type { DescribedCall, Sentence, TreeValue } from "./words.js"

/** What a host function of an operation does, in words. */
export function describeHostFunction(
  host: xdr.HostFunction,
  passphrase: string,
): Omit<DescribedCall, "calls"> {
  switch (host.type) {
    case "hostFunctionTypeInvokeContract":
      return describeInvocation(host.invokeContract, passphrase)
    case "hostFunctionTypeUploadContractWasm":
      return { sentence: [`Upload the code of a contract, ${host.wasm.length} bytes`], args: [] }
    default:
      return describeCreation(host.value, passphrase)
  }
}

/** What a Soroban authorization allows, with the calls below it. */
export function describeAuthorized(
  invocation: xdr.SorobanAuthorizedInvocation,
  passphrase: string,
): DescribedCall {
  const { function: called, subInvocations } = invocation
  const own =
    called.type === "sorobanAuthorizedFunctionTypeContractFn"
      ? describeInvocation(called.contractFn, passphrase)
      : describeCreation(called.value, passphrase)
  return { ...own, calls: subInvocations.map((below) => describeAuthorized(below, passphrase)) }
}

function describeInvocation(
  call: xdr.InvokeContractArgs,
  passphrase: string,
): Omit<DescribedCall, "calls"> {
  const contract = Address.fromScAddress(call.contractAddress).toString()
  const name = call.functionName.toJson()
  const args = call.args.map(describeValue)
  const native = contract === Asset.native().contractId(passphrase)
  return { sentence: (native && transferOf(name, args)) || plainCall(name, contract, native), args }
}

function plainCall(name: string, contract: string, native: boolean): Sentence {
  return ["Call ", { code: name }, " of ", { address: contract }, native ? " (XLM)" : ""]
}

/** SEP-41's `transfer(from, to, amount)` of the native asset, where the arguments are what they should be. */
function transferOf(name: string, args: DescribedCall["args"]): Sentence | undefined {
  const [from, to, amount] = args
  if (name !== "transfer" || args.length !== 3) return undefined
  if (from?.type !== "address" || to?.type !== "address" || amount?.type !== "i128")
    return undefined
  const value = formatAmount(fromStroops(String(amount.value)))
  return [
    "Transfer ",
    { amount: value, asset: "XLM" },
    " from ",
    { address: String(from.value) },
    " to ",
    { address: String(to.value) },
  ]
}

function describeCreation(
  creation: xdr.CreateContractArgs | xdr.CreateContractArgsV2,
  passphrase: string,
): Omit<DescribedCall, "calls"> {
  const { executable, contractIdPreimage: origin } = creation
  const args = "constructorArgs" in creation ? creation.constructorArgs.map(describeValue) : []
  if (origin.type === "contractIdPreimageFromAsset") {
    const asset = Asset.fromOperation(origin.fromAsset)
    const contract = asset.contractId(passphrase)
    return { sentence: ["Deploy the contract ", { address: contract }, ` of ${asset}`], args }
  }
  const deployer = Address.fromScAddress(origin.fromAddress.address).toString()
  const code =
    executable.type === "contractExecutableWasm" ? executable.wasmHash.toString() : undefined
  return {
    sentence: [
      "Deploy a contract for ",
      { address: deployer },
      ...(code ? [" with the code ", { code }] : []),
    ],
    args,
  }
}

/** A contract value by its type and its XDR-JSON: `{"i128":"1"}` is `i128`, "1". */
function describeValue(value: xdr.ScVal): { type: string; value: TreeValue } {
  const json = value.toJson() as TreeValue
  const [entry] = typeof json === "object" && json !== null ? Object.entries(json) : []
  return entry ? { type: entry[0], value: entry[1] } : { type: String(json), value: null }
}
