import { type ReactElement, useState } from "react"
import { Choice } from "../parts/choice.js"
import { AuthorizationCheck } from "./authorization-check.js"
import { EnvelopeCheck } from "./envelope-check.js"
import { MessageCheck } from "./message-check.js"

type What = "envelope" | "authorization" | "message"

/** The Check tab: who signed what, for which network, found out in this browser alone. */
export default function Check(): ReactElement {
  const [what, setWhat] = useState<What>("envelope")
  return (
    <>
      <p>Who signed what, and for which network. Nothing you paste here leaves your browser.</p>
      <Choice<What>
        label="What is checked"
        options={[
          ["envelope", "A signed envelope"],
          ["authorization", "An authorization"],
          ["message", "A message"],
        ]}
        value={what}
        onChange={setWhat}
      />
      {/* What was typed in one stays while another is looked at. */}
      <div hidden={what !== "envelope"}>
        <EnvelopeCheck />
      </div>
      <div hidden={what !== "authorization"}>
        <AuthorizationCheck />
      </div>
      <div hidden={what !== "message"}>
        <MessageCheck />
      </div>
    </>
  )
}
