import type { XdrUnion, XdrValue } from "../encoding/xdr-value.js"
import { addressOf, addressValue } from "./addresses.js"
import { fromStroops, numberValue } from "./amount.js"
import { argumentsOf } from "./arguments.js"
import { assetValue, native } from "./assets.js"
import type { Context } from "./context.js"
import { nameValue, textValue } from "./foreign.js"
import { codeValue, sentence } from "./made.js"
import type { Argument, Authorization, Call, Sentence, Value } from "./types.js"

type Fields = Readonly<Record<string, XdrValue>>

/** What the host function of an operation does. What is authorized with it is told apart. */
export function callOf({ type, value }: XdrUnion, context: Context): Call {
  if (type === "invokeContract") return invocationOf(value as Fields, context)
  if (type !== "uploadContractWasm") return creationOf(value as Fields, context)
  const size = numberValue((value as Uint8Array).length)
  const hash = codeValue(context.hashOf.get(value)!)
  return { sentence: sentence("upload", { size, hash }), args: [], calls: [] }
}

/** A `SorobanAuthorizedInvocation`: what is allowed, and the calls below it. */
export function authorizedOf(invocation: XdrValue, context: Context): Call {
  const { function: called, subInvocations } = invocation as Fields
  const { type, value } = called as XdrUnion
  const tell = type === "contractFn" ? invocationOf : creationOf
  return {
    ...tell(value as Fields, context),
    calls: (subInvocations as XdrValue[]).map((below) => authorizedOf(below, context)),
  }
}

/** A `SorobanAuthorizationEntry`. */
export function authorizationOf(entry: XdrValue, context: Context): Authorization {
  const { credentials, rootInvocation } = entry as Fields
  const { type, value } = credentials as XdrUnion
  const call = authorizedOf(rootInvocation!, context)
  if (type === "sourceAccount") return { call }
  const { addressCredentials = value, delegates = [] } = value as Fields
  const held = addressCredentials as Fields
  const others = delegatesOf(delegates)
  return {
    address: addressOf(held.address as XdrUnion),
    nonce: String(held.nonce),
    expirationLedger: held.signatureExpirationLedger as number,
    ...(others.length > 0 ? { delegates: others } : {}),
    call,
  }
}

/** Each `SorobanDelegateSignature`'s address, and those below it. */
function delegatesOf(delegates: XdrValue): string[] {
  return (delegates as Fields[]).flatMap(({ address, nestedDelegates }) => [
    addressOf(address as XdrUnion),
    ...delegatesOf(nestedDelegates!),
  ])
}

function invocationOf({ contractAddress, functionName, args }: Fields, context: Context): Call {
  const contract = addressOf(contractAddress as XdrUnion)
  const told = argumentsList(args as XdrValue[], context)
  const isNative = contract === context.nativeContract
  const plain = sentence(isNative ? "callNative" : "call", {
    function: nameValue(functionName as string | Uint8Array),
    contract: { type: "address", value: contract },
  })
  const transfer = isNative ? transferOf(functionName!, args as XdrUnion[]) : undefined
  return { sentence: transfer ?? plain, args: told, calls: [] }
}

/** SEP-41's `transfer(from, to, amount)` of the native asset, where the arguments are what they should be. */
function transferOf(name: XdrValue, args: readonly XdrUnion[]): Sentence | undefined {
  const [from, to, amount] = args
  if (name !== "transfer" || args.length !== 3) return undefined
  if (from?.type !== "address" || to?.type !== "address" || amount?.type !== "i128")
    return undefined
  const { hi, lo } = amount.value as { hi: bigint; lo: bigint }
  return sentence("transfer", {
    amount: { type: "amount", value: fromStroops((hi << 64n) | lo), asset: native },
    from: addressValue(from.value as XdrUnion),
    to: addressValue(to.value as XdrUnion),
  })
}

function creationOf(creation: Fields, context: Context): Call {
  const { contractIdPreimage, executable, constructorArgs } = creation
  const { type, value } = contractIdPreimage as XdrUnion
  const args = argumentsList((constructorArgs ?? []) as XdrValue[], context)
  if (type === "asset") {
    const contract: Value = { type: "address", value: context.contractOf.get(value)! }
    const asset = assetValue(value as XdrUnion)
    return { sentence: sentence("deployAsset", { contract, asset }), args, calls: [] }
  }
  const deployer = addressValue((value as Fields).address as XdrUnion)
  return { sentence: deployment(executable as XdrUnion, deployer), args, calls: [] }
}

function deployment({ type, value }: XdrUnion, deployer: Value): Sentence {
  if (type === "wasm") return sentence("deploy", { deployer, code: codeValue(value as Uint8Array) })
  if (type === "stellarAsset") return sentence("deployPlain", { deployer })
  const { executableOwner, tag } = value as Fields
  return sentence("deployShared", {
    deployer,
    owner: addressValue(executableOwner as XdrUnion),
    tag: textValue(tag as string | Uint8Array),
  })
}

/** The arguments of a call. Those that there is no room for are one more, which says how many they are. */
function argumentsList(values: readonly XdrValue[], context: Context): Argument[] {
  const { items, more } = argumentsOf(values, context)
  return more ? [...items, { type: "vec", items: [], more }] : items
}
