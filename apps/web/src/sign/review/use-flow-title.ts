import { useAccount } from "@alidade/react"
import type { Flow, Sent } from "../../logic/sign/flow.js"
import { usePageNetwork } from "../../page/page.js"
import { say } from "../../texts/en/sign.js"
import { answerWords } from "../../ui/answer-words.js"
import { useTitle } from "../../ui/use-title.js"

/** Says in the document's title how far a piece of work is: the visitor may be in the wallet's window meanwhile. */
export function useFlowTitle(flow: Flow<unknown, unknown, Sent>): void {
  const { wallet } = useAccount()
  const { name } = usePageNetwork()
  useTitle(titleOf(flow, wallet?.name ?? say("theWallet"), name))
}

function titleOf(
  flow: Flow<unknown, unknown, Sent>,
  wallet: string,
  network: string,
): string | undefined {
  switch (flow.step) {
    case "compose":
      return undefined
    case "review":
      return say(flow.error ? "notSigned" : "review")
    case "asking":
      return say("waitingFor", { wallet })
    case "signed":
      return flow.result ? answerWords(flow.result.answer).title : say("signed")
    case "sending":
      return say("sending", { network })
    case "sent":
      return say("sent")
  }
}
