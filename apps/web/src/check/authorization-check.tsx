import type { ReactElement } from "react"
import { expectXdr } from "../pasted/expect-xdr.js"
import { CheckForm } from "./check-form.js"
import { checkAuthorization } from "./check-signature.js"
import { showVerdict } from "./verdict-view.js"

/** Checks a signature under the preimage of an authorization. */
export function AuthorizationCheck(): ReactElement {
  return (
    <CheckForm
      label="Check an authorization"
      fields={{
        preimage: {
          label: "Preimage",
          hint: "Base64 XDR of the HashIdPreimage that was signed.",
          rows: 4,
          placeholder: "AAAACs7g…",
        },
        signature: { label: "Signature", hint: "64 bytes in base64.", rows: 2 },
        address: { label: "Address", placeholder: "G…" },
      }}
      check={async (texts) => {
        const preimage = texts.preimage.replace(/\s/g, "")
        const signature = texts.signature.replace(/\s/g, "")
        await expectXdr("preimage", preimage)
        return checkAuthorization({ preimage, signature, address: texts.address.trim() })
      }}
      show={showVerdict}
    />
  )
}
