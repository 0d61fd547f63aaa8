import type { ReactElement } from "react"
import { Alternatives } from "../parts/alternatives.js"
import { AuthorizationCheck } from "./authorization-check.js"
import { EnvelopeCheck } from "./envelope-check.js"
import { MessageCheck } from "./message-check.js"

/** The Check tab: who signed what, for which network, found out in this browser alone. */
export default function Check(): ReactElement {
  return (
    <>
      <p>Who signed what, and for which network. Nothing you paste here leaves your browser.</p>
      <Alternatives
        label="What is checked"
        options={[
          ["envelope", "A signed envelope", <EnvelopeCheck key="envelope" />],
          ["authorization", "An authorization", <AuthorizationCheck key="authorization" />],
          ["message", "A message", <MessageCheck key="message" />],
        ]}
      />
    </>
  )
}
