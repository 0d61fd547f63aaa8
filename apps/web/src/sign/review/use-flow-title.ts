import { useAccount } from "@alidade/react"
import type { Flow, Sent } from "../../logic/sign/flow.js"
import { say } from "../../texts/en/sign.js"
import { answerWords } from "../../ui/answer-words.js"
import { useTitle } from "../../ui/use-title.js"

/** What the work does, as text: still to do, and done. */
export interface TitledWork {
  toDo: string
  done: string
}

/**
 * Says in the document's title how far a piece of work is, and what it does if that is known: the visitor may be in the
 * wallet's window meanwhile.
 */
export function useFlowTitle(flow: Flow<unknown, unknown, Sent>, work?: TitledWork): void {
  const { wallet } = useAccount()
  useTitle(titleOf(flow, wallet?.name ?? say("theWallet"), work))
}

function titleOf(
  flow: Flow<unknown, unknown, Sent>,
  wallet: string,
  work: TitledWork | undefined,
): string | undefined {
  const titled = (state: string): string =>
    work ? say("titled", { state, sentence: work.toDo }) : state
  switch (flow.step) {
    case "compose":
      return undefined
    case "review":
      return titled(say(flow.error ? "notSigned" : "review"))
    case "asking":
      return titled(say("waitingFor", { wallet }))
    case "signed":
      return titled(flow.result ? answerWords(flow.result.answer).title : say("signed"))
    case "sending":
      return titled(say("sendingNow"))
    case "sent":
      return work?.done ?? say("sent")
  }
}
