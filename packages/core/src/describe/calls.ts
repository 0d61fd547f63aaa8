import type { XdrFields, XdrUnion, XdrValue } from "../encoding/xdr-value.js"
import { addressOf, addressValue } from "./addresses.js"
import { describeArguments } from "./arguments.js"
import { assetValue, native } from "./assets.js"
import type { ContractContext } from "./contract-context.js"
import type { Argument, Authorization, Call, Sentence, Value } from "./types.js"
import { codeValue, fromStroops, nameValue, numberValue, sentence, textValue } from "./values.js"

/** Describes the host function of an operation, without its authorizations. */
export function describeCall({ type, value }: XdrUnion, context: ContractContext): Call {
  if (type === "invokeContract") return describeContractCall(value as XdrFields, context)
  if (type !== "uploadContractWasm") return describeDeployment(value as XdrFields, context)
  const size = numberValue((value as Uint8Array).length)
  const hash = codeValue(context.hashOf.get(value)!)
  return { sentence: sentence("upload", { size, hash }), args: [], calls: [] }
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

/** A `SorobanAuthorizationEntry`. */
export function describeAuthorization(entry: XdrValue, context: ContractContext): Authorization {
  const { credentials, rootInvocation } = entry as XdrFields
  const { type, value } = credentials as XdrUnion
  const call = describeInvocation(rootInvocation!, context)
  if (type === "sourceAccount") return { call }
  const { addressCredentials = value, delegates = [] } = value as XdrFields
  const held = addressCredentials as XdrFields
  const others = delegatesOf(delegates)
  return {
    address: addressOf(held.address),
    nonce: String(held.nonce),
    expirationLedger: held.signatureExpirationLedger as number,
    ...(others.length > 0 ? { delegates: others } : {}),
    call,
  }
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
  const plain = sentence(isNative ? "callNative" : "call", {
    function: nameValue(functionName),
    contract: { type: "address", value: contract },
  })
  const transfer = isNative ? transferOf(functionName!, args as XdrUnion[]) : undefined
  const listed = listArguments(args as XdrValue[], context)
  return {
    sentence: transfer ?? plain,
    args: isNative ? withAmount(listed, amountIndexes[String(functionName)]) : listed,
    calls: [],
  }
}

/** The position of the amount among the arguments of an asset contract's functions (SEP-41, and CAP-46-6). */
const amountIndexes: Readonly<Record<string, number>> = {
  transfer: 2,
  transfer_from: 3,
  approve: 2,
  burn: 1,
  burn_from: 2,
  mint: 1,
  clawback: 1,
}

/** Adds to the argument at an index what it is in XLM. */
function withAmount(args: readonly Argument[], index: number | undefined): Argument[] {
  return args.map((argument, at) => {
    const { type, value } = argument
    if (at !== index || type !== "i128" || value?.type !== "code") return argument
    return { ...argument, amount: xlm(BigInt(value.value)) }
  })
}

function xlm(stroops: bigint): Value {
  return { type: "amount", value: fromStroops(stroops), asset: native }
}

/** SEP-41's `transfer(from, to, amount)` of the native asset, if the arguments have the right types. */
function transferOf(name: XdrValue, args: readonly XdrUnion[]): Sentence | undefined {
  const [from, to, amount] = args
  if (name !== "transfer" || args.length !== 3) return undefined
  if (from?.type !== "address" || to?.type !== "address" || amount?.type !== "i128")
    return undefined
  const { hi, lo } = amount.value as { hi: bigint; lo: bigint }
  return sentence("transfer", {
    amount: xlm((hi << 64n) | lo),
    from: addressValue(from.value),
    to: addressValue(to.value),
  })
}

function describeDeployment(creation: XdrFields, context: ContractContext): Call {
  const { contractIdPreimage, executable, constructorArgs } = creation
  const { type, value } = contractIdPreimage as XdrUnion
  const args = listArguments((constructorArgs ?? []) as XdrValue[], context)
  if (type === "asset") {
    const contract: Value = { type: "address", value: context.contractOf.get(value)! }
    const asset = assetValue(value)
    return { sentence: sentence("deployAsset", { contract, asset }), args, calls: [] }
  }
  const deployer = addressValue((value as XdrFields).address as XdrUnion)
  return { sentence: deploymentSentence(executable as XdrUnion, deployer), args, calls: [] }
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
