import type { ReactElement } from "react"
import { formatStroops } from "../../ui/format-stroops.js"

/** An amount of an asset (stroops of `native` or `CODE:ISSUER`), with the asset's code. */
export function amountText(asset: string, units: bigint): string {
  return `${formatStroops(units)} ${codeOf(asset)}`
}

/** The same, as it stands in a list. */
export function Much({ asset, units }: { asset: string; units: bigint }): ReactElement {
  return (
    <b>
      <bdi dir="ltr">{amountText(asset, units)}</bdi>
    </b>
  )
}

/** The code of an asset. */
export function codeOf(asset: string): string {
  return asset === "native" ? "XLM" : (asset.split(":")[0] ?? "")
}
