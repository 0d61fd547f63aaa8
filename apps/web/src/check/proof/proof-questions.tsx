import { ForeignText, useNetworkName } from "@alidade/react"
import { type ReactElement, type ReactNode, useId } from "react"
import type { ProofPage } from "../../logic/check/read-proof-page.js"
import { say as sayOfChecks } from "../../texts/en/check.js"
import { say } from "../../texts/en/proof.js"
import { say as sayOfResults } from "../../texts/en/results.js"
import { formatMoment, formatTime } from "../../texts/numbers.js"
import { reasonOf } from "../../ui/reason-of.js"
import type { Answers } from "./use-answers.js"

interface RowProps {
  title: string
  fact: ReactNode
  hint: ReactNode
  /** The answer in a word. */
  state: ReactNode
  tone?: "good" | "bad" | undefined
}

/** A question with its answer. */
function Question({ title, fact, hint, state, tone }: RowProps): ReactElement {
  const id = useId()
  return (
    <section className="check-part" aria-labelledby={id}>
      <h3 id={id} className="label">
        {title}
      </h3>
      <div className="check-rows" role="status">
        <div className="proof-answer">
          <div>
            <p className="ink">{fact}</p>
            <p className="hint">{hint}</p>
          </div>
          <span className="hint" data-tone={tone}>
            {state}
          </span>
        </div>
      </div>
    </section>
  )
}

/** What a network can tell of a proof, and what it told. A network that the page doesn't know is quoted. */
export function ProofQuestions({
  page,
  answers,
}: {
  page: ProofPage
  answers: Answers | undefined
}): ReactElement | null {
  const { proof, standing } = page
  const nameNetwork = useNetworkName()
  if (standing === "unknownNetwork" && "network" in proof) {
    return (
      <Question
        title={say("whichNetwork")}
        fact={say.parts("makerCalls", {
          name: (
            <q>
              <ForeignText text={proof.network} />
            </q>
          ),
        })}
        hint={say("anyoneStarts")}
        state={say("notKnown")}
      />
    )
  }
  if (!answers || standing === "invalid" || standing === "unverifiable") return null
  const network = nameNetwork(answers.network.passphrase)
  return (
    <>
      {standing === "otherKey" && <MaySign answers={answers} network={network} />}
      {standing === "otherKey" && !answers.maySign.answer.data?.found ? null : (
        <WasSent page={page} answers={answers} network={network} />
      )}
    </>
  )
}

interface OpenProps extends Pick<RowProps, "title" | "fact" | "hint"> {
  question: Answers["sent" | "maySign"]
}

/** A question that is not asked yet, or not answered. */
function Open({ question: { isAsked, answer }, ...row }: OpenProps): ReactElement {
  return isAsked && answer.status === "failed" ? (
    <Question
      title={row.title}
      fact={say("noAnswer")}
      hint={reasonOf(answer.error)}
      state={say("notAnswered")}
    />
  ) : (
    <Question {...row} state={say(isAsked ? "asking" : "notAsked")} />
  )
}

function MaySign({ answers, network }: { answers: Answers; network: string }): ReactElement {
  const question = answers.maySign
  const title = say("maySign")
  const { data } = question.answer
  if (!data) {
    return (
      <Open
        question={question}
        title={title}
        fact={say("onlyNetwork", { network })}
        hint={say("learnsAccount", { network })}
      />
    )
  }
  const hint = sayOfChecks("answerAt", { network, time: formatTime(data.at) })
  return data.found > 0 ? (
    <Question
      title={title}
      fact={say("listed", { weight: data.found })}
      hint={hint}
      state={say("yes")}
      tone="good"
    />
  ) : (
    <Question title={title} fact={say("notListed")} hint={hint} state={say("no")} tone="bad" />
  )
}

function WasSent({
  page,
  answers,
  network,
}: {
  page: ProofPage
  answers: Answers
  network: string
}): ReactElement {
  const question = answers.sent
  const title = say("wasSent")
  const { data } = question.answer
  if (!data) {
    return (
      <Open
        question={question}
        title={title}
        fact={say("signatureAlone")}
        hint={say("learnsHash", { network })}
      />
    )
  }
  const at = sayOfChecks("answerAt", { network, time: formatTime(data.at) })
  if (!data.found) {
    const end = endOf(page)
    return (
      <Question
        title={title}
        fact={say("inNoLedger")}
        hint={
          <>
            {end !== undefined &&
              say(end > data.at ? "canBeSentUntil" : "expiredAt", { time: formatMoment(end) })}{" "}
            {at}
          </>
        }
        state={say("notSent")}
      />
    )
  }
  const { ledger, closedAt, successful } = data.found
  const number = `${ledger}`
  return (
    <Question
      title={title}
      fact={
        successful
          ? sayOfResults("confirmedIn", { ledger: number })
          : sayOfChecks("failedIn", { ledger: number })
      }
      hint={
        <>
          {formatMoment(closedAt)}. {at}
        </>
      }
      state={say(successful ? "sent" : "failed")}
      tone={successful ? "good" : "bad"}
    />
  )
}

/** Until when the transaction can be sent, in ms since the epoch. Undefined without a limit. */
export function endOf({ transaction }: ProofPage): number | undefined {
  const end = transaction?.described.notAfter
  const moment = end === undefined ? Number.NaN : Number(end) * 1000
  // Later moments than these are no dates.
  return moment <= 8.64e15 ? moment : undefined
}
