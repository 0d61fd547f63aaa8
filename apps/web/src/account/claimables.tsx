import type { AccountInfo } from "@alidade/core/account"
import type { ReactElement } from "react"
import { claimStanding } from "../logic/account/claim-window.js"
import { type Claimable, readClaimables } from "../logic/account/claimable.js"
import { usePageNetwork } from "../page/page.js"
import { useParty } from "../page/parties.js"
import { PartyName } from "../page/party-name.js"
import { say } from "../texts/en/account.js"
import { say as sayParties } from "../texts/en/parties.js"
import { formatMoment } from "../texts/numbers.js"
import { AssetAmount } from "./asset-amount.js"
import { ListSection } from "./list-section.js"
import { useList } from "./use-list.js"

/** What waits until the account claims it. */
export function Claimables({ account }: { account: AccountInfo }): ReactElement {
  const { horizonUrl } = usePageNetwork()
  const { address } = account
  const list = useList(`${horizonUrl} ${address}`, (cursor, signal) =>
    readClaimables(horizonUrl, address, cursor, signal),
  )
  return (
    <ListSection title={say("claimable")} list={list}>
      {(claimable) => <Row key={claimable.id} claimable={claimable} account={account} />}
    </ListSection>
  )
}

function Row({
  claimable: { asset, amount, from, windows, clawback },
  account,
}: {
  claimable: Claimable
  account: AccountInfo
}): ReactElement {
  const needsTrust =
    asset.issuer !== undefined &&
    asset.issuer !== account.address &&
    !account.balances.some(({ id }) => id === asset.id)
  const facts = [
    whenText(windows, account),
    needsTrust && say("needsTrust"),
    clawback && say("clawback"),
  ].filter((fact) => typeof fact === "string")
  const value = <AssetAmount amount={amount} asset={asset} />
  return (
    <li>
      <div>
        <p className="ink">
          {from === undefined
            ? value
            : say.parts("claimFrom", {
                amount: value,
                party: (
                  <b>
                    <PartyName address={from} />
                  </b>
                ),
              })}
        </p>
        <p className="hint">
          {from !== undefined && <FirstTime address={from} />}
          {facts.join(" · ")}
        </p>
      </div>
    </li>
  )
}

function FirstTime({ address }: { address: string }): ReactElement | null {
  const { standing } = useParty(address)
  return standing === "new" ? (
    <>
      <span className="warned">{sayParties("new")}</span>{" "}
    </>
  ) : null
}

/** When it can be claimed, by the time of the network's last ledger. */
function whenText(windows: Claimable["windows"], { ledger }: AccountInfo): string | undefined {
  if (!windows) return say("claimUnknown")
  const now = ledger?.closedAt ?? Date.now() / 1000
  const standing = claimStanding(windows, now)
  switch (standing.when) {
    case "never":
      return say("claimNever")
    case "later":
      return say("claimFromTime", { time: formatMoment(standing.from * 1000) })
    case "now":
      return standing.until === undefined
        ? undefined
        : say("claimUntil", { time: formatMoment(standing.until * 1000) })
  }
}
