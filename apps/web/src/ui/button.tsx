import type { ButtonHTMLAttributes, ReactElement } from "react"

/** Props of `Button`: the attributes of a button element, and a look. */
export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** `primary` for the main action, `quiet` for a text button. The default goes beside a primary button. */
  look?: "primary" | "quiet" | undefined
}

/** A button. It submits its form only if its `type` says so. */
export function Button({ look, className, type = "button", ...rest }: ButtonProps): ReactElement {
  const classes = ["button", look && `button-${look}`, className].filter(Boolean).join(" ")
  return <button {...rest} type={type} className={classes} />
}
