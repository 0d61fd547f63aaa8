import type { XdrFields, XdrUnion } from "../encoding/xdr-value.js"
import { addressValue, signerValue } from "./addresses.js"
import type { SentenceKey } from "./english.js"
import type { OperationDescription, Sentence, Value } from "./types.js"
import {
  codeValue,
  type Field,
  listValue,
  numberValue,
  operation,
  sentence,
  sentenceValue,
  textValue,
} from "./values.js"

/** The bits of an account's flags that cause warnings. */
export const IMMUTABLE = 4
export const CLAWBACK = 8

const accountFlags = ["flagRequired", "flagRevocable", "flagImmutable", "flagClawback"] as const
const trustLineFlags = ["lineAuthorized", "lineMaintain", "lineClawback"] as const

/** `setOptions`: each of its changes is a detail. */
export function describeSetOptions(op: XdrFields): OperationDescription {
  const weight = (key: SentenceKey) => (value: Field) =>
    sentence(key, { weight: numberValue(value) })
  const lines: [Field, (value: Field) => Sentence][] = [
    [op.inflationDest, (value) => sentence("setInflation", { account: addressValue(value) })],
    [op.homeDomain, homeDomain],
    [op.masterWeight, weight("setMasterWeight")],
    [op.lowThreshold, weight("setLowThreshold")],
    [op.medThreshold, weight("setMediumThreshold")],
    [op.highThreshold, weight("setHighThreshold")],
    [op.setFlags, (bits) => sentence("setFlags", { flags: flagsValue(bits, accountFlags) })],
    [op.clearFlags, (bits) => sentence("clearFlags", { flags: flagsValue(bits, accountFlags) })],
    [op.signer, signerChange],
  ]
  const details = lines.flatMap(([value, line]) => (value === null ? [] : [line(value)]))
  return operation(details.length > 0 ? "opSetOptions" : "opSetNoOptions", {}, details)
}

function homeDomain(domain: Field): Sentence {
  return (domain as string | Uint8Array).length === 0
    ? sentence("setNoHomeDomain")
    : sentence("setHomeDomain", { domain: textValue(domain) })
}

function signerChange(change: Field): Sentence {
  const { key, weight } = change as { key: XdrUnion; weight: number }
  const signer = signerValue(key)
  return weight === 0
    ? sentence("removeSigner", { signer })
    : sentence("setSigner", { signer, weight: numberValue(weight) })
}

/** Trust line flags that an issuer sets or clears; empty if there are none. */
export function trustLineChange(key: "setFlags" | "clearFlags", bits: Field): Sentence[] {
  return bits ? [sentence(key, { flags: flagsValue(bits, trustLineFlags) })] : []
}

/** Flags by name. Unnamed bits are shown as a number, so that nothing is left out. */
function flagsValue(field: Field, names: readonly SentenceKey[]): Value {
  const bits = field as number
  const named = names.filter((_, bit) => bits & (1 << bit)).map((name) => sentence(name))
  const rest = (bits & ~((1 << names.length) - 1)) >>> 0
  const unknown = rest ? [sentence("flagUnknown", { bits: codeValue(rest) })] : []
  const all = [...named, ...unknown]
  return listValue((all.length > 0 ? all : [sentence("flagNone")]).map(sentenceValue))
}
