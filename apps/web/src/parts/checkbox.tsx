import type { ReactElement, ReactNode } from "react"

/** Props of `Checkbox`. */
export interface CheckboxProps {
  checked: boolean
  onChange: (checked: boolean) => void
  /** The label. */
  children: ReactNode
}

/** A labeled checkbox. */
export function Checkbox({ checked, onChange, children }: CheckboxProps): ReactElement {
  return (
    <label className="check">
      <input
        type="checkbox"
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span>{children}</span>
    </label>
  )
}
