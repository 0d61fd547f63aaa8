import { ForeignText } from "@alidade/react"
import type { Spec } from "@stellar/stellar-sdk/contract"
import { type Context, createContext, type ReactElement, useContext } from "react"
import { itemsOf, partsOf, textIn } from "../../logic/contract/draft.js"
import type { ValueProblems } from "../../logic/contract/read-value.js"
import { ownTypeOf, type Part, type Type, typeText } from "../../logic/contract/spec.js"
import type { Value } from "../../logic/operations/field.js"
import { say } from "../../texts/en/calls.js"
import { Button } from "../../ui/button.js"
import { InputField, SelectField, TextField } from "../../ui/field.js"
import { AccountField } from "../fields/account-field.js"
import { AmountField } from "../fields/amount-field.js"
import { FieldGroup, FieldList } from "../fields/field-group.js"
import { valueReason } from "./value-reason.js"

/** What the fields of a function share. */
export interface CallContextValue {
  spec: Spec
  problems: ValueProblems
  /** Whether the form was tried, so that empty fields show their problems too. */
  isTried: boolean
  /** The decimals of the arguments that are amounts of a token, by name. */
  decimals: ReadonlyMap<string, number>
  /** The connected account. */
  address: string | undefined
}

export const CallContext: Context<CallContextValue | null> = createContext<CallContextValue | null>(
  null,
)

function useCall(): CallContextValue {
  const call = useContext(CallContext)
  if (!call) throw new Error("There is no form of a call around this.")
  return call
}

interface TypeFieldProps {
  part: Part
  /** Where the value is, for its problem: `animal.eats`. */
  path: string
  value: Value | undefined
  onChange: (value: Value) => void
}

