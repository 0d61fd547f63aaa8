import type { AccountInfo } from "@alidade/core/account"
import { useAccountInfo } from "@alidade/react/account"
import { type ReactElement, useState } from "react"
import { flushSync } from "react-dom"
import { emptyOperation } from "../../logic/operations/operation.js"
import { emptyTransaction, type TransactionDraft } from "../../logic/operations/transaction.js"
import {
  changesBetween,
  levels,
  type OptionValues,
  readWeight,
} from "../../logic/signers/signer-set.js"
import { findDanger, isNobody, waysTo } from "../../logic/signers/who-can.js"
import { PartyName } from "../../page/party-name.js"
import { usePlace } from "../../page/place.js"
import { say } from "../../texts/en/signers.js"
import { formatBalance } from "../../texts/numbers.js"
import { Button } from "../../ui/button.js"
import type { ComposeFormProps } from "../../ui/compose-form.js"
import { Icon } from "../../ui/icons.js"
import { Notice } from "../../ui/notice.js"
import { Outcome } from "../../ui/outcome.js"
import { reasonOf } from "../../ui/reason-of.js"
import "../../ui/styles/signers-form.css"
import { FeeSelect } from "../fees/fee-select.js"
import { useFee } from "../fees/use-fee.js"
import { DraftForm } from "../operations/draft-form.js"
import type { OperationsFormProps } from "../operations/operations-form.js"
import { AddSigner } from "./add-signer.js"
import { SignersTable, Thresholds } from "./signers-table.js"
import { useSigners } from "./use-signers.js"
import { Names, WaysText } from "./ways-text.js"

/** Who can sign for the account. What a change would do is tried before it is reviewed. */
export default function SignersForm({ onBuilt }: OperationsFormProps): ReactElement {
  const { account, error } = useAccountInfo()
  if (account?.exists) return <Loaded account={account} onBuilt={onBuilt} />
  return (
    <>
      <h2 className="work-title">{say("title")}</h2>
      <p role="status" className="hint">
        {account ? say("inactive") : error ? reasonOf(error) : say("loading")}
      </p>
    </>
  )
}

function Loaded(props: { account: AccountInfo; onBuilt: (xdr: string) => void }): ReactElement {
  const { account, onBuilt } = props
  const { address } = account
  const { step, go } = usePlace()
  const signers = useSigners(account)
  const { name, before, after, setText } = signers
  const changes = changesBetween(before, after, address)
  const fee = useFee({ draft: name, count: changes.length })
  const [isTried, setTried] = useState(false)
  const [accepted, accept] = useState("")
  const isWrong = [...after.weights.keys(), ...levels].some(
    (name) => readWeight(signers.text(name)) === undefined,
  )
  const undo = waysTo(after, "high")
  const balance = (
    <bdi dir="ltr">{formatBalance(account.balances[0]?.decimal ?? "0").join("")} XLM</bdi>
  )
  const found = isWrong ? undefined : findDanger(before, after, address)
  const id = JSON.stringify(changes)
  const others = [...after.weights].filter(
    ([key, weight]) => key !== address && weight > 0 && !key.startsWith("T"),
  )
  const request = say.parts("signersOf", { account: <PartyName address={address} /> })
  const danger: ComposeFormProps["question"] =
    found && accepted !== id
      ? {
          request,
          detail: <FeeSelect fee={fee} />,
          note: (
            <Outcome role="alert">
              <Notice tone="bad" title={say(found.danger)}>
                <p>
                  {found.danger === "out"
                    ? say.parts("withoutOthers", {
                        signers: <Names keys={others.map(([key]) => key)} type="disjunction" />,
                        amount: balance,
                      })
                    : say.parts(`${found.danger}Means`, { amount: balance })}
                </p>
              </Notice>
            </Outcome>
          ),
          others: (
            <Button
              className="button-danger"
              onClick={({ currentTarget: { form } }) => {
                flushSync(() => accept(id))
                form?.requestSubmit()
              }}
            >
              {say("reviewAnyway")}
            </Button>
          ),
          children: (
            <Button
              look="primary"
              onClick={({ currentTarget: { form } }) => {
                flushSync(() => setText(address, String(found.cure)))
                form?.querySelector<HTMLElement>("[type=submit]")?.focus()
              }}
            >
              {say("giveMe", { weight: found.cure })}
            </Button>
          ),
        }
      : undefined

  if (step === "add-signer") {
    return (
      <AddSigner
        address={address}
        set={after}
        reserve={account.reserve.base}
        onAdd={(key, weight) => {
          setText(key, weight)
          history.back()
        }}
        onBack={() => history.back()}
      />
    )
  }
  return (
    <DraftForm
      title={say("title")}
      request={request}
      fee={fee}
      draft={() => draftOf(address, changes)}
      onBuilt={onBuilt}
      question={danger}
      isReady={!isWrong && changes.length > 0}
      onTried={() => setTried(true)}
      onClear={() => {
        signers.clear()
        setTried(false)
      }}
    >
      <p>
        {say.parts("toPay", { ways: <WaysText ways={waysTo(after, "medium")} /> })}{" "}
        {say.parts("toChange", { ways: <WaysText ways={undo} /> })}
      </p>
      <SignersTable
        address={address}
        signers={signers}
        onAdd={() => go("transaction", "add-signer")}
      />
      <Thresholds signers={signers} />
      <p id="signers-problem" role="status" className="hint">
        {isWrong ? (
          <span className="message-problem">{say("badNumber")}</span>
        ) : isTried && changes.length === 0 ? (
          <span className="message-problem">{say("unchanged")}</span>
        ) : (
          changes.length > 0 &&
          !isNobody(undo) && (
            <>
              <Icon name="check" /> {say.parts("tried", { ways: <WaysText ways={undo} /> })}
            </>
          )
        )}
      </p>
    </DraftForm>
  )
}

/** The transaction of the changes: a `setOptions` for each. */
function draftOf(address: string, changes: readonly OptionValues[]): TransactionDraft {
  const empty = emptyOperation("setOptions")
  const operations = changes.map((values) => ({
    ...empty,
    values: { ...empty.values, ...values },
    source: "",
  }))
  return { ...emptyTransaction(address), operations }
}
