import { type ReactElement, type ReactNode, useId } from "react"
import type { SigningOption } from "../../logic/sign/signing-options.js"
import { Address } from "../../page/address.js"
import { say } from "../../texts/en/entries.js"
import { Checkbox } from "../../ui/checkbox.js"
import { Notice } from "../../ui/notice.js"

export interface SignForProps {
  /** The connected account. */
  account: string
  /** How it can sign. All are for the same address. */
  options: readonly SigningOption[]
  chosen: SigningOption | undefined
  onChoose: (option: SigningOption | undefined) => void
}

/** Says that an authorization is for another address, and has the user choose to sign for it. Nothing is chosen at first. */
export function SignFor({ account, options, chosen, onChoose }: SignForProps): ReactElement {
  const name = useId()
  const [first] = options
  if (!first?.onBehalfOf) return <Notice tone="warn" title={say("noPlace")} />
  const address = <Address value={first.onBehalfOf} />
  const wordsOf = ({ place }: SigningOption): ReactNode =>
    place === account
      ? say.parts("asDelegate", { address })
      : place === undefined || place === first.onBehalfOf
        ? say.parts("signFor", { address })
        : say.parts("asSignerOf", { address, place: <Address value={place} /> })
  return (
    <>
      <Notice tone="warn" title={say("forOther")}>
        <p>{say.parts("forOtherHint", { address })}</p>
      </Notice>
      {options.length === 1 ? (
        <Checkbox
          checked={chosen !== undefined}
          isOpen={chosen === undefined}
          onChange={(checked) => onChoose(checked ? first : undefined)}
        >
          {wordsOf(first)}
        </Checkbox>
      ) : (
        <fieldset className="stack">
          <legend className="label">{say("choose")}</legend>
          {options.map((option) => (
            <label key={option.place} className="check">
              <input
                type="radio"
                name={name}
                data-question={chosen === undefined || undefined}
                checked={option.place === chosen?.place}
                onChange={() => onChoose(option)}
              />
              <span>{wordsOf(option)}</span>
            </label>
          ))}
        </fieldset>
      )}
      {chosen?.place?.startsWith("C") && <p className="hint">{say("contractForm")}</p>}
    </>
  )
}
