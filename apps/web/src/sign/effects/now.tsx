import type { ReactElement, ReactNode } from "react"
import { say } from "../../texts/en/effects.js"

/** The present value after an expected one. */
export function Now({ value }: { value: ReactNode }): ReactElement {
  return <Beside>{say.parts("now", { value })}</Beside>
}

/** Something less important beside a value. */
export function Beside({ children }: { children: ReactNode }): ReactElement {
  return <span className="hint"> {children}</span>
}
