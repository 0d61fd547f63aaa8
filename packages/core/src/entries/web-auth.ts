import { encodeContract } from "../encoding/strkey.js"
import type { XdrFields, XdrUnion, XdrValue } from "../encoding/xdr-value.js"
import { checkEntrySignatures, type EntryCheckOptions } from "./check-signatures.js"
import type { Entry } from "./entry.js"
import { readEntry } from "./read-entry.js"

/** Who an entry of a sign-in is for. `other`: for nobody that the sign-in names. */
export type WebAuthRole = "account" | "server" | "clientDomain" | "other"

/** What a client checks of a sign-in (SEP-45) before it signs, as far as no network is needed. */
export interface WebAuthChecks {
  /** Every entry calls `web_auth_verify`. */
  function: boolean
  /** All call the same contract. */
  contract: boolean
  /** None has sub-calls. */
  noSubCalls: boolean
  /** All have the same single argument: a map of texts, with the names that the standard requires. */
  argument: boolean
  /** One entry is the server's, with its valid signature. */
  server: boolean
  /** One entry is that of the account that signs in. */
  account: boolean
  /** One entry is that of the client domain if the argument names one, else none. */
  clientDomain: boolean
  /** No entry is for somebody else. */
  noOthers: boolean
}

/** A list of authorization entries, read as a sign-in of a contract account (SEP-45). */
export interface WebAuth {
  /** At least one entry calls `web_auth_verify`. */
  isSignIn: boolean
  /** The contract that is called, `C…`, if it is the same in all. */
  contract?: string
  /** The texts of the argument by name, such as `home_domain`. Empty if it is not the same map of texts in all. */
  fields: Readonly<Record<string, string>>
  /** For each entry, who it is for. */
  roles: readonly WebAuthRole[]
  checks: WebAuthChecks
}

const required = ["account", "home_domain", "nonce", "web_auth_domain", "web_auth_domain_account"]

/**
 * Reads base64 entries as a sign-in with a contract account (SEP-45), and makes the checks that need no network. Compare the contract
 * and the domains with the server's stellar.toml besides. Throws `bad-request` if one is no entry.
 */
export async function readWebAuth(
  entries: readonly string[],
  options: EntryCheckOptions,
): Promise<WebAuth> {
  const read = entries.map(readEntry)
  const calls = read.map(callOf)
  const [first] = calls
  const isSame = (name: "contract" | "argument"): boolean =>
    first?.[name] !== undefined && calls.every((call) => call[name] === first[name])
  const fields: Record<string, string> =
    isSame("argument") && first?.fields ? Object.fromEntries(first.fields) : {}
  const { account, web_auth_domain_account: server, client_domain_account: client } = fields
  const roleOf = ({ bound }: Entry): WebAuthRole => {
    const address = bound?.top.address
    if (address === undefined) return "other"
    if (address === account) return "account"
    if (address === server) return "server"
    return address === client ? "clientDomain" : "other"
  }
  const roles = read.map(roleOf)
  const count = (role: WebAuthRole): number => roles.filter((one) => one === role).length
  const isNamed = fields.client_domain !== undefined && client !== undefined
  const isVerification = ({ name }: Call): boolean => name === "web_auth_verify"
  return {
    isSignIn: calls.some(isVerification),
    ...(isSame("contract") ? { contract: first!.contract! } : {}),
    fields,
    roles,
    checks: {
      function: calls.length > 0 && calls.every(isVerification),
      contract: isSame("contract"),
      noSubCalls: calls.every((call) => call.isAlone),
      argument: required.every((name) => fields[name]),
      server:
        count("server") === 1 &&
        (await isSignedBy(server!, entries[roles.indexOf("server")]!, options)),
      account: count("account") === 1,
      clientDomain:
        (fields.client_domain === undefined) === (client === undefined) &&
        count("clientDomain") === (isNamed ? 1 : 0),
      noOthers: count("other") === 0,
    },
  }
}

async function isSignedBy(
  address: string,
  entry: string,
  options: EntryCheckOptions,
): Promise<boolean> {
  const [top] = (await checkEntrySignatures(entry, options)).places
  return top?.state === "valid" && top.signers.length === 1 && top.signers[0] === address
}

/** A call of an entry, as far as it is one of a contract's function. */
interface Call {
  contract?: string
  name?: string
  /** Its single argument, to compare. */
  argument?: string
  fields?: readonly (readonly [string, string])[]
  isAlone: boolean
}

function callOf({ invocation }: Entry): Call {
  const { function: called, subInvocations } = invocation.value as XdrFields
  const isAlone = (subInvocations as XdrValue[]).length === 0
  const { type, value } = called as XdrUnion
  if (type !== "contractFn") return { isAlone }
  const { contractAddress, functionName, args } = value as XdrFields
  const { type: kind, value: id } = contractAddress as XdrUnion
  const [argument, ...more] = args as XdrUnion[]
  const fields = more.length === 0 ? textsOf(argument) : undefined
  return {
    isAlone,
    ...(typeof functionName === "string" ? { name: functionName } : {}),
    ...(kind === "contract" ? { contract: encodeContract(id as Uint8Array) } : {}),
    ...(fields ? { fields, argument: JSON.stringify(fields) } : {}),
  }
}

/** The entries of a map of symbols to strings, with distinct names. Undefined for another value. */
function textsOf(value: XdrUnion | undefined): (readonly [string, string])[] | undefined {
  if (value?.type !== "map" || !Array.isArray(value.value)) return undefined
  const texts = (value.value as XdrFields[]).map(({ key, val }) => {
    const [name, text] = [key as XdrUnion, val as XdrUnion]
    const isText =
      name.type === "symbol" &&
      text.type === "string" &&
      typeof name.value === "string" &&
      typeof text.value === "string"
    return isText ? ([name.value, text.value] as [string, string]) : undefined
  })
  const known = texts.filter((text) => text !== undefined)
  const names = new Set(known.map(([name]) => name))
  return known.length === texts.length && names.size === known.length ? known : undefined
}
