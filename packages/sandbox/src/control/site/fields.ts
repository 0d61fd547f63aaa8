import { element } from "../../wallet/screens.js"

/** A field with its label. */
export interface Field<Value> {
  readonly element: HTMLElement
  /** Shows a value. */
  set(value: Value): void
}

/** A choice among options. */
export interface SelectField extends Field<string> {
  value(): string
  /** Replaces the options, if they differ. */
  offer(options: readonly Option[]): void
}

/** A value with its words. */
export type Option = readonly [value: string, words: string]

let count = 0

/** A control below its label. */
export function labelled(label: string, control: HTMLElement): HTMLElement {
  const name = element("label", label)
  control.id = `field-${++count}`
  name.htmlFor = control.id
  return element("div", [name, control], "field")
}

export function selectField(
  label: string,
  options: readonly Option[],
  onChange: (value: string) => void = () => {},
): SelectField {
  const select = element("select")
  let offered = ""
  const offer = (next: readonly Option[]): void => {
    const key = JSON.stringify(next)
    if (key === offered) return
    offered = key
    select.replaceChildren(...next.map(([value, words]) => new Option(words, value)))
  }
  offer(options)
  select.addEventListener("change", () => onChange(select.value))
  return {
    element: labelled(label, select),
    set: (value) => {
      select.value = value
    },
    value: () => select.value,
    offer,
  }
}

export function checkbox(label: string, onChange: (checked: boolean) => void): Field<boolean> {
  const input = element("input")
  input.type = "checkbox"
  input.addEventListener("change", () => onChange(input.checked))
  return {
    element: element("label", [input, element("span", label)], "check"),
    set: (checked) => {
      input.checked = checked
    },
  }
}

/** A part that opens on a click. `onOpen` is called each time. */
export function more(
  summary: string,
  content: readonly Node[],
  onOpen: () => void = () => {},
): HTMLDetailsElement {
  const details = element("details", [element("summary", summary), ...content])
  details.addEventListener("toggle", () => {
    if (details.open) onOpen()
  })
  return details
}
