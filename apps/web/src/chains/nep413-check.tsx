import { decodeBase64, decodeHex } from "@alidade/core/encoding"
import { type ReactElement, useState } from "react"
import { CheckForm } from "../check/check-form.js"
import type { Verdict } from "../check/verdict.js"
import { VerdictView } from "../check/verdict-view.js"
import { TextField } from "../parts/text-field.js"

const empty = {
  message: "",
  nonce: "",
  recipient: "",
  callbackUrl: "",
  publicKey: "",
  signature: "",
}
type Fields = typeof empty

/** Checks a message that a NEAR wallet signed (NEP-413). */
export function Nep413Check(): ReactElement {
  const [fields, setFields] = useState<Fields>(empty)
  const field = (name: keyof Fields): { value: string; onChange: (value: string) => void } => ({
    value: fields[name],
    onChange: (value) => setFields({ ...fields, [name]: value }),
  })
  return (
    <CheckForm
      label="Check a message signed with NEAR"
      check={() => check(fields)}
      show={(verdict) => <VerdictView verdict={verdict} />}
    >
      <TextField label="Message" {...field("message")} rows={3} code={false} />
      <TextField label="Nonce" hint="32 bytes, in hex or base64." {...field("nonce")} />
      <TextField label="Recipient" {...field("recipient")} placeholder="app.example" />
      <TextField
        label="Callback URL"
        hint="Leave it empty if there was none."
        {...field("callbackUrl")}
        placeholder="https://…"
      />
      <TextField label="Public key" {...field("publicKey")} placeholder="ed25519:…" />
      <TextField label="Signature" hint="64 bytes in base64." {...field("signature")} rows={2} />
    </CheckForm>
  )
}

async function check(fields: Fields): Promise<Verdict> {
  const { verifySignedMessage } = await import("@alidade/chains/near")
  const { message, recipient } = fields
  const callbackUrl = fields.callbackUrl.trim()
  const nonce = readNonce(fields.nonce.trim())
  const request = {
    message,
    nonce,
    recipient: recipient.trim(),
    ...(callbackUrl && { callbackUrl }),
  }
  const answer = {
    publicKey: fields.publicKey.trim(),
    signature: fields.signature.replace(/\s/g, ""),
  }
  return verifySignedMessage(request, answer)
    ? {
        valid: true,
        title: "The signature is good",
        details: [
          answer.publicKey,
          "That the key is one of the account’s, only the network can tell.",
        ],
      }
    : { valid: false, title: "The signature is not by this key over this message", details: [] }
}

function readNonce(text: string): Uint8Array {
  return /^[0-9a-f]{64}$/i.test(text) ? decodeHex(text) : decodeBase64(text)
}
