import type { ReactElement, ReactNode } from "react"
import {
  type AccountEffect,
  assetKey,
  type BalanceChange,
  type TokenChange,
} from "../../logic/effects/effect.js"
import { isFromState } from "../../logic/effects/plan-changes.js"
import { PartyName } from "../../page/party-name.js"
import { say } from "../../texts/en/effects.js"
import { formatStroops } from "../../ui/format-stroops.js"
import { Icon } from "../../ui/icons.js"
import { Skeleton } from "../../ui/skeleton.js"
import { afterText, changeText, tokenHeld, tokenText } from "./change-text.js"

export interface AmountsProps {
  /** What the request alone says: its balances have a place before the account is read. */
  planned: AccountEffect
  effect: AccountEffect | undefined
  isLoading: boolean
  /** Whether the balances before and after are shown. */
  isApplicable: boolean
  fee: bigint
}

/** By how much each balance of an account changes, and below it what it is now and afterwards. */
export function Amounts(props: AmountsProps): ReactElement {
  const { planned, effect, isLoading, isApplicable, fee } = props
  const balances = merge(planned.balances, effect?.balances, ({ asset }) => assetKey(asset))
  const tokens = merge(planned.call?.tokens ?? [], effect?.call?.tokens, (token) => token.contract)
  return (
    <>
      {balances.map(({ plan, known }) => (
        <Balance
          key={assetKey(plan.asset)}
          change={known ?? plan}
          isKnown={known !== undefined}
          isLoading={isLoading}
          isApplicable={isApplicable}
          fee={fee}
        />
      ))}
      {tokens.map(({ plan, known = plan }) => (
        <Token key={known.contract} token={known} isApplicable={isApplicable} />
      ))}
    </>
  )
}

/** The items of a plan with those that are known, in its order, and then those that it doesn't have. */
function merge<Item>(
  planned: readonly Item[],
  known: readonly Item[] | undefined,
  keyOf: (item: Item) => string,
): { plan: Item; known?: Item }[] {
  const byKey = new Map((known ?? []).map((item) => [keyOf(item), item]))
  const first = planned.map((plan) => {
    const found = byKey.get(keyOf(plan))
    byKey.delete(keyOf(plan))
    return found === undefined ? { plan } : { plan, known: found }
  })
  return [...first, ...[...byKey.values()].map((item) => ({ plan: item, known: item }))]
}

interface BalanceProps extends Omit<AmountsProps, "planned" | "effect"> {
  change: BalanceChange
  isKnown: boolean
}

function Balance({ change, isKnown, isLoading, isApplicable, fee }: BalanceProps): ReactElement {
  const { asset, before, after } = change
  return (
    <>
      <b>
        {isKnown || !isFromState(change) ? (
          <bdi dir="ltr">{changeText(change, fee)}</bdi>
        ) : (
          isLoading && <Skeleton />
        )}
      </b>
      {asset.issuer !== undefined && (
        <span>
          <PartyName address={asset.issuer} />
        </span>
      )}
      {isLoading ? (
        <Skeleton />
      ) : (
        isKnown &&
        isApplicable && <FromTo before={formatStroops(before)} after={afterText(after, fee)} />
      )}
    </>
  )
}

function Token({
  token,
  isApplicable,
}: {
  token: TokenChange
  isApplicable: boolean
}): ReactElement {
  const held = tokenHeld(token)
  return (
    <>
      <b>
        <bdi dir="ltr">{tokenText(token)}</bdi>
      </b>
      <span>
        <PartyName address={token.contract} />
      </span>
      {isApplicable && held && <FromTo {...held} />}
    </>
  )
}

function FromTo({ before, after }: { before: ReactNode; after: ReactNode }): ReactElement {
  return (
    <span className="from-to">
      <bdi>{before}</bdi> <Icon name="arrow" /> <span className="sr">{say("becomes")}</span>{" "}
      <bdi>{after}</bdi>
    </span>
  )
}
