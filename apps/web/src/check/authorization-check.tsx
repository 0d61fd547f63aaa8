import { type ReactElement, useState } from "react"
import { TextField } from "../parts/text-field.js"
import { expectXdr } from "../pasted/unlike.js"
import { CheckForm } from "./check-form.js"
import { checkAuthorization } from "./check-signature.js"
import { VerdictView } from "./verdict-view.js"

/** Checks a signature under the preimage of an authorization. */
export function AuthorizationCheck(): ReactElement {
  const [preimage, setPreimage] = useState("")
  const [signature, setSignature] = useState("")
  const [address, setAddress] = useState("")
  return (
    <CheckForm
      label="Check an authorization"
      check={async () => {
        const asked = {
          preimage: preimage.replace(/\s/g, ""),
          signature: signature.replace(/\s/g, ""),
          address: address.trim(),
        }
        await expectXdr("preimage", asked.preimage)
        return checkAuthorization(asked)
      }}
      show={(verdict) => <VerdictView verdict={verdict} />}
    >
      <TextField
        label="Preimage"
        hint="Base64 XDR of the HashIdPreimage that was signed."
        value={preimage}
        onChange={setPreimage}
        rows={4}
        placeholder="AAAACs7g…"
      />
      <TextField
        label="Signature"
        hint="64 bytes in base64."
        value={signature}
        onChange={setSignature}
        rows={2}
      />
      <TextField label="Address" value={address} onChange={setAddress} placeholder="G…" />
    </CheckForm>
  )
}
