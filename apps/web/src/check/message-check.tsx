import { type ReactElement, useState } from "react"
import { TextField } from "../parts/text-field.js"
import { CheckForm } from "./check-form.js"
import { checkMessage } from "./check-signature.js"
import { VerdictView } from "./verdict-view.js"

/** Checks a signature under a message. */
export function MessageCheck(): ReactElement {
  const [message, setMessage] = useState("")
  const [signature, setSignature] = useState("")
  const [address, setAddress] = useState("")
  return (
    <CheckForm
      label="Check a message"
      check={() =>
        checkMessage({ message, signature: signature.replace(/\s/g, ""), address: address.trim() })
      }
      show={(verdict) => <VerdictView verdict={verdict} />}
    >
      <TextField
        label="Message"
        hint="To the letter, spaces and line ends too."
        value={message}
        onChange={setMessage}
        rows={4}
        code={false}
      />
      <TextField
        label="Signature"
        hint="64 bytes in base64; in hex for Albedo's older form."
        value={signature}
        onChange={setSignature}
        rows={2}
      />
      <TextField label="Address" value={address} onChange={setAddress} placeholder="G…" />
    </CheckForm>
  )
}
