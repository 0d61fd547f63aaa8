import "../../ui/styles/operations.css"
import { type ReactElement, useContext } from "react"
import type { Field, FieldOf, Value, Values } from "../../logic/operations/field.js"
import { emptyValue, emptyVariant } from "../../logic/operations/open-field.js"
import { isSeveral } from "../../logic/operations/read-field.js"
import { InputField, SelectField, TextField } from "../../ui/field.js"
import { AccountField } from "./account-field.js"
import { AmountField } from "./amount-field.js"
import { AssetField } from "./asset-field.js"
import { FieldContext } from "./field-context.js"
import { FieldGroup, FieldList } from "./field-group.js"
import { fieldReason } from "./field-reason.js"
import { armOf, exampleOf, hintOf, labelOf } from "./field-words.js"
import { FlagsField } from "./flags-field.js"
import { PredicateField } from "./predicate-field.js"
import { TimeField } from "./time-field.js"
import type { TypedFieldProps } from "./typed-field.js"

export interface KindFieldProps {
  field: Field
  /** Where the field is, for its problem: `claimants.0.destination`. */
  path: string
  value: Value
  onChange: (value: Value) => void
}

/** A field of an operation or a transaction, drawn by its kind. */
export function KindField({ field, path, value, onChange }: KindFieldProps): ReactElement {
  const { problems, isTried } = useContext(FieldContext)
  const found = problems.get(path)
  const isShown = isTried || (typeof value === "string" && value.trim() !== "")
  const given = {
    label: labelOf(field.name),
    hint: hintOf(field),
    problem: found && isShown ? fieldReason(found) : undefined,
    onChange,
  }
  const text = typeof value === "string" ? value : ""
  switch (field.kind) {
    case "account":
      return <AccountField {...given} value={text} />
    case "asset":
      return <AssetField {...given} field={field} value={text} />
    case "amount":
      return <AmountField {...given} value={text} />
    case "flags":
      return <FlagsField {...given} field={field} value={value as readonly string[]} />
    case "time":
      return <TimeField {...given} value={text} />
    case "predicate":
      return <PredicateField {...given} path={path} value={value as Values} />
    case "json":
      return <TextField {...given} rows={4} value={text} />
    case "list":
      return (
        <FieldList
          {...given}
          name={labelOf(field.item.name)}
          values={value as readonly Value[]}
          empty={emptyValue(field.item)}
          least={field.least ?? 0}
          most={field.most}
        >
          {(one, at, change) => (
            <KindField field={field.item} path={`${path}.${at}`} value={one} onChange={change} />
          )}
        </FieldList>
      )
    case "group":
      return (
        <FieldGroup label={given.label}>
          <KindFields
            fields={field.fields}
            path={`${path}.`}
            values={(value || {}) as Values}
            onChange={onChange}
          />
        </FieldGroup>
      )
    case "variant":
      return <VariantField {...given} field={field} path={path} value={value as Values} />
    case "price":
    case "integer":
      return <InputField {...given} inputMode="decimal" dir="ltr" value={text} />
    case "text":
    case "bytes":
    case "assetCode":
      return <InputField {...given} spellCheck={false} value={text} />
    default:
      return <InputField {...given} code placeholder={exampleOf(field)} value={text} />
  }
}

export interface KindFieldsProps {
  fields: readonly Field[]
  /** What comes before their names in their paths. */
  path: string
  values: Values
  onChange: (values: Values) => void
}

/** Fields beside each other, where there is room. */
export function KindFields({ fields, path, values, onChange }: KindFieldsProps): ReactElement {
  return (
    <div className="op-fields">
      {fields.map((field) => (
        <div key={field.name} data-kind={field.kind}>
          <KindField
            field={field}
            path={path + field.name}
            value={values[field.name] ?? ""}
            onChange={(value) => onChange({ ...values, [field.name]: value })}
          />
        </div>
      ))}
    </div>
  )
}

/** The fields of a variant's arm. */
function fieldsOf(arm: Field | readonly Field[]): readonly Field[] {
  return isSeveral(arm) ? arm : [arm]
}

/** A choice of contents, and the fields of the chosen one. */
function VariantField(
  props: TypedFieldProps<Values> & { field: FieldOf<"variant">; path: string },
): ReactElement {
  const { label, hint, field, path, value, onChange } = props
  const type = value.type as string
  return (
    <div className="op-variant">
      <SelectField
        label={label}
        hint={hint}
        options={Object.keys(field.arms).map((arm) => [arm, armOf(arm)] as const)}
        value={type}
        onChange={(chosen) => onChange(emptyVariant(field, chosen))}
      />
      <KindFields
        key={type}
        fields={fieldsOf(field.arms[type] ?? [])}
        path={`${path}.`}
        values={value}
        onChange={onChange}
      />
    </div>
  )
}
