import { type AssetName, resemblesNative, type Value } from "@alidade/core/describe"
import { visibleText } from "@alidade/core/encoding"
import { shortAddress } from "@alidade/react"
import { formatNumber } from "../../texts/numbers.js"
import { describeBriefly } from "../../texts/sentences.js"

/** Hashes and ids from this length on are shortened. In characters. */
const LONG_CODE = 32

/** A value of a sentence that is no address, as text. */
export function valueText(value: Value): string {
  switch (value.type) {
    case "amount":
      return `${formatNumber(value.value)} ${assetText(value.asset)}`
    case "asset":
      return assetText(value.asset)
    case "number":
      return `${value.about ? "≈" : ""}${formatNumber(value.value)}`
    case "text":
      return describeBriefly({ key: "quoted", values: { text: { ...value, type: "code" } } })
    case "sentence":
      return describeBriefly(value.value)
    case "address":
      return shortAddress(value.value)
    case "list":
      return value.values.map(valueText).join(", ")
    default:
      return value.value.length > LONG_CODE ? shortAddress(value.value) : value.value
  }
}

/** The code of an asset, with its issuer where it could be taken for XLM. */
function assetText({ code, issuer }: AssetName): string {
  const asset = visibleText(code)
  if (issuer === undefined || !resemblesNative(code)) return asset
  return describeBriefly({
    key: "issuedBy",
    values: { asset: { type: "code", value: asset }, issuer: { type: "address", value: issuer } },
  })
}
