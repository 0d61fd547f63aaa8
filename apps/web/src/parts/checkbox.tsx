import type { ReactElement, ReactNode } from "react"

/** What a checkbox takes. */
export interface CheckboxProps {
  checked: boolean
  onChange: (checked: boolean) => void
  /** What it switches, in words. */
  children: ReactNode
}

/** A labelled checkbox. */
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
