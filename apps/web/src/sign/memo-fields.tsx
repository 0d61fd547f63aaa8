import type { ReactElement } from "react"
import { InputField, SelectField } from "../parts/field.js"
import type { MemoChoice } from "../stellar/memo.js"

/** Props of `MemoFields`. */
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

/** The kind and content of a memo. Exchanges need one to assign a payment. */
export function MemoFields({ memo, onChange, problem }: MemoFieldsProps): ReactElement {
  return (
    <div className="field-row field-row-memo">
      <SelectField
        label="Memo"
        hint={memo.type === "none" ? "Exchanges often require one." : undefined}
        options={types}
        value={memo.type}
        onChange={(type) => onChange({ ...memo, type })}
      />
      {memo.type !== "none" && (
        <InputField
          label="Memo content"
          problem={problem}
          spellCheck={memo.type === "text"}
          inputMode={memo.type === "id" ? "numeric" : undefined}
          value={memo.value}
          onChange={(value) => onChange({ ...memo, value })}
        />
      )}
    </div>
  )
}
