import { useAccount, useSignMessage } from "@alidade/react"
import { type FormEvent, type ReactElement, useState } from "react"
import { Field } from "../parts/field.js"
import { Output } from "../parts/output.js"
import { Checks } from "./checks.js"
import { Ended } from "./ended.js"
import { MessagePreview } from "./message-preview.js"

/** The Message tab: a text, the form in which it is signed, the signature. */
export function Message({ address }: { address: string }): ReactElement {
  const { status: connection, wallet } = useAccount()
  const { signMessage, status, data, error, reset } = useSignMessage()
  const [text, setText] = useState("")
  const [problem, setProblem] = useState<string>()

  function sign(event: FormEvent): void {
    event.preventDefault()
    if (text === "") setProblem("Write the message that shall be signed.")
    else void signMessage(text).catch(() => {})
  }

  if (data) {
    return (
      <>
        <Checks
          title="Signed, and checked"
          verified={data.verified}
          content="The signature is over the very text you wrote."
          signature="It is valid for the address that was asked."
        />
        <Output label="Signature (64 bytes, base64)" text={data.signedMessage} />
        <Output label="Message" text={text} />
        <Output label="Address" text={data.signerAddress ?? address} rows={1} />
        <div className="actions">
          <button type="button" className="button" onClick={reset}>
            Sign another
          </button>
        </div>
      </>
    )
  }
  return (
    <form className="form" noValidate onSubmit={sign} aria-label="Message">
      <p>
        A signature under a message proves that you hold the key of your address. It moves nothing.
      </p>
      <Field label="Message" problem={problem}>
        {(control) => (
          <textarea
            {...control}
            className="input"
            rows={4}
            dir="auto"
            value={text}
            onChange={(event) => {
              setText(event.target.value)
              setProblem(undefined)
            }}
          />
        )}
      </Field>
      <MessagePreview text={text} />
      <div className="actions">
        <button
          type="submit"
          className="button button-primary"
          disabled={connection !== "connected"}
          aria-busy={status === "pending"}
        >
          Sign in {wallet?.name ?? "the wallet"}
        </button>
      </div>
      <Ended error={error} />
    </form>
  )
}
