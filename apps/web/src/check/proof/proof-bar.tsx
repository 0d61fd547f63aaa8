import { useCopy, useNetworkName } from "@alidade/react"
import type { ReactElement } from "react"
import type { ProofPage } from "../../logic/check/read-proof-page.js"
import { isShareable } from "../../logic/links/address.js"
import { writeProof } from "../../logic/proof/proof.js"
import { say as sayOfChecks } from "../../texts/en/check.js"
import { say as sayOfParts } from "../../texts/en/parts.js"
import { say } from "../../texts/en/proof.js"
import { ActionBar } from "../../ui/action-bar.js"
import { Button } from "../../ui/button.js"
import { saveFile } from "../../ui/save-file.js"
import type { Answers } from "./use-answers.js"

export interface ProofBarProps {
  page: ProofPage
  answers: Answers | undefined
  /** The link of this proof. */
  link: string
  onClose: () => void
}

/** The next act of a proof: ask its network, or pass it on. */
export function ProofBar({ page, answers, link, onClose }: ProofBarProps): ReactElement {
  const { proof, standing } = page
  const nameNetwork = useNetworkName()
  const network = answers && nameNetwork(answers.network.passphrase)
  const isOpen = standing === "signed" || standing === "feeOnly" || standing === "otherKey"
  const question = isOpen && answers ? nextQuestion(standing, answers) : undefined
  const isAnswered = [answers?.sent, answers?.maySign].some(
    (one) => one?.isAsked && one.answer.data,
  )
  return (
    <ActionBar
      request={say("proof")}
      detail={
        isAnswered && network !== undefined ? say("withAnswer", { network }) : say("onDevice")
      }
      others={<Button onClick={() => print()}>{say("print")}</Button>}
    >
      {question && network !== undefined ? (
        <Button
          look="primary"
          aria-busy={question.isAsked && question.answer.status === "loading"}
          onClick={question.ask}
        >
          {say(question === answers?.sent ? "askSent" : "askMaySign", { network })}
        </Button>
      ) : !isOpen ? (
        <Button look="primary" onClick={onClose}>
          {sayOfChecks("another")}
        </Button>
      ) : isShareable(link) ? (
        <CopyLink link={link} />
      ) : (
        <Button
          look="primary"
          onClick={() => saveFile(writeProof(proof), `${proof.kind}-proof.json`)}
        >
          {say("save")}
        </Button>
      )}
    </ActionBar>
  )
}

/** What the network wasn't asked yet, or didn't answer. */
function nextQuestion(standing: ProofPage["standing"], { sent, maySign }: Answers) {
  const isOpen = (one: typeof sent | typeof maySign): boolean =>
    !one.isAsked || one.answer.status !== "done"
  if (standing === "otherKey" && isOpen(maySign)) return maySign
  if (standing === "otherKey" && !maySign.answer.data?.found) return undefined
  return isOpen(sent) ? sent : undefined
}

function CopyLink({ link }: { link: string }): ReactElement {
  const { copy, copied, error } = useCopy()
  return (
    <>
      <span className="sr" role="status">
        {copied ? sayOfParts("copied") : error && sayOfParts("copyFailed")}
      </span>
      <Button look="primary" onClick={() => copy(link)}>
        {copied ? sayOfParts("copied") : say("copyLink")}
      </Button>
    </>
  )
}
