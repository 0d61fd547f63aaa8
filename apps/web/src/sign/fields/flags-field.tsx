import type { ReactElement } from "react"
import type { FieldOf } from "../../logic/operations/field.js"
import { Checkbox } from "../../ui/checkbox.js"
import { FieldGroup } from "./field-group.js"
import { flagOf } from "./field-words.js"
import type { TypedFieldProps } from "./typed-field.js"

/** Flags to check. */
export function FlagsField(
  props: TypedFieldProps<readonly string[]> & { field: FieldOf<"flags"> },
): ReactElement {
  const { label, problem, field, value, onChange } = props
  return (
    <FieldGroup label={label} problem={problem}>
      <div className="op-flags">
        {Object.keys(field.flags).map((name) => (
          <Checkbox
            key={name}
            checked={value.includes(name)}
            onChange={(checked) =>
              onChange(
                Object.keys(field.flags).filter((one) =>
                  one === name ? checked : value.includes(one),
                ),
              )
            }
          >
            {flagOf(name)}
          </Checkbox>
        ))}
      </div>
    </FieldGroup>
  )
}