/** A field for a value of a type, as deep as the type goes. */
function TypeField({ part, path, value, onChange }: TypeFieldProps): ReactElement | null {
  const { spec, problems, isTried, decimals, address } = useCall()
  const { name, type, doc } = part
  const found = problems.get(path)
  const text = textIn(value)
  const typed = partsOf(value)
  const group = {
    label: <Label name={name} note={typeText(type)} />,
    hint: doc === "" ? undefined : <ForeignText text={doc} />,
  }
  const field = {
    ...group,
    problem: found && (isTried || text.trim() !== "") ? valueReason(found) : undefined,
    value: text,
    onChange,
  }
  const items = { ...group, name, values: itemsOf(value), onChange }
  const count = decimals.get(path)
  if (count !== undefined) {
    const note = say("decimals", { type: typeText(type), count })
    return <AmountField {...field} label={<Label name={name} note={note} />} />
  }
  switch (type.type) {
    case "scSpecTypeVoid":
      return null
    case "scSpecTypeBool":
      return (
        <SelectField
          {...field}
          value={text === "true" ? text : "false"}
          options={[
            ["true", say("yes")],
            ["false", say("no")],
          ]}
        />
      )
    case "scSpecTypeString":
      return <TextField {...field} code={false} />
    case "scSpecTypeSymbol":
      return <InputField {...field} spellCheck={false} dir="ltr" />
    case "scSpecTypeAddress":
    case "scSpecTypeMuxedAddress":
      return (
        <AccountField
          {...field}
          placeholder="G… / C…"
          choices={
            address !== undefined && (
              <p>
                <Button look="quiet" onClick={() => onChange(address)}>
                  {say("mine")}
                </Button>
              </p>
            )
          }
        />
      )
    case "scSpecTypeBytes":
    case "scSpecTypeBytesN":
      return <InputField {...field} hint={field.hint ?? say("bytesHint")} code />
    case "scSpecTypeOption":
      return (
        <>
          <SelectField
            {...group}
            options={[
              ["none", say("nothing")],
              ["some", say("value")],
            ]}
            value={typed.some === undefined ? "none" : "some"}
            onChange={(chosen) => onChange(chosen === "some" ? { some: "" } : {})}
          />
          {typed.some !== undefined && (
            <Parts
              parts={[partNamed(name, type.value.valueType)]}
              keys={() => "some"}
              {...{ path, value, onChange }}
            />
          )}
        </>
      )
    case "scSpecTypeVec": {
      const { elementType } = type.value
      return (
        <FieldList {...items} empty="">
          {(item, at, change) => (
            <TypeField
              part={partNamed(numbered(name, at), elementType)}
              path={`${path}.${at}`}
              value={item}
              onChange={change}
            />
          )}
        </FieldList>
      )
    }
    case "scSpecTypeMap": {
      const { keyType, valueType } = type.value
      return (
        <FieldList {...items} empty={{}}>
          {(item, at, change) => (
            <Parts
              parts={[
                partNamed(say("key", { number: at + 1 }), keyType),
                partNamed(say("entryValue", { number: at + 1 }), valueType),
              ]}
              keys={(_, index) => (index === 0 ? "key" : "value")}
              path={`${path}.${at}`}
              value={item}
              onChange={change}
            />
          )}
        </FieldList>
      )
    }
    case "scSpecTypeTuple":
      return (
        <FieldGroup {...group}>
          <NumberedParts name={name} types={type.value.valueTypes} {...{ path, value, onChange }} />
        </FieldGroup>
      )
    case "scSpecTypeUdt":
      return ownField(type.value.name.toString())
    case "scSpecTypeVal":
    case "scSpecTypeError":
    case "scSpecTypeResult":
      return <TextField {...field} rows={3} hint={field.hint ?? say("anyHint")} />
    default:
      return <InputField {...field} inputMode="numeric" dir="ltr" />
  }

  /** A field for a type of the contract's own. */
  function ownField(of: string): ReactElement | null {
    const own = ownTypeOf(spec, of)
    if (own === undefined) return null
    if (own.kind === "struct") {
      return (
        <FieldGroup {...group}>
          <Parts parts={own.parts} keys={(one) => one.name} {...{ path, value, onChange }} />
        </FieldGroup>
      )
    }
    const note = say("oneOf", { type: typeText(type), count: own.cases.length })
    const choice = { ...group, label: <Label name={name} note={note} /> }
    if (own.kind === "enum") {
      const options = own.cases.map((one) => [`${one.value}`, one.name] as const)
      const chosen = options.find(([one]) => one === text) ?? options[0]
      return (
        <SelectField {...choice} options={options} value={chosen?.[0] ?? ""} onChange={onChange} />
      )
    }
    const chosen = own.cases.find((one) => one.name === typed.tag) ?? own.cases[0]
    return (
      <>
        <SelectField
          {...choice}
          options={own.cases.map((one) => [one.name, one.name] as const)}
          value={chosen?.name ?? ""}
          onChange={(tag) => onChange({ tag })}
        />
        {chosen && (
          <NumberedParts
            key={chosen.name}
            name={chosen.name}
            types={chosen.types}
            path={`${path}.values`}
            value={typed.values}
            onChange={(values) => onChange({ tag: chosen.name, values })}
          />
        )}
      </>
    )
  }
}

interface PartsProps {
  parts: readonly Part[]
  /** What a part is called in the draft. */
  keys: (part: Part, at: number) => string
  path: string
  value: Value | undefined
  onChange: (value: Value) => void
}

/** The fields of a value with parts. */
export function Parts({ parts, keys, path, value, onChange }: PartsProps): ReactElement {
  const typed = partsOf(value)
  return (
    <>
      {parts.map((part, at) => {
        const key = keys(part, at)
        return (
          <TypeField
            key={key}
            part={part}
            path={path === "" ? key : `${path}.${key}`}
            value={typed[key]}
            onChange={(changed) => onChange({ ...typed, [key]: changed })}
          />
        )
      })}
    </>
  )
}

/** The fields of values that have no names of their own. */
function NumberedParts({
  name,
  types,
  ...value
}: Omit<PartsProps, "parts" | "keys"> & { name: string; types: readonly Type[] }): ReactElement {
  const parts = types.map((type, at) => partNamed(numbered(name, at), type))
  return <Parts parts={parts} keys={(_, at) => `${at}`} {...value} />
}

function partNamed(name: string, type: Type): Part {
  return { name, type, doc: "" }
}

function numbered(name: string, at: number): string {
  return say("item", { name, number: at + 1 })
}

/** The name of a value, which is the contract's word, and its type. */
function Label({ name, note }: { name: string; note: string }): ReactElement {
  return (
    <>
      <ForeignText text={name} />{" "}
      <span className="tag" dir="ltr">
        <ForeignText text={note} />
      </span>
    </>
  )
}
