import "../../ui/late-styles.js"
import "../../ui/styles/calls.css"
import { type ReactElement, useEffect, useState } from "react"
import type { ReadAuthorization } from "../../logic/sign/read-authorization.js"
import { readContract } from "../../logic/stellar/contract-client.js"
import { usePage, usePageNetwork } from "../../page/page.js"
import { usePlace } from "../../page/place.js"
import { isContract, openRecentContracts } from "../../page/recent-contracts.js"
import { say as sayOfApp } from "../../texts/en/app.js"
import { say } from "../../texts/en/calls.js"
import { Button } from "../../ui/button.js"
import { late } from "../../ui/loading.js"
import { Notice } from "../../ui/notice.js"
import { reasonOf } from "../../ui/reason-of.js"
import { useAsync } from "../../ui/use-async.js"
import { AccountField } from "../fields/account-field.js"
import { RecentContracts } from "./recent-contracts.js"

const ContractFunctions = late(() => import("./contract-functions.js"))

const DeployForm = late(() => import("./deploy-form.js"))

/** The step of the form that deploys a contract. */
const DEPLOY = "deploy"

export interface ContractPlaceProps {
  /** The connected account. */
  address?: string | undefined
  /** Called with the envelope of a call, base64 XDR. */
  onBuilt?: (xdr: string, contract: string) => void
  /** Called with what the account signs for a call that another account sends. */
  onAuthorized?: (authorization: ReadAuthorization, contract: string) => void
}

/** The tab for contracts. The address of the chosen one is in the page's address: `#contract/C…`. */
export default function ContractPlace(props: ContractPlaceProps): ReactElement {
  const { address, onBuilt, onAuthorized } = props
  const { mode } = usePage()
  const { passphrase, rpcUrl } = usePageNetwork()
  const { place, step, go } = usePlace()
  const [typed, setTyped] = useState("")
  const chosen = place === "contract" && isContract(step) ? step : undefined
  const subject = chosen && `${chosen} ${passphrase} ${rpcUrl}`
  const contract = useAsync(subject, (signal) =>
    readContract({ passphrase, rpcUrl }, chosen ?? "", signal),
  )
  const isRead = contract.data !== undefined
  useEffect(() => {
    if (chosen && isRead) openRecentContracts(mode, passphrase).put(chosen)
  }, [mode, passphrase, chosen, isRead])
  const change = (text: string): void => {
    const given = text.trim()
    setTyped(isContract(given) ? "" : text)
    if (isContract(given)) go("contract", given)
    else if (chosen) go("contract")
  }
  const isWrong = typed.trim().length > 1 && !/^C[A-Z2-7]{0,54}$/.test(typed.trim())

  if (step === DEPLOY && address !== undefined && onBuilt) {
    return (
      <>
        <h1 className="sr">{say("contract")}</h1>
        <DeployForm address={address} onBuilt={(xdr) => onBuilt(xdr, DEPLOY)} />
      </>
    )
  }
  return (
    <>
      <h1 className="sr">{say("contract")}</h1>
      {!chosen && <p className="lead">{say("lead")}</p>}
      <AccountField
        label={say("contract")}
        placeholder="C…"
        problem={isWrong ? say("contractOnly") : undefined}
        hint={contract.data && say("count", { count: contract.data.functions.length })}
        choices={<RecentContracts onChoose={(one) => go("contract", one)} />}
        value={chosen ?? typed}
        onChange={change}
      />
      <div role="status">
        {chosen && contract.status === "loading" && !contract.data && (
          <p className="hint">{say("reading")}</p>
        )}
        {contract.status === "failed" && (
          <Notice tone="bad" title={say("unread")}>
            <p>{reasonOf(contract.error)}</p>
            <Button onClick={contract.again}>{sayOfApp("retry")}</Button>
          </Notice>
        )}
      </div>
      {chosen && contract.data && (
        <ContractFunctions
          key={subject}
          contract={contract.data}
          address={address}
          onBuilt={onBuilt && ((xdr) => onBuilt(xdr, chosen))}
          onAuthorized={onAuthorized && ((given) => onAuthorized(given, chosen))}
        />
      )}
      {!chosen && address !== undefined && (
        <ul className="stack calls-other">
          <li className="hint">
            <a href="#contract/deploy">{say("deployForm")}</a> {say("deployHint")}
          </li>
          {mode === "sandbox" && (
            <li className="hint">
              <a href="#passkey">{sayOfApp("passkey")}</a> {say("passkeyHint")}
            </li>
          )}
          <li className="hint">
            <a href="#authorization">{say("signOther")}</a> {say("signOtherHint")}
          </li>
        </ul>
      )}
    </>
  )
}
