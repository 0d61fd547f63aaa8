import type { ReactElement } from "react"
import type { Effect, Expected, UnreadAccount } from "../../logic/effects/effect.js"
import type { CallProblem } from "../../logic/effects/to-simulate.js"
import { Address } from "../../page/address.js"
import { say } from "../../texts/en/effects.js"
import { formatTime } from "../../texts/numbers.js"
import { Notice } from "../../ui/notice.js"
import { reasonOf } from "../../ui/reason-of.js"
import type { Async } from "../../ui/use-async.js"
import { AccountEffectView } from "./account-effect-view.js"
import { Lines } from "./lines.js"

export interface EffectViewProps {
  expected: Pick<Async<Expected>, "data"> & { error?: Error }
  /** Whether only an authorization is signed, without its transaction. */
  isAlone: boolean
  /** The connected account, `G…`. */
  address: string
  /** The network's name. */
  network: string
}

/** An expected effect, or why it could not be simulated, with its time. */
export default function EffectView(props: EffectViewProps): ReactElement {
  const { data, error } = props.expected
  if (!data?.effect) {
    const reason = reasonOf<CallProblem>(data?.error ?? error, say.problem)
    return <Notice tone="warn" title={say("notSimulated", { reason })} />
  }
  return <Known {...props} effect={data.effect} at={data.at} />
}

function Known(props: EffectViewProps & { effect: Effect; at: number }): ReactElement {
  const { effect, at, isAlone, address, network } = props
  const { obstacles, accounts, unread, neverApplies } = effect
  const failures = accounts.flatMap((account) => account.failures)
  const time = formatTime(at)
  const isOwn = accounts.every((account) => account.address === address)
  const isSimulated = accounts.some(({ call }) => call)
  const basis = isSimulated ? "simulated" : isOwn ? "computed" : "computedFrom"
  if (neverApplies) return <p>{say("onlyProof")}</p>
  return (
    <>
      {failures.length > 0 && (
        <Notice tone="bad" title={say("fails")}>
          <Lines lines={failures} />
          <p>{say("failsHint")}</p>
        </Notice>
      )}
      {unread.map((account) => (
        <Unread key={account.address} {...account} />
      ))}
      {obstacles.length + failures.length > 0 && <h3 className="label">{say("ifApplied")}</h3>}
      {accounts.map((account) => (
        <AccountEffectView
          key={account.address}
          effect={account}
          isOwn={account.address === address}
          isAmongOthers={accounts.length + unread.length > 1}
          isApplicable={obstacles.length === 0}
        />
      ))}
      {isAlone && <p>{say("alone")}</p>}
      {accounts.length > 0 && <p className="hint">{say(basis, { network, time })}</p>}
    </>
  )
}

function Unread({ address, error }: UnreadAccount): ReactElement {
  const account = <Address value={address} />
  const title =
    error === undefined
      ? say.parts("unreadTooMany", { account })
      : say.parts("unread", { account, reason: reasonOf(error) })
  return <Notice tone="warn" title={title} />
}
