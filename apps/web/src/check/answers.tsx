import type { ReactElement } from "react"
import { say } from "../texts/en/check.js"

/** What can be pasted, by the question that it answers. */
export function Answers(): ReactElement {
  const rows = [
    ["whoSigned", "whoSignedOf"],
    ["whatHappened", "whatHappenedOf"],
    ["whoIs", "whoIsOf"],
    ["whatAsks", "whatAsksOf"],
  ] as const
  return (
    <section className="check-part" aria-labelledby="answers">
      <h3 id="answers" className="label">
        {say("answers")}
      </h3>
      <ul className="check-rows">
        {rows.map(([question, kinds]) => (
          <li key={question}>
            <span className="ink">{say(question)}</span>
            <span className="hint">{say(kinds)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
