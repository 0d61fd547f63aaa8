import type { ReactElement } from "react"
import type { RecordAsset } from "../logic/account/record-fields.js"
import { valueText } from "../page/sentence/value-text.js"

/** An amount of an asset, in bold. An asset that could be taken for XLM is named with its issuer. */
export function AssetAmount({
  amount,
  asset: { code, issuer },
}: {
  amount: string
  asset: RecordAsset
}): ReactElement {
  const asset = issuer === undefined ? { code } : { code, issuer }
  return (
    <b>
      <bdi dir="ltr">{valueText({ type: "amount", value: amount, asset })}</bdi>
    </b>
  )
}

/** The code of an asset, with its issuer if it could be taken for XLM. */
export function AssetCode({ asset: { code, issuer } }: { asset: RecordAsset }): ReactElement {
  const asset = issuer === undefined ? { code } : { code, issuer }
  return <bdi dir="ltr">{valueText({ type: "asset", asset })}</bdi>
}
