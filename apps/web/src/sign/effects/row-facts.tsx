import type { ReactElement } from "react"
import type { AccountEffect } from "../../logic/effects/effect.js"
import { say } from "../../texts/en/effects.js"
import { Fact } from "../../ui/fact.js"
import { Skeleton } from "../../ui/skeleton.js"
import { BeyondFact, ItemFact } from "./call-facts.js"
import { Lines } from "./lines.js"
import { SettingFact, SignersFact, ThresholdsFact } from "./setting-facts.js"

export interface RowFactsProps {
  effect: AccountEffect
  isLoading: boolean
}

/** What changes on an account besides its balances: settings, entries, signers, and what else a call may do. */
export function RowFacts({ effect, isLoading }: RowFactsProps): ReactElement | null {
  const { facts, signers, thresholds, call, uncomputed } = effect
  const { items = [], beyond = [] } = call ?? {}
  const count = facts.length + items.length + beyond.length + uncomputed.length
  if (count === 0 && !signers && !thresholds) return null
  return (
    <dl className="facts" aria-label={say("changes")}>
      {facts.map((fact) => (
        <SettingFact key={JSON.stringify(fact.name)} {...fact} isLoading={isLoading} />
      ))}
      {signers && (isLoading ? <Room name={say("signers")} /> : <SignersFact signers={signers} />)}
      {thresholds &&
        (isLoading ? <Room name={say("thresholds")} /> : <ThresholdsFact {...thresholds} />)}
      {items.map((item, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same event can occur twice
        <ItemFact key={at} item={item} />
      ))}
      {beyond.length > 0 && <BeyondFact beyond={beyond} />}
      {uncomputed.length > 0 && (
        <Fact name={say("notIncluded")}>
          <Lines lines={uncomputed} />
        </Fact>
      )}
    </dl>
  )
}

function Room({ name }: { name: string }): ReactElement {
  return (
    <Fact name={name}>
      <Skeleton />
    </Fact>
  )
}
