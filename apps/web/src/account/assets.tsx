import type { AccountInfo, AssetBalance } from "@alidade/core/account"
import { ForeignText } from "@alidade/react"
import { type ReactElement, useState, useSyncExternalStore } from "react"
import { useCheckedDomain } from "../page/checked-domains.js"
import { ExplorerLink } from "../page/explorer-link.js"
import { usePage, usePageNetwork } from "../page/page.js"
import { openTokens } from "../page/tokens.js"
import { Party } from "../recipients/party.js"
import { say } from "../texts/en/account.js"
import { formatNumber } from "../texts/numbers.js"
import { Button } from "../ui/button.js"
import { FirstItems } from "../ui/first-items.js"
import { More } from "../ui/more.js"
import { AddToken } from "./add-token.js"
import { HomeDomainCheck } from "./home-domain-check.js"
import { TokenRow } from "./token-row.js"

/** How many assets are shown at first. An account can hold a thousand. */
const SHOWN = 10

/** All that the account holds, with what of it can be sent, and the contract tokens that the visitor added. */
export function Assets({ account }: { account: AccountInfo }): ReactElement {
  const { mode } = usePage()
  const { passphrase } = usePageNetwork()
  const [isAdding, setAdding] = useState(false)
  const list = openTokens(mode, passphrase)
  const tokens = useSyncExternalStore(list.subscribe, list.getState, list.getState)
  return (
    <section aria-labelledby="assets">
      <div className="rows-head">
        <h3 id="assets">{say("assets")}</h3>
        <Button look="quiet" aria-expanded={isAdding} onClick={() => setAdding(!isAdding)}>
          {say("addToken")}
        </Button>
      </div>
      {isAdding && <AddToken list={list} onEnd={() => setAdding(false)} />}
      <FirstItems
        items={account.balances}
        first={SHOWN}
        more={(count) => say("more", { count })}
        className="rows"
        label={say("assets")}
      >
        {(asset) => <AssetRow key={asset.id} asset={asset} />}
      </FirstItems>
      {tokens.length > 0 && (
        <ul className="rows" aria-label={say("tokens")}>
          {tokens.map((token) => (
            <TokenRow
              key={token.contract}
              token={token}
              held={account.balances}
              onRemove={() => list.remove(token)}
            />
          ))}
        </ul>
      )}
    </section>
  )
}

function AssetRow({ asset }: { asset: AssetBalance }): ReactElement {
  const { kind, id, code, issuer, decimal, authorized } = asset
  const { passphrase } = usePageNetwork()
  const domain = useCheckedDomain(passphrase, id)
  return (
    <li>
      <div>
        <p className="ink">
          {kind === "pool" ? say("poolShares") : <ForeignText text={code} />}{" "}
          {domain !== undefined && (
            <span className="hint">
              <ForeignText text={domain} />
            </span>
          )}
          {issuer && <ExplorerLink subject={{ asset: id }} />}
        </p>
        {authorized !== undefined && authorized !== "full" && (
          <p className="warned">{say(authorized === "none" ? "frozen" : "offersOnly")}</p>
        )}
        {issuer && (
          <More summary={say("issuerOf", { code })}>
            {() => (
              <div className="issuer">
                <Party address={issuer} isClosed />
                <HomeDomainCheck code={code} issuer={issuer} />
              </div>
            )}
          </More>
        )}
      </div>
      <div className="row-amount">
        <b>
          <bdi dir="ltr">{formatNumber(decimal)}</bdi>
        </b>
        <p className="hint">{availableText(asset)}</p>
      </div>
    </li>
  )
}

function availableText({ available, units }: AssetBalance): string {
  if (!available) return ""
  if (available.units === units) return say("allAvailable")
  return say("available", { amount: formatNumber(available.decimal) })
}
