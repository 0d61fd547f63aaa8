import { type ReactElement, useRef, useState } from "react"
import { flushSync } from "react-dom"
import { type RecipientMemo, recipientMemo } from "../../logic/recipients/recipient.js"
import { type MemoChoice, memoProblem, readMemoChoice } from "../../logic/stellar/memo.js"
import { useDraft } from "../../page/use-draft.js"
import { say } from "../../texts/en/payment.js"
import { say as sayStellar } from "../../texts/en/stellar.js"
import { Button } from "../../ui/button.js"
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

/** The memo that is typed into a form. */
export interface TypedMemo {
  typed: MemoFieldsProps["memo"]
  /** Sets the memo and shows its fields, or removes both. */
  set: (memo: MemoFieldsProps["memo"] | undefined) => void
  isShown: boolean
  problem: string | undefined
  /** The memo, if there is one without a problem. */
  valid: RecipientMemo | undefined
}

/** A memo that survives a reload with the other fields of a draft. */
export function useTypedMemo(
  draft: string | undefined,
  given?: MemoFieldsProps["memo"] | undefined,
): TypedMemo {
  const [chosen, setType] = useDraft(draft, "memo type", given?.type ?? "none")
  const [value, setValue] = useDraft(draft, "memo", given?.value)
  const [isAdded, setAdded] = useState(false)
  const type = readMemoChoice(chosen)
  const found = memoProblem(type, value)
  return {
    typed: { type, value },
    set(memo) {
      setAdded(memo !== undefined)
      setType(memo?.type ?? "none")
      setValue(memo?.value ?? "")
    },
    isShown: isAdded || type !== "none",
    problem: found && sayStellar.problem(found),
    valid: recipientMemo(type, value),
  }
}

/** A memo's fields, or the button that adds them. */
export function MemoPart(props: {
  memo: TypedMemo
  /** Whether a receiver asks for a memo. */
  isNeeded?: boolean
  isTried: boolean
}): ReactElement {
  const { memo, isNeeded = false, isTried } = props
  const { typed, set, isShown, problem } = memo
  const part = useRef<HTMLDivElement>(null)
  const add = (): void => {
    flushSync(() => set(typed))
    part.current?.querySelector("select")?.focus()
  }
  return (
    <div ref={part} className={isShown || isNeeded ? undefined : "add-memo"}>
      {isShown || isNeeded ? (
        <MemoFields
          memo={typed}
          onChange={set}
          problem={isTried || typed.value !== "" ? problem : undefined}
        />
      ) : (
        <Button look="quiet" onClick={add}>
          {say("addMemo")}
        </Button>
      )}
    </div>
  )
}
