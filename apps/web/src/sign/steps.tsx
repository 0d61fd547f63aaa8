import type { ReactElement } from "react"
import { say } from "../texts/en/sign.js"

const steps = ["compose", "review", "sendStep"] as const

/** Shows the current step of a transaction. */
export function Steps({ now }: { now: 0 | 1 | 2 }): ReactElement {
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
