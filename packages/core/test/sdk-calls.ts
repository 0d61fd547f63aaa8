import { createHash } from "node:crypto"
import { Address, Asset, type xdr } from "@stellar/stellar-sdk"
import { assetWords, hex, shown, stroopsWords } from "./sdk-values.js"

/* Expected lines of contract calls, from the SDK's own objects, and of contract values, from the SDK's XDR-JSON. */

type Json = string | number | boolean | null | Json[] | { [name: string]: Json }

/** A host function: its sentence and arguments. */
export function callLines(host: xdr.HostFunction, passphrase: string): string[] {
  switch (host.type) {
    case "hostFunctionTypeInvokeContract":
      return invocationLines(host.invokeContract, passphrase)
    case "hostFunctionTypeUploadContractWasm": {
      const hash = createHash("sha256").update(host.wasm).digest("hex")
      return [`Upload contract code: ${host.wasm.length} bytes, hash ${hash}`]
    }
    default:
      return creationLines(host.value, passphrase)
  }
}

/** An authorization entry: who, what, and its sub-invocations. */
export function authorizationLines(
  entry: xdr.SorobanAuthorizationEntry,
  passphrase: string,
): string[] {
  const { credentials, rootInvocation } = entry
  return [...credentialLines(credentials), ...authorizedLines(rootInvocation, passphrase)]
}

function credentialLines(credentials: xdr.SorobanCredentials): string[] {
  if (credentials.type === "sorobanCredentialsSourceAccount") return ["authorized by the source"]
  const [held, delegates] =
    credentials.type === "sorobanCredentialsAddressWithDelegates"
      ? [credentials.value.addressCredentials, credentials.value.delegates]
      : [credentials.value, []]
  const address = Address.fromScAddress(held.address).toString()
  return [
    `authorized by ${address} until ${held.signatureExpirationLedger}, nonce ${held.nonce}`,
    ...delegateLines(delegates),
  ]
}

function delegateLines(delegates: readonly xdr.SorobanDelegateSignature[]): string[] {
  return delegates.flatMap(({ address, nestedDelegates }) => [
    `signed for it by ${Address.fromScAddress(address)}`,
    ...delegateLines(nestedDelegates),
  ])
}

/** An authorized call and its sub-invocations. */
export function authorizedLines(
  { function: called, subInvocations }: xdr.SorobanAuthorizedInvocation,
  passphrase: string,
): string[] {
  const own =
    called.type === "sorobanAuthorizedFunctionTypeContractFn"
      ? invocationLines(called.contractFn, passphrase)
      : creationLines(called.value, passphrase)
  const below = subInvocations.flatMap((invocation) => authorizedLines(invocation, passphrase))
  return [...own, ...below.map((line) => `> ${line}`)]
}

function invocationLines(call: xdr.InvokeContractArgs, passphrase: string): string[] {
  const contract = Address.fromScAddress(call.contractAddress).toString()
  const name = shownBytes(unescaped(call.functionName.toJson()))
  const [from, to, amount] = call.args
  const args = call.args.map((arg) => `- ${valueWords(arg.toJson() as Json)}`)
  if (contract !== Asset.native().contractId(passphrase)) {
    return [`Call ${name} on ${contract}`, ...args]
  }
  const isTransfer = `${name} ${call.args.map(({ type }) => type)}`
  if (from?.type === "scvAddress" && to?.type === "scvAddress" && amount?.type === "scvI128") {
    if (isTransfer === "transfer scvAddress,scvAddress,scvI128") {
      const { i128 } = amount.toJson() as { i128: string }
      const parties = [from, to].map((party) => Address.fromScAddress(party.address).toString())
      return [`Transfer ${stroopsWords(i128)} XLM from ${parties[0]} to ${parties[1]}`, ...args]
    }
  }
  return [`Call ${name} on ${contract} (XLM)`, ...args]
}

