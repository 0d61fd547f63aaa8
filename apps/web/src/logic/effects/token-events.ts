import { encodeHex } from "@alidade/core/encoding"
import { Address, Asset, scValToNative, xdr } from "@stellar/stellar-sdk/base"
import type { Token, TokenEvent } from "./token-event.js"
import { accountOf } from "./values.js"

/** The token events of a call. */
export interface TokenEvents {
  events: readonly TokenEvent[]
  /** How many events could not be read. */
  unread: number
}

/**
 * Reads the token events (SEP-41 and its relatives for collections) among base64 `DiagnosticEvent`s. Other events are
 * left out; those that can't be read are counted.
 */
export function readTokenEvents(events: readonly unknown[], passphrase: string): TokenEvents {
  let unread = 0
  const read = events.flatMap((text): TokenEvent[] => {
    try {
      return readEvent(xdr.DiagnosticEvent.fromXdr(text as string, "base64"), passphrase)
    } catch {
      unread += 1
      return []
    }
  })
  return { events: read, unread }
}

const names: ReadonlySet<unknown> = new Set([
  "transfer",
  "mint",
  "burn",
  "clawback",
  "approve",
  "approve_for_all",
])

function readEvent(
  { inSuccessfulContractCall, event }: xdr.DiagnosticEvent,
  passphrase: string,
): TokenEvent[] {
  if (!inSuccessfulContractCall || event.type.name !== "contract" || !event.contractId) return []
  if (event.body.type !== "v0") return []
  const { topics, data } = event.body.v0
  const [first, ...rest] = topics
  const name: unknown = first && scValToNative(first)
  if (typeof name !== "string" || !names.has(name)) return []
  const contract = Address.contract(event.contractId.toBytes()).toString()
  const claimed: unknown = rest.length > 0 ? scValToNative(rest.at(-1)!) : undefined
  const token = tokenOf(contract, claimed, passphrase)
  const values = [...rest, data]
  const addresses = values.flatMap(addressesIn)
  const amount = amountOf(data)
  // An event that names others in unknown places is not understood.
  const isKnownForm = amount !== undefined && addressesIn(data).length === 0
  const understood = isKnownForm ? eventOf(name, token, addresses, amount) : undefined
  const content = (): string => values.flatMap(textsIn).join(", ")
  return [understood ?? { kind: "item", token, name, addresses, content: content() }]
}

function eventOf(
  name: string,
  token: Token,
  addresses: readonly string[],
  amount: bigint,
): TokenEvent | undefined {
  const [first, second, ...others] = addresses
  if (first === undefined || others.length > 0) return undefined
  // Older contracts name the administrator before the account that is minted for or clawed back from.
  const holder = second ?? first
  switch (name) {
    case "transfer":
      return second ? { kind: "transfer", token, from: first, to: second, amount } : undefined
    case "mint":
      return { kind: "transfer", token, to: holder, amount }
    case "burn":
      return second ? undefined : { kind: "transfer", token, from: first, amount }
    case "clawback":
      return { kind: "transfer", token, from: holder, amount }
    case "approve":
      return second ? { kind: "approve", token, from: first, spender: second, amount } : undefined
    default:
      return undefined
  }
}

/** Any contract can claim an asset's name in its events. Only the asset's own contract counts. */
function tokenOf(contract: string, claimed: unknown, passphrase: string): Token {
  if (typeof claimed !== "string") return { contract }
  const [code = "", issuer] = claimed.split(":")
  try {
    const asset = claimed === "native" ? Asset.native() : new Asset(code, issuer)
    if (asset.contractId(passphrase) !== contract) return { contract }
    return { contract, asset: claimed === "native" || !issuer ? { code: "XLM" } : { code, issuer } }
  } catch {
    return { contract }
  }
}

/** An amount alone, the first of a list (`approve`), or with the id of a muxed recipient (CAP-67). */
function amountOf(data: xdr.ScVal): bigint | undefined {
  if (data.type === "scvI128") {
    const amount: bigint = scValToNative(data)
    return amount < 0n ? undefined : amount
  }
  if (data.type === "scvVec") return data.vec?.[0] && amountOf(data.vec[0])
  if (data.type !== "scvMap") return undefined
  const entry = data.map?.find(({ key }) => scValToNative(key) === "amount")
  return entry && amountOf(entry.val)
}

/** The addresses in a value. A text that looks like one does not count. */
function addressesIn(value: xdr.ScVal): string[] {
  if (value.type === "scvAddress") return [accountOf(Address.fromScVal(value).toString())]
  if (value.type === "scvVec") return (value.vec ?? []).flatMap(addressesIn)
  if (value.type !== "scvMap") return []
  return (value.map ?? []).flatMap(({ key, val }) => [...addressesIn(key), ...addressesIn(val)])
}

/** Everything in a value that is no address, as texts. */
function textsIn(value: xdr.ScVal): string[] {
  switch (value.type) {
    case "scvAddress":
    case "scvVoid":
      return []
    case "scvVec":
      return (value.vec ?? []).flatMap(textsIn)
    case "scvMap":
      return (value.map ?? []).flatMap(({ key, val }) => [...textsIn(key), ...textsIn(val)])
    default: {
      const native: unknown = scValToNative(value)
      return [native instanceof Uint8Array ? encodeHex(native) : String(native)]
    }
  }
}
