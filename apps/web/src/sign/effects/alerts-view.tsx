import { Fragment, type ReactElement } from "react"
import type { Expected, UnreadAccount } from "../../logic/effects/effect.js"
import type { Statement } from "../../logic/effects/statement.js"
import type { CallProblem } from "../../logic/effects/to-simulate.js"
import { Address } from "../../page/address.js"
import { say } from "../../texts/en/effects.js"
import { Notice, type Tone } from "../../ui/notice.js"
import { reasonOf } from "../../ui/reason-of.js"
import type { Async } from "../../ui/use-async.js"
import { Lines } from "./lines.js"
import { By, StatementView } from "./statement-view.js"

export interface AlertsViewProps {
  expected: Pick<Async<Expected>, "data"> & { error?: Error }
}

/** What must be read first: why a request fails, what can cost an account, and what could not be read. */
export default function AlertsView({ expected }: AlertsViewProps): ReactElement | null {
  const { data, error } = expected
  if (!data?.effect) {
    const reason = reasonOf<CallProblem>(data?.error ?? error, say.problem)
    return <Notice tone="warn" title={say("notSimulated", { reason })} />
  }
  const { obstacles, accounts, unread, neverApplies } = data.effect
  if (neverApplies) return null
  const failures = accounts.flatMap((account) => account.failures)
  const isOne =
    accounts.filter(({ alarms, warnings }) => alarms.length + warnings.length).length < 2
  return (
    <>
      {obstacles.map((reason) => (
        <Notice
          key={JSON.stringify(reason)}
          tone="bad"
          title={say.parts("wontApply", { reason: <StatementView said={reason} /> })}
        />
      ))}
      {failures.length > 0 && (
        <Notice tone="bad" title={say("fails")}>
          <Lines lines={failures} />
          <p>{say("failsHint")}</p>
        </Notice>
      )}
      {unread.map((account) => (
        <Unread key={account.address} {...account} />
      ))}
      {accounts.map(({ address, alarms, warnings }) => {
        const by = isOne ? undefined : address
        return (
          <Fragment key={address}>
            <Statements tone="bad" statements={alarms} by={by} />
            <Statements tone="warn" statements={warnings} by={by} />
          </Fragment>
        )
      })}
    </>
  )
}

interface StatementsProps {
  tone: Tone
  statements: readonly Statement[]
  /** The account that they are about, if they are about several. */
  by: string | undefined
}

function Statements({ tone, statements, by }: StatementsProps): ReactElement {
  return (
    <>
      {statements.map((statement, at) => (
        <Notice
          // biome-ignore lint/suspicious/noArrayIndexKey: they keep their order, and can be equal
          key={at}
          tone={tone}
          title={
            <By account={by}>
              <StatementView said={statement} />
            </By>
          }
        />
      ))}
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
