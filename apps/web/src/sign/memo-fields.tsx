import type { ReactElement } from "react"
import { Field } from "../parts/field.js"
import type { MemoChoice } from "../stellar/memo.js"

/** What the fields of a memo take. */
export interface MemoFieldsProps {
  memo: { type: MemoChoice; value: string }
  onChange: (memo: { type: MemoChoice; value: string }) => void
  problem: string | undefined
}

const types: readonly (readonly [MemoChoice, string])[] = [
  ["none", "None"],
  ["text", "Text"],
  ["id", "ID"],
  ["hash", "Hash"],
  ["return", "Return hash"],
]

/** A memo: which kind, and what it says. Exchanges need one to know whose payment it is. */
export function MemoFields({ memo, onChange, problem }: MemoFieldsProps): ReactElement {
  return (
    <div className="field-row field-row-memo">
      <Field label="Memo" hint={memo.type === "none" ? "Exchanges often ask for one." : undefined}>
        {(control) => (
          <select
            {...control}
            className="input"
            value={memo.type}
            onChange={(event) => onChange({ ...memo, type: event.target.value as MemoChoice })}
          >
            {types.map(([type, text]) => (
              <option key={type} value={type}>
                {text}
              </option>
            ))}
          </select>
        )}
      </Field>
      {memo.type !== "none" && (
        <Field label="Memo content" problem={problem}>
          {(control) => (
            <input
              {...control}
              className="input"
              autoComplete="off"
              spellCheck={memo.type === "text"}
              inputMode={memo.type === "id" ? "numeric" : undefined}
              value={memo.value}
              onChange={(event) => onChange({ ...memo, value: event.target.value })}
            />
          )}
        </Field>
      )}
    </div>
  )
}
