import type { AssetBalance } from "@alidade/core/account"
import { ForeignText } from "@alidade/react"
import type { ReactElement } from "react"
import { Address } from "../page/address.js"
import { ExplorerLink } from "../page/explorer-link.js"
import { say } from "../texts/en/account.js"
import { formatNumber } from "../texts/numbers.js"
import { FirstItems } from "../ui/first-items.js"
import { HomeDomainCheck } from "./home-domain-check.js"

/** How many assets are shown at first. An account can hold a thousand. */
const SHOWN = 6

/** The account's assets other than XLM, each with its issuer, because anyone can issue an asset of any name. */
export function Holdings({ holdings }: { holdings: readonly AssetBalance[] }): ReactElement {
  return (
    <FirstItems
      items={holdings}
      first={SHOWN}
      more={(count) => say("more", { count })}
      className="holdings"
      label={say("others")}
    >
      {({ id: asset, code, issuer, decimal }) => (
        <li key={asset}>
          <span>
            <ForeignText text={code} />
            {issuer && <ExplorerLink subject={{ asset }} />}
            {issuer && (
              <span className="hint">
                {" "}
                {say.parts("issuedBy", { issuer: <Address value={issuer} /> })}
              </span>
            )}
          </span>
          <bdi dir="ltr">{formatNumber(decimal)}</bdi>
          {issuer && <HomeDomainCheck code={code} issuer={issuer} />}
        </li>
      )}
    </FirstItems>
  )
}
