import { ForeignText } from "@alidade/react"
import { type ReactElement, useState } from "react"
import { ExplorerLink } from "../explorer/explorer-link.js"
import { Address } from "../parts/address.js"
import { Button } from "../parts/button.js"
import { formatAmount } from "../stellar/amount.js"
import { say } from "../texts/en/account.js"
import { HomeDomainCheck } from "./home-domain-check.js"
import type { Holding } from "./horizon.js"

/** How many assets are shown at first. An account can hold a thousand. */
const SHOWN = 6

/** The account's assets other than XLM, each with its issuer, because anyone can issue an asset of any name. */
export function Holdings({ holdings }: { holdings: readonly Holding[] }): ReactElement {
  const [all, setAll] = useState(false)
  const rest = holdings.length - SHOWN
  return (
    <>
      <ul className="holdings" aria-label={say("others")}>
        {(all ? holdings : holdings.slice(0, SHOWN)).map(({ asset, code, issuer, balance }) => (
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
            <bdi dir="ltr">{formatAmount(balance)}</bdi>
            {issuer && <HomeDomainCheck code={code} issuer={issuer} />}
          </li>
        ))}
      </ul>
      {rest > 0 && !all && (
        <p className="actions">
          <Button look="quiet" onClick={() => setAll(true)}>
            {say("more", { count: rest })}
          </Button>
        </p>
      )}
    </>
  )
}
