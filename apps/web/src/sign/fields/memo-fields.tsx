import type { ReactElement } from "react"
import type { MemoChoice } from "../../logic/stellar/memo.js"
import { say } from "../../texts/en/payment.js"
import { InputField, SelectField } from "../../ui/field.js"

export interface MemoFieldsProps {
  memo: { type: MemoChoice; value: string }
  onChange: (memo: { type: MemoChoice; value: string }) => void
  problem: string | undefined
}

const types = [
  ["none", "memoNone"],
  ["text", "memoText"],
  ["id", "memoId"],
  ["hash", "memoHash"],
  ["return", "memoReturn"],
] as const satisfies readonly (readonly [MemoChoice, string])[]

/** The kind and content of a memo. Exchanges need one to assign a payment. */
export function MemoFields({ memo, onChange, problem }: MemoFieldsProps): ReactElement {
  return (
    <div className="field-row field-row-memo">
      <SelectField
        label={say("memo")}
        hint={memo.type === "none" ? say("memoHint") : undefined}
        options={types.map(([type, text]) => [type, say(text)] as const)}
        value={memo.type}
        onChange={(type) => onChange({ ...memo, type })}
      />
      {memo.type !== "none" && (
        <InputField
          label={say("memoContent")}
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
