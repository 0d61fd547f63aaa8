import type { ReactElement } from "react"
import { readProofPage } from "../logic/check/read-proof-page.js"
import { proofAddress } from "../logic/proof/proof-link.js"
import { usePage } from "../page/page.js"
import { say } from "../texts/en/check.js"
import { say as sayOfProofs } from "../texts/en/proof.js"
import { ActionBar } from "../ui/action-bar.js"
import { Button } from "../ui/button.js"
import { useArrival } from "../ui/use-arrival.js"
import { useAsync } from "../ui/use-async.js"
import { checkReason } from "./check-reason.js"
import { ProofBar } from "./proof/proof-bar.js"
import { ProofDetails } from "./proof/proof-details.js"
import { ProofHead } from "./proof/proof-head.js"
import { ProofParties } from "./proof/proof-parties.js"
import { ProofQuestions } from "./proof/proof-questions.js"
import { useAnswers } from "./proof/use-answers.js"
import { ResultHead } from "./result-head.js"

export interface OpenedProofProps {
  /** The link, or the JSON of the proof. */
  link: string
  onClose: () => void
}

/** The page of a proof: who signed what, for which network. It is checked here, and a network is asked only on request. */
export function OpenedProof({ link, onClose }: OpenedProofProps): ReactElement {
  const { networks, mode } = usePage()
  const known = networks.map(({ passphrase }) => passphrase)
  const {
    status,
    data: page,
    ...rest
  } = useAsync(link, (signal) => readProofPage(link, signal, known))
  const answers = useAnswers(page)
  if (status === "failed" && "error" in rest)
    return <Unreadable error={rest.error} onClose={onClose} />
  if (!page) return <div className="proof" aria-busy="true" />
  const own = proofAddress(page.proof, location.href, mode)
  const weight = answers?.maySign.answer.data?.found
  const isGood = page.standing === "signed" || (page.standing === "otherKey" && (weight ?? 0) > 0)
  return (
    <article className="proof" aria-label={sayOfProofs("proof")}>
      <ProofHead page={page} weight={weight} link={own} />
      <ProofParties page={page} isGood={isGood} />
      <ProofQuestions page={page} answers={answers} />
      <ProofDetails page={page} />
      <div>
        <Button look="quiet" onClick={onClose}>
          {say("closeProof")}
        </Button>
      </div>
      <ProofBar page={page} answers={answers} link={own} onClose={onClose} />
    </article>
  )
}

function Unreadable({ error, onClose }: { error: unknown; onClose: () => void }): ReactElement {
  const heading = useArrival<HTMLHeadingElement>()
  return (
    <article className="proof" aria-label={sayOfProofs("proof")}>
      <ResultHead ref={heading} tone="open" title={say("impossible")}>
        <p>{checkReason(error)}</p>
      </ResultHead>
      <ActionBar request={sayOfProofs("proof")} detail={sayOfProofs("onDevice")}>
        <Button look="primary" onClick={onClose}>
          {say("another")}
        </Button>
      </ActionBar>
    </article>
  )
}
