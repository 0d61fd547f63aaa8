import type { LoadedContract } from "@alidade/core/contract"
import { ForeignText } from "@alidade/react"
import type { Client } from "@stellar/stellar-sdk/contract"
import { type ReactElement, useState } from "react"
import { isToken, readToken } from "../../logic/contract/token.js"
import { usePageNetwork } from "../../page/page.js"
import { useDraft } from "../../page/use-draft.js"
import { say } from "../../texts/en/calls.js"
import { SelectField } from "../../ui/field.js"
import { useAsync } from "../../ui/use-async.js"
import { FunctionForm } from "./function-form.js"

export interface ContractFunctionsProps {
  contract: LoadedContract<Client>
  /** The connected account. */
  address: string | undefined
  /** Called with the envelope of a call. */
  onBuilt: ((xdr: string) => void) | undefined
}

/** The functions of a contract, and the form of the chosen one. */
export default function ContractFunctions(props: ContractFunctionsProps): ReactElement {
  const { contract, address, onBuilt } = props
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
  const chosen = functions.find(({ name }) => name === saved) ?? functions[0]
  if (!chosen) return <p className="hint">{say("none")}</p>
  return (
    <div className="functions">
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
        key={chosen.name}
        contract={contract}
        called={chosen}
        token={token}
        draft={draft}
        address={address}
        isFree={free.has(chosen.name)}
        onFree={() => setFree(new Set([...free, chosen.name]))}
        onBuilt={onBuilt}
      />
    </div>
  )
}
