import { visibleText } from "@alidade/core/encoding"
import { MessagePreview, useAccount, useKit, useSignMessage } from "@alidade/react"
import { type FormEvent, type ReactElement, useState } from "react"
import { type BytesForm, readMessage } from "../logic/sign/message-bytes.js"
import type { InboxItem } from "../page/inbox.js"
import { usePage, usePageNetwork } from "../page/page.js"
import { useTabStores } from "../page/tab-stores.js"
import { useDraft } from "../page/use-draft.js"
import { useStep } from "../page/use-step.js"
import { say as sayOfActivity } from "../texts/en/activity.js"
import { say } from "../texts/en/message.js"
import { say as sayOfParts } from "../texts/en/parts.js"
import { say as sayOfSigning } from "../texts/en/sign.js"
import { ActionBar } from "../ui/action-bar.js"
import { Choice } from "../ui/choice.js"
import { TextField } from "../ui/field.js"
import { MoreMenu } from "../ui/more-menu.js"
import { Notice } from "../ui/notice.js"
import { useTitle } from "../ui/use-title.js"
import { FailureNotice } from "./review/failure-notice.js"
import { ObstacleNotice } from "./review/obstacle-notice.js"
import { RefusedAnswer } from "./review/refused-answer.js"
import { SignButton } from "./review/sign-button.js"
import { useObstacle } from "./review/use-obstacle.js"
import { useSignedWork } from "./review/use-signed-work.js"
import { SignedMessageView } from "./signed-message-view.js"

type Form = "text" | BytesForm

export interface MessageProps {
  address: string
  /** A message from a link or the activity: its text fills the field, or it is already signed. */
  item?: Extract<InboxItem, { what: "message" }> | undefined
}

/** The Message tab: enter a text or bytes, preview what is signed, and get the signature. */
export function Message({ address, item }: MessageProps): ReactElement {
  const { inbox } = usePage()
  const { drafts } = useTabStores()
  const { passphrase } = usePageNetwork()
  const kit = useKit()
  const { wallet } = useAccount()
  const { signMessage, status, error } = useSignMessage()
  const obstacle = useObstacle()
  const { work, fresh, keep, discard } = useSignedWork(
    "message",
    address,
    item && { work: item.signed },
  )
  const { isShown, show } = useStep("message", work && "signed")
  useTitle(
    work && isShown
      ? sayOfSigning("titled", { state: sayOfSigning("verified"), sentence: say("message") })
      : undefined,
  )
  const draft = item ? undefined : `message ${address} ${passphrase}`
  const [format, setForm] = useDraft(draft, "format", item?.form ?? "text")
  const form: Form = format === "hex" || format === "base64" ? format : "text"
  const [typed, setTyped] = useDraft(draft, "text", item?.text)
  const [tried, setTried] = useState(false)
  const name = wallet?.name ?? sayOfSigning("theWalletFirst")
  const textOnly = !wallet || kit.capabilities(wallet.id).messageBytes !== true
  const read = readMessage(typed, form, { textOnly })
  const problem = "problem" in read && (tried || (form !== "text" && typed !== ""))

  async function sign(message: string | Uint8Array): Promise<void> {
    const {
      signedMessage: signature,
      signerAddress,
      verified,
    } = await signMessage(message, {
      networkPassphrase: passphrase,
    })
    keep({ typed, form, signature, signed: { address: signerAddress ?? address, verified } })
    show()
    if (draft) drafts.discard(draft)
    if (item) inbox.take(item)
  }
  function submit(event: FormEvent): void {
    event.preventDefault()
    setTried(true)
    if (status === "pending") return
    if ("message" in read) void sign(read.message).catch(() => {})
  }

  const clear = (): void => {
    setTyped("")
    setTried(false)
    if (item) inbox.clear("message")
  }

  if (work && isShown) {
    return (
      <SignedMessageView
        work={work}
        fresh={fresh}
        onAnother={() => {
          discard()
          inbox.clear("message")
        }}
      />
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
        problem={problem ? say(read.problem, { wallet: name }) : undefined}
        hint={form === "text" || !textOnly ? undefined : say("textOnly", { wallet: name })}
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
      <RefusedAnswer error={error} />
      <ActionBar
        request={
          typed.trim()
            ? sayOfActivity("theMessage", { text: visibleText(typed, { max: 100 }) })
            : say("message")
        }
        detail={sayOfSigning("noFee")}
        note={
          <>
            {!error && <ObstacleNotice obstacle={obstacle} />}
            <FailureNotice error={error} />
          </>
        }
        others={<MoreMenu items={[[sayOfParts("clearNamed"), clear]]} />}
      >
        <SignButton pending={status === "pending"} error={error} obstacle={obstacle} />
      </ActionBar>
    </form>
  )
}
