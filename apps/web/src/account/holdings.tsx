import type { AssetBalance } from "@alidade/core/account"
import { ForeignText } from "@alidade/react"
import type { ReactElement } from "react"
import { useCheckedDomain } from "../page/checked-domains.js"
import { usePageNetwork } from "../page/page.js"
import { say } from "../texts/en/account.js"
import { formatNumber } from "../texts/numbers.js"

/** How many assets are shown. An account can hold a thousand. */
const SHOWN = 5

/** The account's assets other than XLM in short, each with its issuer's domain if that was checked. */
export function Holdings({ holdings }: { holdings: readonly AssetBalance[] }): ReactElement | null {
  const assets = holdings.filter(({ kind }) => kind === "credit")
  if (assets.length === 0) return null
  return (
    <section aria-labelledby="holdings">
      <h3 id="holdings" className="rows-head">
        {say("assets")}
      </h3>
      <ul className="rows">
        {assets.slice(0, SHOWN).map((asset) => (
          <Row key={asset.id} asset={asset} />
        ))}
      </ul>
    </section>
  )
}

function Row({ asset: { id, code, decimal } }: { asset: AssetBalance }): ReactElement {
  const { passphrase } = usePageNetwork()
  const domain = useCheckedDomain(passphrase, id)
  return (
    <li>
      <span>
        <ForeignText text={code} />{" "}
        {domain !== undefined && (
          <span className="hint">
            <ForeignText text={domain} />
          </span>
        )}
      </span>
      <b>
        <bdi dir="ltr">{formatNumber(decimal)}</bdi>
      </b>
    </li>
  )
}
