import { type ReactElement, useId } from "react"
import { InputField } from "../ui/field.js"

/** The fields of a theme with their descriptions. */
export type Fields<Theme> = Readonly<Record<keyof Theme & string, string>>

/** Props of `ThemeFields`. */
interface ThemeFieldsProps<Theme extends object> {
  title: string
  fields: Fields<Theme>
  theme: Partial<Theme>
  onChange: (theme: Partial<Theme>) => void
}

/** The values of a theme, one field each. */
export function ThemeFields<Theme extends object>({
  title,
  fields,
  theme,
  onChange,
}: ThemeFieldsProps<Theme>): ReactElement {
  const id = useId()
  return (
    <section className="form" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {(Object.keys(fields) as (keyof Theme & string)[]).map((name) => {
        const value = String(theme[name] ?? "")
        // Only the button's theme has radius and padding besides colors.
        const property = /padding/i.test(name)
          ? "padding"
          : /radius/i.test(name)
            ? "border-radius"
            : "color"
        const problem =
          value === "" || CSS.supports(property, value)
            ? undefined
            : "This isn’t a valid CSS value here."
        return (
          <InputField
            key={name}
            code
            label={name}
            hint={fields[name]}
            problem={problem}
            value={value}
            onChange={(typed) => onChange({ ...theme, [name]: typed.trim() })}
          />
        )
      })}
    </section>
  )
}
