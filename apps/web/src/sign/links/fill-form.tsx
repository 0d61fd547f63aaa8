import { ForeignText } from "@alidade/react"
import { type ReactElement, useMemo, useState } from "react"
import { type BlankProblem, fillBlanks, questionsOf } from "../../logic/links/blanks.js"
import { encodeFilled } from "../../logic/links/fill-link.js"
import type { Replacement } from "../../logic/links/replacement.js"
import { LONGEST_MESSAGE } from "../../logic/links/stellar-link.js"
import type { Problems, Values } from "../../logic/operations/field.js"
import { emptyValue } from "../../logic/operations/open-field.js"
import { decodeEnvelope } from "../../logic/operations/xdr.js"
import { usePageNetwork } from "../../page/page.js"
import { say } from "../../texts/en/links.js"
import { say as sayOfPayment } from "../../texts/en/payment.js"
import { say as sayOfSigning } from "../../texts/en/sign.js"
import { ComposeForm } from "../../ui/compose-form.js"
import { Notice } from "../../ui/notice.js"
import { reasonOf } from "../../ui/reason-of.js"
import { FieldContext } from "../fields/field-context.js"
import { KindField } from "../fields/kind-field.js"
import { paymentReason } from "../fields/payment-reason.js"

export interface FillFormProps {
  /** The connected account. */
  address: string
  /** The envelope with gaps, base64 XDR. */
  xdr: string
  replacements: readonly Replacement[]
  /** Called with the filled envelope, base64 XDR. */
  onFilled: (xdr: string) => void
}

const none: Problems = new Map()

/** Asks for what a link leaves open, each with the explanation of the link's author. */
export default function FillForm(props: FillFormProps): ReactElement {
  const { address, xdr, replacements, onFilled } = props
  const network = usePageNetwork()
  const envelope = useMemo(() => decodeEnvelope(xdr), [xdr])
  const found = useMemo(
    () => read(() => questionsOf(replacements, envelope)),
    [replacements, envelope],
  )
  const questions = "error" in found ? [] : found.questions
  const [typed, setTyped] = useState<Values>({})
  const [isTried, setTried] = useState(false)
  const isSource = (fields: readonly string[]): boolean => fields.includes("sourceAccount")
  const answers = Object.fromEntries(
    questions.map(({ id, blanks, fields }) => [
      id,
      typed[id] ?? (isSource(fields) ? address : emptyValue(blanks[0]!.field)),
    ]),
  )
  const filled = fillBlanks(questions, answers, envelope)
  const problems = "problems" in filled ? filled.problems : none
  if ("error" in found) {
    return (
      <Notice tone="bad" title={say("notFillable")}>
        <p>{reasonOf<BlankProblem>(found.error, say.problem)}</p>
      </Notice>
    )
  }
  return (
    <ComposeForm
      label={say("fill")}
      action={sayOfSigning("review")}
      failed={sayOfPayment("notBuilt")}
      reason={paymentReason}
      unready={() => {
        setTried(true)
        return problems.size > 0
      }}
      compose={async () => {
        if ("problems" in filled) return
        const isOther = questions.some(({ fields }) => isSource(fields))
        onFilled(await encodeFilled(filled.json, network, isOther))
      }}
    >
      <h2 className="label">{say("fill")}</h2>
      <FieldContext value={{ problems, isTried }}>
        {questions.map(({ id, hint, blanks }) => (
          <div key={id}>
            <KindField
              field={blanks[0]!.field}
              path={id}
              value={answers[id]!}
              onChange={(value) => setTyped({ ...typed, [id]: value })}
            />
            <p className="quotation">
              {say.parts("quoted", { message: <ForeignText text={hint} max={LONGEST_MESSAGE} /> })}
            </p>
          </div>
        ))}
      </FieldContext>
    </ComposeForm>
  )
}

function read<T>(questions: () => T): { questions: T } | { error: unknown } {
  try {
    return { questions: questions() }
  } catch (error) {
    return { error }
  }
}
