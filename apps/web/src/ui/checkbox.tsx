import type { ReactElement, ReactNode } from "react"

export interface CheckboxProps {
  checked: boolean
  onChange: (checked: boolean) => void
  /** Whether it must be answered before the job's act. */
  isOpen?: boolean
  /** The label. */
  children: ReactNode
}

export function Checkbox(props: CheckboxProps): ReactElement {
  const { checked, onChange, isOpen, children } = props
  return (
    <label className="check">
      <input
        type="checkbox"
        checked={checked}
        data-question={isOpen || undefined}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span>{children}</span>
    </label>
  )
}
