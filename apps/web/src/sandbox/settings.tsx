import { shortAddress } from "@alidade/react"
import {
  type Answer,
  answers,
  type SandboxNetwork,
  type SimulatedWallet,
  type WalletState,
} from "@alidade/sandbox/browser"
import type { ReactElement } from "react"
import { Field } from "../parts/field.js"
import { answerWords } from "./answers.js"

/** How a simulated wallet is set, and the switches to set it. */
export function Settings({
  wallet,
  state,
}: {
  wallet: SimulatedWallet
  state: WalletState
}): ReactElement {
  return (
    <div className="dock-settings">
      <Field label="When it is asked, it">
        {(control) => (
          <select
            {...control}
            className="input"
            value={state.answer}
            onChange={(event) => wallet.update({ answer: event.target.value as Answer })}
          >
            {answers.map((answer) => (
              <option key={answer} value={answer}>
                {answerWords[answer].option}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label="Its account">
        {(control) => (
          <select
            {...control}
            className="input"
            value={state.account}
            onChange={(event) => wallet.update({ account: event.target.value })}
          >
            {wallet.accounts.map(({ address, name }) => (
              <option key={address} value={address}>
                {name}, {shortAddress(address)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label="Its network">
        {(control) => (
          <select
            {...control}
            className="input"
            value={state.network}
            onChange={(event) =>
              wallet.update({ network: event.target.value as SandboxNetwork["id"] })
            }
          >
            {wallet.networks.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <div className="dock-switches">
        <label className="check">
          <input
            type="checkbox"
            checked={state.installed}
            onChange={(event) => wallet.update({ installed: event.target.checked })}
          />
          Installed
        </label>
        <label className="check">
          <input
            type="checkbox"
            checked={state.locked}
            onChange={(event) => wallet.update({ locked: event.target.checked })}
          />
          Locked
        </label>
        <button type="button" className="button button-quiet" onClick={wallet.reset}>
          Everything as at first
        </button>
      </div>
    </div>
  )
}
