import { useKit } from "@alidade/react"
import type { ReactElement } from "react"
import { useInbox, usePage } from "../app/page.js"
import { Alternatives } from "../parts/choice.js"
import { CheckForm } from "./check-form.js"
import { checkAuthorization, checkMessage } from "./check-signature.js"
import { EnvelopeCheck } from "./envelope-check.js"
import { OpenedProof, ProofCheck } from "./proof-check.js"
import { showVerdict } from "./verdict-view.js"

const authorizationFields = {
  preimage: {
    label: "Preimage",
    hint: "Base64 XDR of the signed HashIdPreimage.",
    rows: 4,
    placeholder: "AAAACs7g…",
  },
  signature: { label: "Signature", hint: "64 bytes in base64.", rows: 2 },
  address: { label: "Address", placeholder: "G…" },
}

const messageFields = {
  message: {
    label: "Message",
    hint: "Exactly as signed, including spaces and line breaks.",
    rows: 4,
    code: false,
  },
  signature: {
    label: "Signature",
    hint: "64 bytes in base64, or in hex for Albedo's older format.",
    rows: 2,
  },
  address: { label: "Address", placeholder: "G…" },
}

/** The Check tab: who signed what, and for which network. Everything is checked in this browser. */
export default function Check(): ReactElement {
  const kit = useKit()
  const { inbox } = usePage()
  const { item, count } = useInbox()
  return (
    <>
      <p>See who signed what, and for which network. Nothing you paste leaves your browser.</p>
      {item?.what === "proof" && <OpenedProof key={count} link={item.link} onClose={inbox.clear} />}
      <Alternatives
        label="What to check"
        options={[
          ["envelope", "A signed envelope", <EnvelopeCheck key="envelope" />],
          [
            "authorization",
            "An authorization",
            <CheckForm
              key="authorization"
              label="Check an authorization"
              draft="check authorization"
              fields={authorizationFields}
              check={(pasted) => checkAuthorization(pasted, kit.networkName)}
              show={showVerdict}
            />,
          ],
          [
            "message",
            "A message",
            <CheckForm
              key="message"
              label="Check a message"
              draft="check message"
              fields={messageFields}
              check={checkMessage}
              show={showVerdict}
            />,
          ],
          ["proof", "A proof", <ProofCheck key="proof" />],
        ]}
      />
    </>
  )
}
