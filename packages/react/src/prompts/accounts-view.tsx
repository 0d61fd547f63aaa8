import { type AccountsPrompt, reasonOf } from "@alidade/core"
import { type FormEvent, type ReactElement, useRef, useState } from "react"
import { useAnnounce } from "../dialog/announce.js"
import { useViewFocus } from "../dialog/use-view-focus.js"
import { useReason } from "../hooks/use-reason.js"
import { useText } from "../hooks/use-text.js"
import { promptEnglish } from "../messages/prompts.js"
import { Spinner } from "../parts/icons.js"
import { AccountRow, verificationNote } from "./account-row.js"

interface AccountsViewProps {
  titleId: string
  prompt: AccountsPrompt
}

/** The largest account index. The top bit of a path element marks it as hardened. */
const LAST_INDEX = 2 ** 31 - 1

/** The accounts of a device, which it reads one by one, to choose one. */
export function AccountsView({ titleId, prompt }: AccountsViewProps): ReactElement {
  const text = useText(promptEnglish)
  const heading = useRef<HTMLHeadingElement>(null)
  const { accounts, reading, error, verifying } = prompt
  const busy = reading || verifying !== undefined
  useViewFocus(heading, "accounts")
  const [last, setLast] = useState<{ index: number; confirmed?: boolean }>()
  const progress = text(reading ? "accountsReading" : "accountsRead", { count: accounts.length })
  const note = last ? verificationNote(text, verifying !== undefined, last.confirmed) : ""
  const words = useReason()
  const failure = error && reasonOf(error)
  useAnnounce(
    failure ? words.text(failure) : reading ? progress : note || progress,
    error !== undefined,
  )
  const verify = (index: number): void => {
    setLast({ index })
    prompt.verify?.(index).then(
      (confirmed) => setLast({ index, confirmed }),
      () => setLast({ index, confirmed: false }),
    )
  }
  return (
    <div
      className="alidade-accounts"
      data-part="accounts"
      data-state={reading ? "reading" : error ? "error" : "read"}
    >
      <h2 ref={heading} id={titleId} tabIndex={-1} data-part="title">
        {text("accountsTitle")}
      </h2>
      <ul className="alidade-list" data-part="list">
        {accounts.map((account) => (
          <AccountRow
            key={account.index}
            account={account}
            verifying={verifying === account.index}
            busy={busy}
            onChoose={() => prompt.choose(account)}
            confirmed={last?.index === account.index ? last.confirmed : undefined}
            onVerify={prompt.verify && (() => verify(account.index))}
          />
        ))}
      </ul>
      {reading && (
        <p className="alidade-reading" data-part="reading">
          <Spinner /> {text("accountsReading")}
        </p>
      )}
      {failure && (
        <p className="alidade-failure" data-part="error" data-state={error?.kind}>
          <bdi>{words.node(failure)}</bdi>
        </p>
      )}
      <div className="alidade-more" data-part="actions">
        <button
          type="button"
          className="alidade-secondary"
          data-action="more"
          aria-disabled={busy}
          onClick={() => busy || prompt.more()}
        >
          {text(error ? "tryAgain" : "accountsMore")}
        </button>
        <OwnIndex busy={busy} onRead={prompt.read} />
      </div>
    </div>
  )
}

/** Reads the account at an index the user enters, beyond the listed ones. */
function OwnIndex({
  busy,
  onRead,
}: {
  busy: boolean
  onRead: (index: number) => void
}): ReactElement {
  const text = useText(promptEnglish)
  const [value, setValue] = useState("")
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (!busy && /^\d+$/.test(value) && Number(value) <= LAST_INDEX) onRead(Number(value))
  }
  return (
    <form className="alidade-own-index" data-part="own-index" onSubmit={submit}>
      <label>
        {text("accountIndex")}
        <input
          type="number"
          inputMode="numeric"
          min={0}
          max={LAST_INDEX}
          step={1}
          required
          value={value}
          onChange={({ target }) => setValue(target.value)}
        />
      </label>
      <button type="submit" className="alidade-secondary" data-action="read" aria-disabled={busy}>
        {text("accountRead")}
      </button>
    </form>
  )
}
