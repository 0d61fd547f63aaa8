import type { ReactElement } from "react"
import { CheckForm } from "./check-form.js"
import { checkMessage } from "./check-signature.js"
import { showVerdict } from "./verdict-view.js"

/** Checks a signature under a message. */
export function MessageCheck(): ReactElement {
  return (
    <CheckForm
      label="Check a message"
      fields={{
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
      }}
      check={({ message, signature, address }) =>
        checkMessage({ message, signature: signature.replace(/\s/g, ""), address: address.trim() })
      }
      show={showVerdict}
    />
  )
}