function creationLines(
  creation: xdr.CreateContractArgs | xdr.CreateContractArgsV2,
  passphrase: string,
): string[] {
  const { executable, contractIdPreimage: origin } = creation
  const values = "constructorArgs" in creation ? creation.constructorArgs : []
  const args = values.map((arg) => `- ${valueWords(arg.toJson() as Json)}`)
  if (origin.type === "contractIdPreimageFromAsset") {
    const asset = Asset.fromOperation(origin.fromAsset)
    const contract = asset.contractId(passphrase)
    return [`Deploy the contract ${contract} of ${assetWords(asset)}`, ...args]
  }
  const deployer = Address.fromScAddress(origin.fromAddress.address).toString()
  return [deploymentWords(deployer, executable), ...args]
}

function deploymentWords(deployer: string, executable: xdr.ContractExecutable): string {
  if (executable.type === "contractExecutableStellarAsset") {
    return `Deploy an asset contract for ${deployer}`
  }
  const deploy = `Deploy a contract for ${deployer} with`
  if (executable.type === "contractExecutableWasm") {
    return `${deploy} code ${hex(executable.wasmHash.toBytes())}`
  }
  const { executable_owner, tag } = Object.values(executable.toJson() as object)[0]
  return `${deploy} the code that ${executable_owner} tagged ${quotedBytes(unescaped(tag))}`
}

/** A contract value from its XDR-JSON. */
function valueWords(json: Json): string {
  if (typeof json === "string") return camel(json)
  const [name, value] = Object.entries(json as object)[0] as [string, Json]
  const type = camel(name)
  switch (type) {
    case "vec":
      return `vec [${((value ?? []) as Json[]).map(valueWords).join(", ")}]`
    case "map":
      return `map {${entries(value).join(", ")}}`
    case "contractInstance": {
      const { executable, storage } = value as { executable: Json; storage: Json }
      return `contractInstance [${[instanceWords(executable), ...entries(storage)].join(", ")}]`
    }
    case "string":
    case "executableTag":
      return `${type} ${quotedBytes(unescaped(String(value)))}`
    case "symbol":
      return `symbol ${shownBytes(unescaped(String(value)))}`
    case "bytes":
      return `bytes 0x${value}`
    case "error": {
      const [kind, code] = Object.entries(value as object)[0] as [string, Json]
      return `error ${camel(kind)} ${typeof code === "string" ? camel(code) : code}`
    }
    case "ledgerKeyNonce":
      return `ledgerKeyNonce ${(value as { nonce: string }).nonce}`
    default:
      return `${type} ${value}`
  }
}

function entries(map: Json): string[] {
  return ((map ?? []) as { key: Json; val: Json }[]).map(
    ({ key, val }) => `${valueWords(key)}: ${valueWords(val)}`,
  )
}

function instanceWords(executable: Json): string {
  if (typeof executable === "string") return camel(executable)
  const [name, value] = Object.entries(executable as object)[0] as [string, Json]
  if (name === "wasm") return `wasm ${value}`
  const { executable_owner, tag } = value as { executable_owner: string; tag: string }
  return `${camel(name)} [address ${executable_owner}, string ${quotedBytes(unescaped(tag))}]`
}

function camel(name: string): string {
  return name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
}

/** The bytes of a SEP-51 string, in which everything but printable ASCII is escaped. */
function unescaped(text: string): Uint8Array {
  const named: Record<string, number> = { 0: 0, t: 9, n: 10, r: 13, "\\": 92 }
  const pieces = text.match(/\\x[0-9a-f]{2}|\\.|[^\\]/gs) ?? []
  return Uint8Array.from(pieces, (piece) => {
    if (piece.startsWith("\\x")) return Number.parseInt(piece.slice(2), 16)
    return piece.startsWith("\\") ? named[piece[1]!]! : piece.charCodeAt(0)
  })
}

function quotedBytes(bytes: Uint8Array): string {
  const text = textOf(bytes)
  return text === undefined ? `0x${hex(bytes)}` : `“${shown(text)}”`
}

function shownBytes(bytes: Uint8Array): string {
  const text = textOf(bytes)
  return text === undefined ? `0x${hex(bytes)}` : shown(text)
}

function textOf(bytes: Uint8Array): string | undefined {
  const text = Buffer.from(bytes).toString("utf8")
  return Buffer.from(text).equals(bytes) ? text : undefined
}
