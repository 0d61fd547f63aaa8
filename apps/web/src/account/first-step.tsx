import { type FaucetAnswer, fundAccount, ledgerChanged } from "@alidade/core/account"
import { type ReactElement, useState } from "react"
import { usePageNetwork } from "../page/page.js"
import { say } from "../texts/en/account.js"
import { say as saySign } from "../texts/en/sign.js"
import { ActionBar } from "../ui/action-bar.js"
import { Button } from "../ui/button.js"
import { CopyButton } from "../ui/copy-button.js"
import { Notice } from "../ui/notice.js"
import { Outcome } from "../ui/outcome.js"
import "../ui/styles/account-place.css"
import { useAct } from "../ui/use-act.js"
import { Receive } from "./receive.js"

export interface FirstStepProps {
  /** An account that the network does not have yet. */
  address: string
  /** Called to import a transaction: an account without XLM can sign for others. */
  onImport?: (() => void) | undefined
}

/** The first step of an account that does not exist yet: XLM from a test network's faucet, or from somebody else. */
export function FirstStep({ address, onImport }: FirstStepProps): ReactElement {
  const { name: network, friendbotUrl } = usePageNetwork()
  const isFree = friendbotUrl !== undefined
  return (
    <>
      <div>
        <h2 className="title" tabIndex={-1}>
          {say("inactiveTitle")}
        </h2>
        <p>{isFree ? say("activatesFree", { network }) : say("activates")}</p>
      </div>
      <Receive address={address} title={say("haveSent")} />
      <section aria-labelledby="already">
        <h3 id="already" className="rows-head">
          {say("already")}
        </h3>
        <ul className="rows">
          <li>
            <a href="#message">{say("signMessage")}</a>
          </li>
          {onImport && (
            <li>
              <span className="ink">{say("signShared")}</span>
              <Button look="quiet" onClick={onImport}>
                {saySign("import")}
              </Button>
            </li>
          )}
          <li>
            <a href="#check">{say("checkSomething")}</a>
          </li>
        </ul>
      </section>
      {friendbotUrl === undefined ? (
        <ActionBar request={say("haveSent")}>
          <CopyButton
            look="framed"
            text={address}
            name={say("copyAddress")}
            label={say("copyAddress")}
          />
        </ActionBar>
      ) : (
        <Faucet friendbotUrl={friendbotUrl} address={address} />
      )}
    </>
  )
}

/** The action bar that funds an account on a test network from its faucet. */
function Faucet(props: { friendbotUrl: string; address: string }): ReactElement {
  const { friendbotUrl, address } = props
  const { passphrase } = usePageNetwork()
  const [answer, setAnswer] = useState<FaucetAnswer>()
  const { start, isRunning } = useAct(
    (signal) => fundAccount(friendbotUrl, address, signal),
    (answer) => {
      setAnswer(answer)
      // Somebody may have funded it meanwhile: then the account is read again.
      if (answer === "failed") return
      // The button goes away with this step.
      document.getElementById("main")?.focus()
      ledgerChanged(passphrase)
    },
  )
  return (
    <ActionBar
      request={say("testXlm")}
      detail={say("free")}
      note={
        <Outcome role="alert">
          {answer === "failed" && !isRunning && (
            <Notice tone="bad" title={say("notFunded")}>
              <p className="hint">{say("notFundedHint")}</p>
            </Notice>
          )}
        </Outcome>
      }
    >
      <Button look="primary" aria-busy={isRunning} onClick={() => start()}>
        {say("fund")}
      </Button>
    </ActionBar>
  )
}
