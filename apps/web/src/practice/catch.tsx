import { WalletError } from "@alidade/core"
import { useKit } from "@alidade/react"
import type { Cheat } from "@alidade/sandbox/browser"
import { type ReactElement, useState } from "react"
import { composeTransaction } from "../logic/operations/compose-transaction.js"
import { paymentsDraft } from "../logic/payments/payments-draft.js"
import { BASE_FEE } from "../logic/stellar/fee.js"
import { usePageNetwork } from "../page/page.js"
import { PartyName } from "../page/party-name.js"
import type { Practice } from "../page/practice.js"
import { Party } from "../recipients/party.js"
import { say } from "../texts/en/practice.js"
import { say as sayOfSigning } from "../texts/en/sign.js"
import { formatNumber } from "../texts/numbers.js"
import { ActionBar } from "../ui/action-bar.js"
import { Button } from "../ui/button.js"
import { Choice } from "../ui/choice.js"
import { formatStroops } from "../ui/format-stroops.js"
import { Outcome } from "../ui/outcome.js"
import { useAct } from "../ui/use-act.js"
import { Caught, type SignedInPractice } from "./caught.js"
import { progress } from "./progress.js"

const ways = ["amount", "recipient", "key", "network", "honest"] as const

/** What the wallet signs here: 2 XLM. */
const STROOPS = 20_000_000n

export interface CatchProps {
  practice: Practice
  /** The visitor's account. */
  address: string
}

/** The second task: a wallet that cheats in a way of the visitor's choice, and what this page makes of it. */
export function Catch({ practice, address }: CatchProps): ReactElement {
  const kit = useKit()
  const network = usePageNetwork()
  const { wallet, treasury } = practice
  const [way, setWay] = useState<Cheat | "honest">("amount")
  const [signed, setSigned] = useState<SignedInPractice>()
  const { start, isRunning, error } = useAct(ask, setSigned)

  async function ask(signal: AbortSignal): Promise<SignedInPractice> {
    const payment = { destination: treasury, units: STROOPS, assetId: "native", creates: false }
    const sent = await composeTransaction(paymentsDraft(address, [payment]), network)
    wallet.cheat(way === "honest" ? undefined : way)
    try {
      const options = { networkPassphrase: network.passphrase, signal }
      const { signedTxXdr } = await kit.signTransaction(sent, options)
      return { sent, returned: signedTxXdr, kind: undefined }
    } catch (error) {
      if (!WalletError.is(error) || !isCheating(error)) throw error
      progress.put("catch")
      return { sent, returned: error.returned ?? sent, kind: error.kind }
    } finally {
      wallet.cheat(undefined)
    }
  }

  if (signed) return <Caught signed={signed} onAgain={() => setSigned(undefined)} />
  const amount = `${formatNumber("2")} XLM`
  return (
    <>
      <div>
        <h1 className="work-title">{say("catchTitle")}</h1>
        <p>{say("catchLead", { amount })}</p>
      </div>
      <div className="cheats">
        <Choice
          label={say("whenAsked")}
          isLabelShown
          options={ways.map((one) => [one, say(`way-${one}`)] as const)}
          value={way}
          onChange={setWay}
        />
      </div>
      <section aria-labelledby="you-ask">
        <h2 id="you-ask" className="label">
          {say("youAsk")}
        </h2>
        <Party address={treasury} detail={amount} isClosed />
      </section>
      <Outcome role="alert">
        {error !== undefined && <p className="message message-problem">{say("notAsked")}</p>}
      </Outcome>
      <ActionBar
        request={say.parts("toWhom", { amount, name: <PartyName address={treasury} /> })}
        detail={sayOfSigning("fee", { fee: formatStroops(BASE_FEE) })}
      >
        <Button look="primary" aria-busy={isRunning} onClick={() => start()}>
          {say("signIn")}
        </Button>
      </ActionBar>
    </>
  )
}

function isCheating({ kind }: WalletError): boolean {
  return ["altered", "wrong-account", "bad-signature", "wrong-network"].includes(kind)
}
