import type { ReactElement } from "react"
import { Alternatives } from "../parts/choice.js"
import { CheckForm } from "./check-form.js"
import { checkAuthorization, checkMessage } from "./check-signature.js"
import { EnvelopeCheck } from "./envelope-check.js"
import { showVerdict } from "./verdict-view.js"

const authorizationFields = {
  preimage: {
    label: "Preimage",
    hint: "Base64 XDR of the HashIdPreimage that was signed.",
    rows: 4,
    placeholder: "AAAACs7g…",
  },
  signature: { label: "Signature", hint: "64 bytes in base64.", rows: 2 },
  address: { label: "Address", placeholder: "G…" },
}

const messageFields = {
  message: {
    label: "Message",
    hint: "To the letter, spaces and line ends too.",
    rows: 4,
    code: false,
  },
  signature: {
    label: "Signature",
    hint: "64 bytes in base64; in hex for Albedo's older form.",
    rows: 2,
  },
  address: { label: "Address", placeholder: "G…" },
}

/** The Check tab: who signed what, for which network, found out in this browser alone. */
export default function Check(): ReactElement {
  return (
    <>
      <p>Who signed what, and for which network. Nothing you paste here leaves your browser.</p>
      <Alternatives
        label="What is checked"
        options={[
          ["envelope", "A signed envelope", <EnvelopeCheck key="envelope" />],
          [
            "authorization",
            "An authorization",
            <CheckForm
              key="authorization"
              label="Check an authorization"
              fields={authorizationFields}
              check={checkAuthorization}
              show={showVerdict}
            />,
          ],
          [
            "message",
            "A message",
            <CheckForm
              key="message"
              label="Check a message"
              fields={messageFields}
              check={checkMessage}
              show={showVerdict}
            />,
          ],
        ]}
      />
    </>
  )
}
