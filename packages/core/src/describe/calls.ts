import { equalBytes } from "../encoding/bytes.js"
import { formatUnits } from "../encoding/units.js"
import type { XdrFields, XdrUnion, XdrValue } from "../encoding/xdr-value.js"
import { addressOf, addressValue } from "./addresses.js"
import { describeArguments } from "./arguments.js"
import { assetValue, native } from "./assets.js"
import type { ContractContext } from "./contract-context.js"
import { contractFunction } from "./contract-functions.js"
import { describeFunction } from "./token-calls.js"
import type { Argument, Authorization, Call, Sentence, Value } from "./types.js"
import { codeValue, nameValue, numberValue, sentence, textValue } from "./values.js"

/** What calls that create something have in common. */
const creation = { isInWords: false, args: [], calls: [], warnings: [] } as const

/** Describes the host function of an operation, without its authorizations. */
export function describeCall({ type, value }: XdrUnion, context: ContractContext): Call {
  if (type === "invokeContract") return describeContractCall(value as XdrFields, context)
  if (type !== "uploadContractWasm") return describeDeployment(value as XdrFields, context)
  const size = numberValue((value as Uint8Array).length)
  const hash = codeValue(context.hashOf.get(value)!)
  return { ...creation, sentence: sentence("upload", { size, hash }) }
}

/** A `SorobanAuthorizedInvocation`: the authorized call and its sub-calls. */
export function describeInvocation(invocation: XdrValue, context: ContractContext): Call {
  const { function: called, subInvocations } = invocation as XdrFields
  const { type, value } = called as XdrUnion
  const describe = type === "contractFn" ? describeContractCall : describeDeployment
  return {
    ...describe(value as XdrFields, context),
    calls: (subInvocations as XdrValue[]).map((below) => describeInvocation(below, context)),
  }
}

/** A `SorobanAuthorizationEntry` of an operation with this host function. */
export function describeAuthorization(
  entry: XdrValue,
  hostFunction: XdrUnion,
  context: ContractContext,
): Authorization {
  const { credentials, rootInvocation } = entry as XdrFields
  const { type, value } = credentials as XdrUnion
  const call = describeInvocation(rootInvocation!, context)
  const { function: authorized } = rootInvocation as XdrFields
  const isOwnCall = isSameXdr((authorized as XdrUnion).value, hostFunction.value)
  if (type === "sourceAccount") return { call, isOwnCall }
  const { addressCredentials = value, delegates = [] } = value as XdrFields
  const held = addressCredentials as XdrFields
  const others = delegatesOf(delegates)
  const smart = context.smartOf.get(held.signature!)
  return {
    address: addressOf(held.address),
    nonce: String(held.nonce),
    expirationLedger: held.signatureExpirationLedger as number,
    ...(others.length > 0 ? { delegates: others } : {}),
    ...(smart ? { smart } : {}),
    call,
    isOwnCall,
  }
}

/** Whether two decoded values are the same, to the last byte. */
function isSameXdr(one: XdrValue, other: XdrValue): boolean {
  if (one instanceof Uint8Array && other instanceof Uint8Array) return equalBytes(one, other)
  if (typeof one !== "object" || typeof other !== "object" || !one || !other) return one === other
  const [names, otherNames] = [Object.keys(one), Object.keys(other)]
  return (
    names.length === otherNames.length &&
    names.every(
      (name) =>
        Object.hasOwn(other, name) &&
        isSameXdr((one as XdrFields)[name]!, (other as XdrFields)[name]!),
    )
  )
}

/** The address of each `SorobanDelegateSignature`, including nested ones. */
function delegatesOf(delegates: XdrValue): string[] {
  return (delegates as XdrFields[]).flatMap(({ address, nestedDelegates }) => [
    addressOf(address),
    ...delegatesOf(nestedDelegates!),
  ])
}

function describeContractCall(
  { contractAddress, functionName, args }: XdrFields,
  context: ContractContext,
): Call {
  const contract = addressOf(contractAddress)
  const isNative = contract === context.nativeContract
  const name = nameValue(functionName)
  const found = contractFunction(functionName!, args as XdrUnion[])
  const words = found && describeFunction(found, contract, args as XdrUnion[], context)
  const listed = listArguments(args as XdrValue[], context)
  const plain = sentence(isNative ? "callNative" : "call", {
    function: name,
    contract: { type: "address", value: contract },
  })
  return {
    sentence: words?.sentence ?? plain,
    contract,
    function: name.value,
    isInWords: words !== undefined,
    args:
      found && isNative ? withAmount(listed, Object.keys(found.args).indexOf("amount")) : listed,
    warnings: words?.warnings ?? [],
    calls: [],
  }
}

/** Adds to the argument at an index what it is in XLM. */
function withAmount(args: readonly Argument[], index: number): Argument[] {
  return args.map((argument, at) => {
    const { value } = argument
    if (at !== index || value?.type !== "code") return argument
    return {
      ...argument,
      amount: { type: "amount", value: formatUnits(BigInt(value.value)), asset: native },
    }
  })
}

function describeDeployment(
  { contractIdPreimage, executable, constructorArgs }: XdrFields,
  context: ContractContext,
): Call {
  const { type, value } = contractIdPreimage as XdrUnion
  const args = listArguments((constructorArgs ?? []) as XdrValue[], context)
  if (type === "asset") {
    const contract: Value = { type: "address", value: context.contractOf.get(value)! }
    const asset = assetValue(value)
    return { ...creation, sentence: sentence("deployAsset", { contract, asset }), args }
  }
  const deployer = addressValue((value as XdrFields).address as XdrUnion)
  return { ...creation, sentence: deploymentSentence(executable as XdrUnion, deployer), args }
}

function deploymentSentence({ type, value }: XdrUnion, deployer: Value): Sentence {
  if (type === "wasm") return sentence("deploy", { deployer, code: codeValue(value) })
  if (type === "stellarAsset") return sentence("deployPlain", { deployer })
  const { executableOwner, tag } = value as XdrFields
  return sentence("deployShared", {
    deployer,
    owner: addressValue(executableOwner),
    tag: textValue(tag),
  })
}

/** The arguments of a call. Overflow becomes one final entry with the count. */
function listArguments(values: readonly XdrValue[], context: ContractContext): Argument[] {
  const { items, more } = describeArguments(values, context)
  return more ? [...items, { type: "vec", items: [], more }] : items
}
