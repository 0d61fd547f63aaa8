import type { ButtonHTMLAttributes, ReactElement } from "react"

/** What a button takes beside the attributes of every button. */
export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** `primary` leads on, `quiet` is only words. The usual one stands beside one that leads on. */
  look?: "primary" | "quiet" | undefined
}

/** A button of the page. It submits its form only where its `type` says so. */
export function Button({ look, className, type = "button", ...rest }: ButtonProps): ReactElement {
  const classes = ["button", look && `button-${look}`, className].filter(Boolean).join(" ")
  return <button {...rest} type={type} className={classes} />
}
