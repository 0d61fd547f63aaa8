import type { XdrUnion, XdrValue } from "../encoding/xdr-value.js"
import { addressValue, signerValue } from "./addresses.js"
import { numberValue } from "./amount.js"
import { accountFlags } from "./flags.js"
import type { OperationDescription, XdrFields } from "./operation-description.js"
import type { Sentence } from "./types.js"
import { sentence, textValue } from "./values.js"

/** `setOptions`: each change that it makes is a detail. */
export function describeSetOptions(op: XdrFields): OperationDescription {
  const number = (field: string) => numberValue(op[field] as number)
  const lines: [XdrValue | undefined, () => Sentence][] = [
    [
      op.inflationDest,
      () => sentence("setInflation", { account: addressValue(op.inflationDest as XdrUnion) }),
    ],
    [op.homeDomain, () => homeDomain(op.homeDomain as string | Uint8Array)],
    [op.masterWeight, () => sentence("setMasterWeight", { weight: number("masterWeight") })],
    [op.lowThreshold, () => sentence("setLowThreshold", { weight: number("lowThreshold") })],
    [op.medThreshold, () => sentence("setMediumThreshold", { weight: number("medThreshold") })],
    [op.highThreshold, () => sentence("setHighThreshold", { weight: number("highThreshold") })],
    [op.setFlags, () => sentence("setFlags", { flags: accountFlags(op.setFlags as number) })],
    [op.clearFlags, () => sentence("clearFlags", { flags: accountFlags(op.clearFlags as number) })],
    [op.signer, () => signerChange(op.signer as unknown as SignerChange)],
  ]
  const details = lines.flatMap(([value, line]) => (value === null ? [] : [line()]))
  return { sentence: sentence(details.length > 0 ? "opSetOptions" : "opSetNoOptions"), details }
}

function homeDomain(domain: string | Uint8Array): Sentence {
  return domain.length === 0
    ? sentence("setNoHomeDomain")
    : sentence("setHomeDomain", { domain: textValue(domain) })
}

interface SignerChange {
  key: XdrUnion
  weight: number
}

function signerChange({ key, weight }: SignerChange): Sentence {
  const signer = signerValue(key)
  return weight === 0
    ? sentence("removeSigner", { signer })
    : sentence("setSigner", { signer, weight: numberValue(weight) })
}
