import type { ReactElement } from "react"
import { levels, readWeight } from "../../logic/signers/signer-set.js"
import { powerOf } from "../../logic/signers/who-can.js"
import { useParties } from "../../page/parties.js"
import { partyText } from "../../page/party-name.js"
import { Party } from "../../recipients/party.js"
import { say } from "../../texts/en/signers.js"
import { Button } from "../../ui/button.js"
import { Icon } from "../../ui/icons.js"
import type { Signers } from "./use-signers.js"

export interface SignersTableProps {
  address: string
  signers: Signers
  onAdd: () => void
}

/** The signers of an account: what each can do alone, and its weight. */
export function SignersTable({ address, signers, onAdd }: SignersTableProps): ReactElement {
  const { before, after, remove } = signers
  const parties = useParties()
  return (
    <table className="signers-table">
      <caption className="sr">{say("title")}</caption>
      <thead>
        <tr>
          <th scope="col">{say("signer")}</th>
          <th scope="col" className="wide-cell">
            {say("aloneColumn")}
          </th>
          <th scope="col">{say("weight")}</th>
          <td>
            <Button look="quiet" aria-label={say("addNamed")} onClick={onAdd}>
              {say("add")}
            </Button>
          </td>
        </tr>
      </thead>
      <tbody>
        {[...after.weights].map(([key, weight]) => {
          const name = partyText(key, parties)
          const isGone = weight === 0 && (before.weights.get(key) ?? 0) > 0
          const power = key.startsWith("T") ? "itself" : powerOf(after, weight)
          const words = say(isGone ? "removed" : power)
          return (
            <tr key={key}>
              <th scope="row">
                <Party address={key} isOwn={key === address} isClosed />
                <span className="hint narrow-line">{say("aloneLine", { words })}</span>
              </th>
              <td className="wide-cell">
                <span className="hint">
                  <Icon name={power === "all" || power === "pays" ? "check" : "none"} /> {words}
                </span>
              </td>
              <td>
                <WeightInput signers={signers} of={key} label={say("weightOf", { signer: name })} />
              </td>
              <td>
                {key !== address && !isGone && (
                  <Button
                    className="button-icon"
                    aria-label={say("removeNamed", { signer: name })}
                    onClick={({ currentTarget }) => {
                      // The pressed button goes, and the row of an added signer too.
                      const kept = currentTarget.closest(before.weights.has(key) ? "tr" : "table")
                      kept?.querySelector<HTMLElement>("input, thead button")?.focus()
                      remove(key)
                    }}
                  >
                    <Icon name="cross" />
                  </Button>
                )}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** The weight that each kind of operation needs. */
export function Thresholds({ signers }: { signers: Signers }): ReactElement {
  return (
    <fieldset className="thresholds">
      <legend className="rows-head">{say("needed")}</legend>
      {levels.map((level) => (
        <label key={level} htmlFor={`for-${level}`}>
          <span>{say(`for_${level}`)}</span>
          <WeightInput signers={signers} of={level} id={`for-${level}`} />
          <span className="hint">{say(level)}</span>
        </label>
      ))}
    </fieldset>
  )
}

interface WeightInputProps {
  signers: Signers
  /** A signer's key, or a threshold's level. */
  of: string
  id?: string
  label?: string
}

function WeightInput({ signers, of, id, label }: WeightInputProps): ReactElement {
  const text = signers.text(of)
  return (
    <input
      id={id}
      className="input"
      inputMode="numeric"
      autoComplete="off"
      dir="ltr"
      aria-label={label}
      aria-invalid={readWeight(text) === undefined}
      aria-describedby="signers-problem"
      value={text}
      onChange={({ target }) => signers.setText(of, target.value)}
    />
  )
}
