import type { ReactElement, ReactNode } from "react"

export interface CheckboxProps {
  checked: boolean
  onChange: (checked: boolean) => void
  /** The label. */
  children: ReactNode
}

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
