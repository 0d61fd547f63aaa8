import { type ReactElement, useState } from "react"
import { readNewSigner, type SignerKind, signerKinds } from "../../logic/signers/new-signer.js"
import { isFull, readWeight, type SignerSet } from "../../logic/signers/signer-set.js"
import { neededFor, waysTo } from "../../logic/signers/who-can.js"
import { useParties } from "../../page/parties.js"
import { partyText } from "../../page/party-name.js"
import { say } from "../../texts/en/signers.js"
import { Button } from "../../ui/button.js"
import { ComposeForm } from "../../ui/compose-form.js"
import { InputField, SelectField } from "../../ui/field.js"
import { formatStroops } from "../../ui/format-stroops.js"
import { useArrival } from "../../ui/use-arrival.js"
import { AccountField } from "../fields/account-field.js"
import { useLookAlikeQuestion } from "../fields/use-look-alike-question.js"
import { WaysText } from "./ways-text.js"

export interface AddSignerProps {
  address: string
  set: SignerSet
  /** What each signer keeps of the account's balance, in stroops. */
  reserve: bigint | undefined
  onAdd: (key: string, weight: string) => void
  onBack: () => void
}

/** A new signer: a key, a hash, or a transaction, and its weight. */
export function AddSigner({ address, set, reserve, onAdd, onBack }: AddSignerProps): ReactElement {
  const heading = useArrival<HTMLHeadingElement>()
  const parties = useParties()
  const [kind, setKind] = useState<SignerKind>("account")
  const [text, setText] = useState("")
  const [weight, setWeight] = useState("1")
  const [isTried, setTried] = useState(false)
  const question = useLookAlikeQuestion([text.trim()], (_, known) => setText(known))
  const key = readNewSigner(kind, text)
  const number = readWeight(weight)
  const isKnown = key !== undefined && (set.weights.get(key) ?? 0) > 0
  const problem = isFull(set, address)
    ? say("full")
    : isKnown || key === address
      ? say("already")
      : key === undefined
        ? say(kind === "account" ? "badAccount" : "badHash")
        : undefined
  const wrongWeight = number === undefined || number === 0 ? say("badWeight") : undefined
  const weights = new Map([...set.weights, ...(key && number ? [[key, number] as const] : [])])
  const typed = {
    label: say("signer"),
    problem: isTried || text !== "" ? problem : undefined,
    value: text,
    onChange: setText,
  }
  return (
    <ComposeForm
      label={say("addNamed")}
      request={
        key === undefined
          ? undefined
          : say("withWeight", { signer: partyText(key, parties), weight })
      }
      detail={reserve !== undefined && say("reserve", { amount: formatStroops(reserve) })}
      action={say("add")}
      unready={() => {
        setTried(true)
        return Boolean(problem || wrongWeight)
      }}
      compose={async () => onAdd(key ?? "", weight.trim())}
      others={<Button onClick={onBack}>{say("cancel")}</Button>}
      question={question}
    >
      <h2 className="work-title" ref={heading} tabIndex={-1}>
        {say("addNamed")}
      </h2>
      <SelectField
        label={say("kind")}
        hint={say(`about_${kind}`)}
        options={signerKinds.map((one) => [one, say(`kind_${one}`)] as const)}
        value={kind}
        onChange={setKind}
      />
      {kind === "account" ? (
        <AccountField {...typed} hint={undefined} />
      ) : (
        <InputField {...typed} code hint={say("hashHint")} />
      )}
      <InputField
        label={say("weightField")}
        hint={say("payTakes", { needed: neededFor(set, "medium") })}
        problem={isTried ? wrongWeight : undefined}
        inputMode="numeric"
        dir="ltr"
        value={weight}
        onChange={setWeight}
      />
      <p>
        {say.parts("toPay", { ways: <WaysText ways={waysTo({ ...set, weights }, "medium")} /> })}
      </p>
    </ComposeForm>
  )
}
