import type { ReactElement } from "react"
import { say } from "../../texts/en/sign.js"

const steps = ["compose", "review", "sendStep"] as const

const positions = { compose: 0, review: 1, asking: 1, signed: 2, sending: 2, sent: 2 } as const

/** Shows the current step of a transaction. */
export function Steps({ now: step }: { now: keyof typeof positions }): ReactElement {
  const now = positions[step]
  return (
    <ol className="steps" aria-label={say("steps")}>
      {steps.map((step, index) => (
        <li
          key={step}
          data-state={index < now ? "done" : index === now ? "now" : "ahead"}
          aria-current={index === now ? "step" : undefined}
        >
          {say(step)}
        </li>
      ))}
    </ol>
  )
}
