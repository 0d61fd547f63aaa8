import { TransactionPreview } from "@alidade/react"
import type { ReactElement } from "react"
import type { AccountEffect, Effect } from "../../logic/effects/effect.js"
import type { EffectRequest } from "../../logic/effects/expect-effect.js"
import { usePageNetwork } from "../../page/page.js"
import { Party } from "../../recipients/party.js"
import { say } from "../../texts/en/effects.js"
import { More } from "../../ui/more.js"
import { BalanceFact, ReserveFact, TrustLinesFact } from "./balance-facts.js"
import { ContractFacts } from "./call-facts.js"

export interface DetailsProps {
  request: EffectRequest
  effect: Effect | undefined
  /** The connected account, `G…`. */
  address: string
}

/** A transaction as it is, and what changes on each account that few need to know: the reserve, a contract's data. */
export default function Details({ request, effect, address }: DetailsProps): ReactElement {
  const { passphrase } = usePageNetwork()
  const isApplicable = effect?.obstacles.length === 0
  return (
    <More summary={say("details")}>
      {() => (
        <div className="stack">
          {"xdr" in request && (
            <TransactionPreview xdr={request.xdr} networkPassphrase={passphrase} />
          )}
          {effect?.accounts.map((account) => (
            <AccountDetails
              key={account.address}
              effect={account}
              isOwn={account.address === address}
              isApplicable={isApplicable}
            />
          ))}
        </div>
      )}
    </More>
  )
}

export interface AccountDetailsProps {
  effect: AccountEffect
  isOwn: boolean
  isApplicable: boolean
}

/** What moves each balance of an account, and what it keeps for that. */
export function AccountDetails(props: AccountDetailsProps): ReactElement | null {
  const { effect, isOwn, isApplicable } = props
  const { address, balances, reserve, trustLines, call } = effect
  if (balances.length === 0 && !reserve && !trustLines && !call) return null
  return (
    <div className="stack">
      <Party address={address} isOwn={isOwn} isHeading isClosed />
      <dl className="facts">
        {balances.map((change) => (
          <BalanceFact
            key={`${change.asset.code} ${change.asset.issuer}`}
            change={change}
            isApplicable={isApplicable}
          />
        ))}
        {reserve && isApplicable && <ReserveFact reserve={reserve} />}
        {trustLines && isApplicable && <TrustLinesFact {...trustLines} />}
        {call && <ContractFacts call={call} />}
      </dl>
    </div>
  )
}
