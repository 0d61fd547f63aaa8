import type { XdrUnion, XdrValue } from "../encoding/xdr-value.js"
import { addressValue, signerValue } from "./addresses.js"
import { numberValue } from "./amount.js"
import { accountFlags } from "./flags.js"
import { textValue } from "./foreign.js"
import { sentence } from "./made.js"
import type { Fields } from "./operations.js"
import type { Sentence } from "./types.js"

/** Each change that `setOptions` makes, one a line. */
export function changesOf(op: Fields): Sentence[] {
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
  return lines.flatMap(([value, line]) => (value === null || value === undefined ? [] : [line()]))
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
