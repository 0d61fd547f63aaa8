import type { ReactElement } from "react"
import { type AccountEffect, changesNothing } from "../../logic/effects/effect.js"
import { Party } from "../../recipients/party.js"
import { say } from "../../texts/en/effects.js"
import { Notice } from "../../ui/notice.js"
import { BalanceFact, ReserveFact, TrustLinesFact } from "./balance-facts.js"
import { CallFacts } from "./call-facts.js"
import { Lines } from "./lines.js"
import { SettingFact, SignersFact, ThresholdsFact } from "./setting-facts.js"
import { StatementView } from "./statement-view.js"

export interface AccountEffectViewProps {
  effect: AccountEffect
  /** Whether it is the connected account. */
  isOwn: boolean
  /** Whether the request concerns several accounts, so that this one is named. */
  isAmongOthers: boolean
  /** Whether the network can apply the request. If not, no balance afterwards is shown as if it could. */
  isApplicable: boolean
}

/** What a request is expected to change on one account. */
export function AccountEffectView(props: AccountEffectViewProps): ReactElement {
  const { effect, isOwn, isAmongOthers, isApplicable } = props
  const { address, alarms, warnings, uncomputed } = effect
  return (
    <div className="stack">
      {isAmongOthers && <Party address={address} isOwn={isOwn} isHeading />}
      {alarms.map((alarm, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: alarms keep their order, and can be equal
        <Notice key={at} tone="bad" title={<StatementView said={alarm} />} />
      ))}
      {warnings.map((warning, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: warnings keep their order, and can be equal
        <Notice key={at} tone="warn" title={<StatementView said={warning} />} />
      ))}
      {changesNothing(effect) ? (
        <p>{say(isOwn ? "nothing" : "nothingOn")}</p>
      ) : (
        <Changes effect={effect} isApplicable={isApplicable} />
      )}
      {uncomputed.length > 0 && (
        <Notice tone="note" title={say("notIncluded")}>
          <Lines lines={uncomputed} />
        </Notice>
      )}
    </div>
  )
}

function Changes({
  effect,
  isApplicable,
}: Pick<AccountEffectViewProps, "effect" | "isApplicable">): ReactElement {
  const { balances, reserve, trustLines, signers, thresholds, facts, call } = effect
  return (
    <dl className="facts" aria-label={say("changes")}>
      {balances.map((change) => (
        <BalanceFact
          key={`${change.asset.code} ${change.asset.issuer}`}
          change={change}
          isApplicable={isApplicable}
        />
      ))}
      {reserve && isApplicable && <ReserveFact reserve={reserve} />}
      {trustLines && isApplicable && <TrustLinesFact {...trustLines} />}
      {facts.map((fact) => (
        <SettingFact key={JSON.stringify(fact.name)} {...fact} />
      ))}
      {signers && <SignersFact signers={signers} />}
      {thresholds && <ThresholdsFact {...thresholds} />}
      {call && <CallFacts call={call} />}
    </dl>
  )
}
