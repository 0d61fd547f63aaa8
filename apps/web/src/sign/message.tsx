import { MessagePreview, useAccount, useKit, useSignMessage } from "@alidade/react"
import { type FormEvent, type ReactElement, useState } from "react"
import { usePage, usePageNetwork } from "../app/page.js"
import { useDraft } from "../app/use-draft.js"
import type { InboxItem } from "../links/inbox.js"
import { Button } from "../parts/button.js"
import { Choice } from "../parts/choice.js"
import { ClearButton } from "../parts/clear-button.js"
import { TextField } from "../parts/field.js"
import { Notice } from "../parts/notice.js"
import { Output } from "../parts/output.js"
import { KeepProof } from "../proof/keep-proof.js"
import { say } from "../texts/en/message.js"
import { say as sayOfSigning } from "../texts/en/sign.js"
import { Checks } from "./checks.js"
import { FailureNotice } from "./failure-notice.js"
import { type BytesForm, readBytes, textOf } from "./message-bytes.js"
import { RefusedAnswer } from "./refused-answer.js"
import { SignButton } from "./sign-button.js"
import { useSignedWork } from "./use-signed-work.js"

type Form = "text" | BytesForm

/** Props of `Message`. */
export interface MessageProps {
  address: string
  /** A message from a link or the activity: its text fills the field, or it is already signed. */
  item?: Extract<InboxItem, { what: "message" }> | undefined
}

/** The text for the wallet to sign, or what is wrong with the input. */
type Read = { message: string } | { problem: string }

/** The Message tab: enter a text or bytes, preview what is signed, and get the signature. */
export function Message({ address, item }: MessageProps): ReactElement {
  const { inbox, drafts } = usePage()
  const { passphrase } = usePageNetwork()
  const kit = useKit()
  const { wallet } = useAccount()
  const { signMessage, status, error } = useSignMessage()
  const { work, fresh, keep, discard } = useSignedWork(
    "message",
    address,
    item && { work: item.signed },
  )
  const draft = item ? undefined : `message ${address} ${passphrase}`
  const [format, setForm] = useDraft(draft, "format", "text")
  const form: Form = format === "hex" || format === "base64" ? format : "text"
  const [typed, setTyped] = useDraft(draft, "text", item?.text)
  const [tried, setTried] = useState(false)
  const name = wallet?.name ?? sayOfSigning("theWalletFirst")
  const read = readTyped(typed, form, name)
  const problem = "problem" in read && (tried || (form !== "text" && typed !== ""))

  async function sign(message: string): Promise<void> {
    const { signedMessage: signature, signerAddress, verified } = await signMessage(message)
    keep({ typed, form, signature, signed: { address: signerAddress ?? address, verified } })
    if (draft) drafts.discard(draft)
    inbox.clear()
  }
  function submit(event: FormEvent): void {
    event.preventDefault()
    setTried(true)
    if ("message" in read) void sign(read.message).catch(() => {})
  }

  if (work) {
    const signed = readTyped(work.typed, work.form, name)
    return (
      <>
        <Checks
          fresh={fresh}
          verified={work.signed.verified}
          content={say("matches")}
          signature={sayOfSigning("validForAddress")}
        />
        <Output label={sayOfSigning("signature")} text={work.signature} code />
        <Output
          label={work.form === "text" ? say("message") : say("messageIn", { format: work.form })}
          text={work.typed}
          fileName="message"
        />
        <Output label={sayOfSigning("address")} text={work.signed.address} rows={1} />
        {"message" in signed && (
          <KeepProof
            verified={work.signed.verified}
            proof={{
              kind: "message",
              payload: signed.message,
              signature: work.signature,
              signer: work.signed.address,
            }}
          />
        )}
        <div className="actions">
          <Button onClick={discard}>{say("signAnother")}</Button>
        </div>
      </>
    )
  }
  if (wallet && !kit.capabilities(wallet.id).message) {
    return (
      <Notice tone="warn" title={say("unsupported", { wallet: wallet.name })}>
        <p>{say("unsupportedHint")}</p>
      </Notice>
    )
  }
  return (
    <form className="form" noValidate onSubmit={submit} aria-label={say("message")}>
      <p>{say("lead")}</p>
      <Choice<Form>
        label={say("format")}
        options={[
          ["text", say("text")],
          ["hex", say("hex")],
          ["base64", say("base64")],
        ]}
        value={form}
        onChange={setForm}
      />
      <TextField
        label={say("message")}
        problem={problem ? read.problem : undefined}
        hint={form === "text" ? undefined : say("textOnly", { wallet: name })}
        rows={4}
        code={form !== "text"}
        value={typed}
        onChange={(text) => {
          setTyped(text)
          setTried(false)
        }}
      />
      {("message" in read || form === "text") && (
        <MessagePreview message={"message" in read ? read.message : ""} />
      )}
      <FailureNotice error={error} />
      <div className="actions">
        <SignButton pending={status === "pending"} />
        <ClearButton
          onClear={() => {
            setTyped("")
            setTried(false)
          }}
        />
      </div>
      <RefusedAnswer error={error} />
    </form>
  )
}

function readTyped(typed: string, form: Form, wallet: string): Read {
  if (form === "text") {
    return typed === "" ? { problem: say("nothing") } : { message: typed }
  }
  const read = readBytes(typed, form)
  if ("problem" in read) return read
  const message = textOf(read.bytes)
  return message === undefined
    ? {
        problem: say("notText", { wallet }),
      }
    : { message }
}
