import { decodeBase64, decodeHex } from "@alidade/core/encoding"
import type { ReactElement } from "react"
import { CheckForm } from "../../check/check-form.js"
import { Notice } from "../../ui/notice.js"

/** Checks a message that a NEAR wallet signed (NEP-413). */
export function Nep413Check(): ReactElement {
  return (
    <CheckForm
      label="Check a message signed with NEAR"
      fields={fields}
      check={check}
      show={showResult}
    />
  )
}

const fields = {
  message: { label: "Message", rows: 3, code: false },
  nonce: { label: "Nonce", hint: "32 bytes, in hex or base64." },
  recipient: { label: "Recipient", placeholder: "app.example" },
  callbackUrl: {
    label: "Callback URL",
    hint: "Leave it empty if there was none.",
    placeholder: "https://…",
  },
  publicKey: { label: "Public key", placeholder: "ed25519:…" },
  signature: { label: "Signature", hint: "64 bytes in base64.", rows: 2 },
}

async function check(texts: Record<keyof typeof fields, string>): Promise<Result> {
  const { verifySignedMessage } = await import("@alidade/chains/near")
  const { message, recipient } = texts
  const callbackUrl = texts.callbackUrl.trim()
  const nonce = readNonce(texts.nonce.trim())
  const request = {
    message,
    nonce,
    recipient: recipient.trim(),
    ...(callbackUrl && { callbackUrl }),
  }
  const answer = {
    publicKey: texts.publicKey.trim(),
    signature: texts.signature.replace(/\s/g, ""),
  }
  return { valid: verifySignedMessage(request, answer), publicKey: answer.publicKey }
}

interface Result {
  valid: boolean
  publicKey: string
}

function showResult({ valid, publicKey }: Result): ReactElement {
  if (!valid) {
    return <Notice tone="bad" title="The signature doesn’t match this key and message" />
  }
  return (
    <Notice tone="good" title="The signature is valid">
      <p className="hint">{publicKey}</p>
      <p className="hint">Only the network can tell whether the key belongs to the account.</p>
    </Notice>
  )
}

function readNonce(text: string): Uint8Array {
  return /^[0-9a-f]{64}$/i.test(text) ? decodeHex(text) : decodeBase64(text)
}
