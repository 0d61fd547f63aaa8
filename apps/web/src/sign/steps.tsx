import type { ReactElement } from "react"

const steps = ["Compose", "Review and sign", "Send"] as const

/** Shows the current step of a transaction. */
export function Steps({ now }: { now: 0 | 1 | 2 }): ReactElement {
  return (
    <ol className="steps" aria-label="Steps">
      {steps.map((step, index) => (
        <li
          key={step}
          data-state={index < now ? "done" : index === now ? "now" : "ahead"}
          aria-current={index === now ? "step" : undefined}
        >
          {step}
        </li>
      ))}
    </ol>
  )
}
