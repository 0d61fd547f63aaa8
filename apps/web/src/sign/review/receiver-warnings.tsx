import { visibleText } from "@alidade/core/encoding"
import { shortAddress } from "@alidade/react"
import { type ReactElement, type ReactNode, useContext, useEffect, useRef } from "react"
import type { Obstacle } from "../../logic/recipients/find-obstacles.js"
import { LookAlike } from "../../page/look-alike.js"
import { PartiesContext } from "../../page/parties.js"
import { say } from "../../texts/en/receivers.js"
import { Checkbox } from "../../ui/checkbox.js"
import { formatStroops } from "../../ui/format-stroops.js"
import { Notice } from "../../ui/notice.js"
import type { Receivers } from "./use-receivers.js"

/**
 * Receivers of a reviewed transaction that look like others, what stands against its payments, and a confirmation if a memo
 * is missing.
 */
export function ReceiverWarnings({ receivers }: { receivers: Receivers }): ReactElement | null {
  const { accounts, obstacles, consent, setConfirmed } = receivers
  const partyOf = useContext(PartiesContext)
  const lookAlikes = accounts.flatMap((address) => {
    const known = partyOf(address).looksLike
    return known ? [{ address, known }] : []
  })
  const isAsked = consent !== "confirmed" && consent > 0
  const confirmation = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (consent !== "confirmed" && consent > 0)
      confirmation.current?.querySelector("input")?.focus()
  }, [consent])
  if (lookAlikes.length + obstacles.length === 0) return null
  const memos = obstacles.filter(({ kind }) => kind === "memo")
  const others = obstacles.filter(({ kind }) => kind !== "memo")
  return (
    <div className="stack">
      {lookAlikes.map((one) => (
        <LookAlike key={one.address} {...one} />
      ))}
      {others.map((obstacle) => (
        <Notice
          key={JSON.stringify([
            obstacle.kind,
            obstacle.account,
            "asset" in obstacle && obstacle.asset,
          ])}
          tone="warn"
          title={describeObstacle(obstacle)}
        />
      ))}
      {memos.map((memo) => (
        <Notice key={memo.account} tone="warn" title={describeObstacle(memo)}>
          <p>{say("memoHelp")}</p>
        </Notice>
      ))}
      {memos.length > 0 && (
        <div ref={confirmation} className="field">
          <Checkbox checked={consent === "confirmed"} onChange={setConfirmed}>
            {say("withoutMemo")}
          </Checkbox>
          <p className="message message-problem" role="alert">
            {isAsked && say("confirmFirst")}
          </p>
        </div>
      )}
    </div>
  )
}

function describeObstacle(obstacle: Obstacle): ReactNode {
  const account = <AccountName address={obstacle.account} />
  switch (obstacle.kind) {
    case "untrusted":
    case "unauthorized":
      return say.parts(obstacle.kind, { account, asset: <AssetName asset={obstacle.asset} /> })
    case "full": {
      const amount = (
        <bdi dir="ltr">
          {formatStroops(obstacle.room)} <AssetName asset={obstacle.asset} />
        </bdi>
      )
      return say.parts("full", { account, amount })
    }
    default:
      return say.parts(obstacle.kind, { account })
  }
}

/** Only a few of the address's characters: the description above has all. */
function AccountName({ address }: { address: string }): ReactElement {
  return (
    <bdi dir="ltr" className="mono" title={address}>
      {shortAddress(address)}
    </bdi>
  )
}

function AssetName({ asset }: { asset: string }): ReactElement {
  const [code = "", issuer = ""] = asset.split(":")
  return (
    <bdi dir="ltr" title={issuer}>
      {visibleText(code)}
    </bdi>
  )
}
