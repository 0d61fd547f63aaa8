import type { ReactElement } from "react"
import type { Field, Problems, Values } from "../../logic/operations/field.js"
import type { SavedDraft } from "../../logic/operations/saved-draft.js"
import { entryOf } from "../../logic/operations/table.js"
import {
  boundFields,
  feeBumpField,
  memoField,
  preconditionFields,
  resourcesField,
  sourceFields,
} from "../../logic/operations/transaction-fields.js"
import { say } from "../../texts/en/operations.js"
import { SelectField } from "../../ui/field.js"
import { FieldContext } from "../fields/field-context.js"
import { armOf, labelOf } from "../fields/field-words.js"
import { KindFields } from "../fields/kind-field.js"
import { FoldedItem } from "./folded-item.js"

export interface TransactionSettingsProps {
  draft: SavedDraft
  problems: Problems
  isTried: boolean
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  onChange: (draft: SavedDraft) => void
}

const validities = ["1800", "86400", "604800", ""] as const

/** What belongs to the transaction as a whole: its source, memo, time, preconditions, and who pays the fee instead. */
export function TransactionSettings(props: TransactionSettingsProps): ReactElement {
  const { draft, problems, isTried, isOpen, onOpen, onChange } = props
  const { values, validFor, operations } = draft
  const isContract = operations.some(({ type }) => entryOf(type).group === "contracts")
  const fieldsShown = (fields: readonly Field[]): ReactElement => (
    <KindFields
      fields={fields}
      path=""
      values={values}
      onChange={(changed) => onChange({ ...draft, values: changed })}
    />
  )
  const memo = armOf((values.memo as Values).type as string)
  const time = say(`valid_${validities.find((one) => one === validFor) ?? ""}`)
  return (
    <FoldedItem
      title={say("settings")}
      detail={
        isTried && problems.size > 0 ? (
          <span className="message-problem">{say("incomplete")}</span>
        ) : (
          `${labelOf("memo")}: ${memo} · ${say("validFor")}: ${time}`
        )
      }
      isOpen={isOpen}
      onOpen={onOpen}
    >
      <FieldContext value={{ problems, isTried }}>
        {fieldsShown([memoField])}
        <SelectField
          label={say("validFor")}
          options={validities.map((one) => [one, say(`valid_${one}`)] as const)}
          value={validities.find((one) => one === validFor) ?? ""}
          onChange={(chosen) => onChange({ ...draft, validFor: chosen })}
        />
        {validFor === "" && fieldsShown(boundFields)}
        {fieldsShown([...sourceFields, ...preconditionFields])}
        {(isContract || values.resources !== "") && fieldsShown([resourcesField])}
        {fieldsShown([feeBumpField])}
      </FieldContext>
    </FoldedItem>
  )
}
