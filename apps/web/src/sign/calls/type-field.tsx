import { ForeignText } from "@alidade/react"
import type { Spec } from "@stellar/stellar-sdk/contract"
import { type Context, createContext, type ReactElement, type ReactNode, useContext } from "react"
import { itemsOf, partsOf, textIn } from "../../logic/contract/draft.js"
import type { ValueProblems } from "../../logic/contract/read-value.js"
import { ownTypeOf, type Part, type Type, typeText } from "../../logic/contract/spec.js"
import type { Value } from "../../logic/operations/field.js"
import { say } from "../../texts/en/calls.js"
import { say as sayOperations } from "../../texts/en/operations.js"
import { Button } from "../../ui/button.js"
import { InputField, SelectField, TextField } from "../../ui/field.js"
import { AccountField } from "../fields/account-field.js"
import { AmountField } from "../fields/amount-field.js"
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
  part: Pick<Part, "name" | "type" | "doc">
  /** Where the value is, for its problem: `animal.eats`. */
  path: string
  value: Value | undefined
  onChange: (value: Value) => void
}

/** A field for a value of a type, as deep as the type goes. */
function TypeField({ part, path, value, onChange }: TypeFieldProps): ReactElement | null {
  const { problems, isTried, decimals, address } = useCall()
  const { name, type, doc } = part
  const found = problems.get(path)
  const text = textIn(value)
  const shared = {
    label: <Label name={name} note={typeText(type)} />,
    hint: doc === "" ? undefined : <ForeignText text={doc} />,
    problem: found && (isTried || text.trim() !== "") ? valueReason(found) : undefined,
    value: text,
    onChange,
  }
  const count = decimals.get(path)
  if (count !== undefined) {
    const note = say("decimals", { type: typeText(type), count })
    return <AmountField {...shared} label={<Label name={name} note={note} />} />
  }
  switch (type.type) {
    case "scSpecTypeVoid":
      return null
    case "scSpecTypeBool":
      return (
        <SelectField
          {...shared}
          value={text === "true" ? text : "false"}
          options={[
            ["true", say("yes")],
            ["false", say("no")],
          ]}
        />
      )
    case "scSpecTypeString":
      return <TextField {...shared} code={false} />
    case "scSpecTypeSymbol":
      return <InputField {...shared} spellCheck={false} dir="ltr" />
    case "scSpecTypeAddress":
    case "scSpecTypeMuxedAddress":
      return (
        <AccountField
          {...shared}
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
      return <InputField {...shared} hint={shared.hint ?? say("bytesHint")} code />
    case "scSpecTypeOption":
      return <OptionField {...{ part, path, value, onChange }} of={type.value.valueType} />
    case "scSpecTypeVec":
      return <VecField {...{ part, path, value, onChange }} of={type.value.elementType} />
    case "scSpecTypeMap":
      return <MapField {...{ part, path, value, onChange }} of={type.value} />
    case "scSpecTypeTuple":
      return (
        <Group label={shared.label} hint={shared.hint}>
          <Parts
            parts={type.value.valueTypes.map((one, at) => partNamed(numbered(name, at), one))}
            keys={(_, at) => `${at}`}
            {...{ path, value, onChange }}
          />
        </Group>
      )
    case "scSpecTypeUdt":
      return <OwnField {...{ part, path, value, onChange }} own={type.value.name.toString()} />
    case "scSpecTypeVal":
    case "scSpecTypeError":
    case "scSpecTypeResult":
      return <TextField {...shared} rows={3} hint={shared.hint ?? say("anyHint")} />
    default:
      return <InputField {...shared} inputMode="numeric" dir="ltr" />
  }
}

/** Whether there is a value, and the value. */
function OptionField(props: TypeFieldProps & { of: Type }): ReactElement {
  const { part, path, value, onChange, of } = props
  const { some } = partsOf(value)
  return (
    <>
      <SelectField
        label={<Label name={part.name} note={typeText(part.type)} />}
        hint={part.doc === "" ? undefined : <ForeignText text={part.doc} />}
        options={[
          ["none", say("nothing")],
          ["some", say("value")],
        ]}
        value={some === undefined ? "none" : "some"}
        onChange={(chosen) => onChange(chosen === "some" ? { some: "" } : {})}
      />
      {some !== undefined && (
        <TypeField
          part={partNamed(part.name, of)}
          path={`${path}.some`}
          value={some}
          onChange={(changed) => onChange({ some: changed })}
        />
      )}
    </>
  )
}

/** Any number of values. */
function VecField(props: TypeFieldProps & { of: Type }): ReactElement {
  const { part, path, onChange, of } = props
  const items = itemsOf(props.value)
  return (
    <Group label={<Label name={part.name} note={typeText(part.type)} />} hint={part.doc}>
      {items.map((item, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the fields have no state of their own
        <Item key={at} name={part.name} at={at} onRemove={() => onChange(items.toSpliced(at, 1))}>
          <TypeField
            part={partNamed(numbered(part.name, at), of)}
            path={`${path}.${at}`}
            value={item}
            onChange={(changed) => onChange(items.with(at, changed))}
          />
        </Item>
      ))}
      <Add name={part.name} onAdd={() => onChange([...items, ""])} />
    </Group>
  )
}

/** Any number of keys with their values. */
function MapField(
  props: TypeFieldProps & { of: { keyType: Type; valueType: Type } },
): ReactElement {
  const { part, path, onChange, of } = props
  const items = itemsOf(props.value)
  return (
    <Group label={<Label name={part.name} note={typeText(part.type)} />} hint={part.doc}>
      {items.map((item, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the fields have no state of their own
        <Item key={at} name={part.name} at={at} onRemove={() => onChange(items.toSpliced(at, 1))}>
          <Parts
            parts={[
              partNamed(say("key", { number: at + 1 }), of.keyType),
              partNamed(say("entryValue", { number: at + 1 }), of.valueType),
            ]}
            keys={(_, index) => (index === 0 ? "key" : "value")}
            path={`${path}.${at}`}
            value={item}
            onChange={(changed) => onChange(items.with(at, changed))}
          />
        </Item>
      ))}
      <Add name={part.name} onAdd={() => onChange([...items, {}])} />
    </Group>
  )
}

/** A type of the contract's own. */
function OwnField(props: TypeFieldProps & { own: string }): ReactElement | null {
  const { part, path, value, onChange } = props
  const { spec } = useCall()
  const own = ownTypeOf(spec, props.own)
  const label = <Label name={part.name} note={typeText(part.type)} />
  if (own === undefined) return null
  if (own.kind === "struct") {
    return (
      <Group label={label} hint={part.doc}>
        <Parts parts={own.parts} keys={({ name }) => name} {...{ path, value, onChange }} />
      </Group>
    )
  }
  const note = say("oneOf", { type: typeText(part.type), count: own.cases.length })
  const choice = { label: <Label name={part.name} note={note} />, hint: part.doc }
  if (own.kind === "enum") {
    const options = own.cases.map((one) => [`${one.value}`, one.name] as const)
    const chosen = options.find(([one]) => one === value) ?? options[0]
    return (
      <SelectField {...choice} options={options} value={chosen?.[0] ?? ""} onChange={onChange} />
    )
  }
  const { tag, values } = partsOf(value)
  const chosen = own.cases.find((one) => one.name === tag) ?? own.cases[0]
  return (
    <>
      <SelectField
        {...choice}
        options={own.cases.map(({ name }) => [name, name] as const)}
        value={chosen?.name ?? ""}
        onChange={(name) => onChange({ tag: name })}
      />
      {chosen && chosen.types.length > 0 && (
        <Parts
          key={chosen.name}
          parts={chosen.types.map((type, at) => partNamed(numbered(chosen.name, at), type))}
          keys={(_, at) => `${at}`}
          path={`${path}.values`}
          value={values}
          onChange={(changed) => onChange({ tag: chosen.name, values: changed })}
        />
      )}
    </>
  )
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

function Group(props: { label: ReactNode; hint: ReactNode; children: ReactNode }): ReactElement {
  return (
    <fieldset className="op-group">
      <legend className="label">{props.label}</legend>
      {props.hint && <p className="hint">{props.hint}</p>}
      {props.children}
    </fieldset>
  )
}

function Item(props: {
  name: string
  at: number
  onRemove: () => void
  children: ReactNode
}): ReactElement {
  const { name, at, onRemove, children } = props
  return (
    <div className="op-list-item">
      <div>{children}</div>
      <Button
        look="quiet"
        aria-label={sayOperations("removeNamed", { field: name, number: at + 1 })}
        onClick={onRemove}
      >
        {sayOperations("remove")}
      </Button>
    </div>
  )
}

function Add({ name, onAdd }: { name: string; onAdd: () => void }): ReactElement {
  return (
    <p>
      <Button look="quiet" onClick={onAdd}>
        {sayOperations("addNamed", { field: name })}
      </Button>
    </p>
  )
}
