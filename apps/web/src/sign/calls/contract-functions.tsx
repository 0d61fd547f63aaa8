import type { LoadedContract } from "@alidade/core/contract"
import { ForeignText } from "@alidade/react"
import type { Client } from "@stellar/stellar-sdk/contract"
import { type ReactElement, useRef, useState } from "react"
import {
  fillIn,
  isToken,
  readToken,
  type ShortForm,
  shortFormsOf,
} from "../../logic/contract/token.js"
import type { ReadAuthorization } from "../../logic/sign/read-authorization.js"
import { readLatestLedger } from "../../logic/stellar/latest-ledger.js"
import { usePageNetwork } from "../../page/page.js"
import { useTabStores } from "../../page/tab-stores.js"
import { useDraft } from "../../page/use-draft.js"
import { say } from "../../texts/en/calls.js"
import { formatNumber } from "../../texts/numbers.js"
import { SelectField } from "../../ui/field.js"
import { reasonOf } from "../../ui/reason-of.js"
import { useAsync } from "../../ui/use-async.js"
import { argumentsDraft, FunctionForm } from "./function-form.js"

export interface ContractFunctionsProps {
  contract: LoadedContract<Client>
  /** The connected account. */
  address: string | undefined
  /** Called with the envelope of a call. */
  onBuilt: ((xdr: string) => void) | undefined
  onAuthorized: ((authorization: ReadAuthorization) => void) | undefined
}

/** A function whose arguments a short form filled in. */
interface Filled {
  name: string
  note: string
  count: number
}

const noteOf: Readonly<Record<ShortForm, (until: number) => string>> = {
  send: () => say("sendNote"),
  allow: (until) => say("allowNote", { ledger: formatNumber(until) }),
  takeBack: () => say("takeBackNote"),
}

/** The functions of a contract, and the form of the chosen one. */
export default function ContractFunctions(props: ContractFunctionsProps): ReactElement {
  const { contract, address, onBuilt, onAuthorized } = props
  const { functions } = contract
  const network = usePageNetwork()
  const draft = `contract ${contract.address} ${network.passphrase}`
  const [saved, choose] = useDraft(draft, "function")
  /** The functions that are known to answer without a transaction. */
  const [free, setFree] = useState<ReadonlySet<string>>(new Set())
  const token = useAsync(
    isToken(functions) ? `${contract.address} ${network.rpcUrl}` : undefined,
    (signal) => readToken(contract.address, network, signal),
  ).data
  const { drafts } = useTabStores()
  const [filled, setFilled] = useState<Filled>()
  const [unfilled, setUnfilled] = useState<unknown>()
  const asked = useRef<ShortForm>(undefined)
  const fill = async (form: ShortForm): Promise<void> => {
    asked.current = form
    const latest = await readLatestLedger(network.rpcUrl)
    // Another was chosen meanwhile.
    if (asked.current !== form) return
    setUnfilled(undefined)
    const { name, draft: values, until } = fillIn(form, functions, address ?? "", latest)
    drafts.write(draft, argumentsDraft(name), JSON.stringify(values))
    choose(name)
    setFilled((before) => ({
      name,
      note: noteOf[form](until),
      count: (before?.count ?? 0) + 1,
    }))
  }
  const chosen = functions.find(({ name }) => name === saved) ?? functions[0]
  if (!chosen) return <p className="hint">{say("none")}</p>
  return (
    <div className="functions">
      {token && address !== undefined && (
        <ul className="chips short-forms" aria-label={say("shortForms")}>
          {shortFormsOf(functions).map((form) => (
            <li key={form}>
              <button
                type="button"
                className="chip"
                onClick={() => void fill(form).catch(setUnfilled)}
              >
                {say(form)}
              </button>
            </li>
          ))}
        </ul>
      )}
      <div role="alert" className="short-forms">
        {unfilled !== undefined && <p className="message message-problem">{reasonOf(unfilled)}</p>}
      </div>
      <ul className="function-list" aria-label={say("functions")}>
        {functions.map(({ name }) => (
          <li key={name}>
            <button type="button" aria-pressed={name === chosen.name} onClick={() => choose(name)}>
              <ForeignText text={name} />{" "}
              {free.has(name) && <span className="tag">{say("read")}</span>}
            </button>
          </li>
        ))}
      </ul>
      <div className="function-select">
        <SelectField
          label={say("function")}
          options={functions.map(({ name }) => [name, name] as const)}
          value={chosen.name}
          onChange={choose}
        />
      </div>
      <FunctionForm
        key={`${chosen.name} ${filled?.count}`}
        note={filled?.name === chosen.name ? filled.note : undefined}
        contract={contract}
        called={chosen}
        token={token}
        draft={draft}
        address={address}
        isFree={free.has(chosen.name)}
        onFree={() => setFree(new Set([...free, chosen.name]))}
        onBuilt={onBuilt}
        onAuthorized={onAuthorized}
      />
    </div>
  )
}
