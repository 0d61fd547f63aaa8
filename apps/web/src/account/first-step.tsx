import { fundAccount, ledgerChanged } from "@alidade/core/account"
import { type ReactElement, useEffect, useRef, useState } from "react"
import { usePageNetwork } from "../page/page.js"
import { say } from "../texts/en/account.js"
import { say as saySign } from "../texts/en/sign.js"
import { ActionBar } from "../ui/action-bar.js"
import { Button } from "../ui/button.js"
import { CopyButton } from "../ui/copy-button.js"
import { Notice } from "../ui/notice.js"
import { Outcome } from "../ui/outcome.js"
import "../ui/styles/account-place.css"
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
            isFramed
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
function Faucet({
  friendbotUrl,
  address,
}: {
  friendbotUrl: string
  address: string
}): ReactElement {
  const { passphrase } = usePageNetwork()
  const [state, setState] = useState<"idle" | "asking" | "failed">("idle")
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  const fund = async (): Promise<void> => {
    if (state === "asking") return
    const controller = new AbortController()
    const { signal } = controller
    running.current = controller
    setState("asking")
    const answer = await fundAccount(friendbotUrl, address, signal)
    if (signal.aborted) return
    setState(answer === "failed" ? "failed" : "idle")
    // Somebody may have funded it meanwhile: then the account is read again.
    if (answer === "failed") return
    // The button goes away with this step.
    document.getElementById("main")?.focus()
    ledgerChanged(passphrase)
  }
  return (
    <ActionBar
      request={say("testXlm")}
      detail={say("free")}
      note={
        <Outcome role="alert">
          {state === "failed" && (
            <Notice tone="bad" title={say("notFunded")}>
              <p className="hint">{say("notFundedHint")}</p>
            </Notice>
          )}
        </Outcome>
      }
    >
      <Button look="primary" aria-busy={state === "asking"} onClick={() => void fund()}>
        {say("fund")}
      </Button>
    </ActionBar>
  )
}
