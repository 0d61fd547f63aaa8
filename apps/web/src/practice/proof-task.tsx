import type { ReactElement } from "react"
import { proofAddress } from "../logic/proof/proof-link.js"
import { usePage, usePageNetwork } from "../page/page.js"
import { PartyName } from "../page/party-name.js"
import type { Practice } from "../page/practice.js"
import { Party } from "../recipients/party.js"
import { say } from "../texts/en/practice.js"
import { formatNumber } from "../texts/numbers.js"
import { ActionBar } from "../ui/action-bar.js"
import { Button } from "../ui/button.js"
import { progress } from "./progress.js"

/** The third task: somebody's proof, which shows who signed what, and not that it was sent. */
export function ProofTask({ practice }: { practice: Practice }): ReactElement {
  const { inbox, mode } = usePage()
  const { passphrase: network } = usePageNetwork()
  const { shop, promise } = practice
  const amount = `${formatNumber("7")} XLM`
  const name = <PartyName address={shop} />
  const open = (): void => {
    progress.put("proof")
    const proof = { kind: "transaction", envelope: promise, signer: shop, network } as const
    inbox.open({ what: "proof", link: proofAddress(proof, location.href, mode) })
  }
  return (
    <>
      <div>
        <h1 className="work-title">{say("proofTitle")}</h1>
        <p>{say.parts("proofLead", { name, amount })}</p>
      </div>
      <ol className="questions">
        <li>{say("askSigned")}</li>
        <li>{say("askSent")}</li>
      </ol>
      <section aria-labelledby="proof-from">
        <h2 id="proof-from" className="label">
          {say("proofFrom")}
        </h2>
        <Party address={shop} detail={amount} isClosed />
      </section>
      <ActionBar request={say("proofRequest")}>
        <Button look="primary" onClick={open}>
          {say("proofOpen")}
        </Button>
      </ActionBar>
    </>
  )
}
