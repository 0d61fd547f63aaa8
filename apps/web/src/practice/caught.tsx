import type { ErrorKind } from "@alidade/core"
import { describeTransaction, type Value } from "@alidade/core/describe"
import type { ReactElement, ReactNode } from "react"
import { deedsOf } from "../logic/sentence/read-deeds.js"
import { usePageNetwork } from "../page/page.js"
import { PartyName } from "../page/party-name.js"
import { valueText } from "../page/sentence/value-text.js"
import { say } from "../texts/en/practice.js"
import { formatNumber } from "../texts/numbers.js"
import { ActionBar } from "../ui/action-bar.js"
import { Button } from "../ui/button.js"
import { Icon } from "../ui/icons.js"
import { ResultHeading } from "../ui/result-heading.js"
import { useAsync } from "../ui/use-async.js"

/** What the wallet was asked to sign and what it returned, base64, and why this page rejects it. */
export interface SignedInPractice {
  sent: string
  returned: string
  kind: ErrorKind | undefined
}

export interface CaughtProps {
  signed: SignedInPractice
  onAgain: () => void
}

interface Payment {
  amount: string
  to: string
  rest: string
}

/** The request and what was signed, side by side. */
export function Caught({ signed, onAgain }: CaughtProps): ReactElement {
  const { sent, returned, kind } = signed
  const { passphrase } = usePageNetwork()
  const { data } = useAsync(`${sent} ${returned}`, () =>
    Promise.all([readPayment(sent, passphrase), readPayment(returned, passphrase)]),
  )
  if (!data) return <div aria-busy="true" />
  const [asked, got] = data
  const isRedirected = asked.to !== got.to
  const isGenuine = kind === "altered"
  const title = !kind
    ? say("honest")
    : kind === "wrong-network"
      ? say("caughtNetwork")
      : kind !== "altered"
        ? say("caughtKey")
        : isRedirected
          ? say.parts("caughtRecipient", { name: <PartyName address={asked.to} /> })
          : say("caughtAmount", { signed: got.amount, asked: asked.amount })
  return (
    <>
      <h1 className="sr">{say("catchTitle")}</h1>
      <ResultHeading sign={kind ? "wrong" : "done"} title={title} fresh result={signed}>
        {say(kind ? "rejected" : "notSent")}
      </ResultHeading>
      <table className="compared">
        <thead>
          <tr>
            <td />
            <th scope="col">{say("asked")}</th>
            <th scope="col">{say("signed")}</th>
          </tr>
        </thead>
        <tbody>
          <Row title={say("amount")} asked={asked.amount} signed={got.amount} />
          <Row
            title={say("to")}
            asked={<PartyName address={asked.to} />}
            signed={isRedirected ? <PartyName address={got.to} /> : undefined}
          />
          <Row title={say("fee")} asked={asked.rest} signed={got.rest} />
          <Row
            title={say("signature")}
            asked={say("byAccount")}
            signed={
              kind === "wrong-network"
                ? say("forOther")
                : kind && !isGenuine
                  ? say("byOther")
                  : undefined
            }
            same={say("valid")}
          />
        </tbody>
      </table>
      {isGenuine && <p>{say("genuine")}</p>}
      <ActionBar
        request={say(kind ? "rejectedShort" : "honestShort")}
        others={<Button onClick={onAgain}>{say("again")}</Button>}
      >
        <a className="button button-primary" href="#practice/proof">
          {say("next")}
        </a>
      </ActionBar>
    </>
  )
}

interface RowProps {
  title: string
  asked: ReactNode
  /** Undefined, or the same, if the wallet signed this part as it was asked. */
  signed: ReactNode
  same?: string
}

function Row({ title, asked, signed, same = say("same") }: RowProps): ReactElement {
  const isSame = signed === undefined || signed === asked
  return (
    <tr>
      <th scope="row">{title}</th>
      <td>{asked}</td>
      <td data-tone={isSame ? "good" : "bad"}>
        <Icon name={isSame ? "check" : "cross"} /> {isSame ? same : <b>{signed}</b>}
      </td>
    </tr>
  )
}

async function readPayment(xdr: string, passphrase: string): Promise<Payment> {
  const described = await describeTransaction(xdr, passphrase)
  const [deed] = deedsOf(described).deeds
  const { amount, to } = (deed?.values ?? {}) as Record<string, Value | undefined>
  return {
    amount: amount ? valueText(amount) : "",
    to: to?.type === "address" ? to.value : "",
    rest: `${formatNumber(described.fee)} XLM`,
  }
}
