import { shortAddress } from "@alidade/react"
import { type ReactElement, useState } from "react"
import type { DeviceList } from "../app/device-list.js"
import { Button } from "../parts/button.js"
import { InputField } from "../parts/field.js"
import { say } from "../texts/en/recipients.js"
import { type Contact, MOST_CONTACTS, nameProblem, withContacts } from "./address-book.js"
import { type Recipient, recipientKey } from "./recipient.js"

/** Props of `SaveRecipient`. */
export interface SaveRecipientProps {
  book: DeviceList<Contact>
  /** The recipient in the form, if it is valid. */
  recipient: Recipient | undefined
  /** Its name in the address book, if it is saved. */
  name: string | undefined
}

/** Saves the recipient in the form, with its memo, under a name. */
export function SaveRecipient({ book, recipient, name = "" }: SaveRecipientProps): ReactElement {
  const [typed, setTyped] = useState(name)
  const [problem, setProblem] = useState<string>()
  if (!recipient) {
    return <p className="hint">{say("enterFirst")}</p>
  }

  function save(to: Recipient): void {
    const wrong = nameProblem(typed)
    if (wrong) {
      setProblem(wrong)
      return
    }
    const contact: Contact = { ...to, name: typed.trim() }
    const isKept = book.update((known) => withContacts(known, [contact]))
    const isIn = book.getState().some((one) => recipientKey(one) === recipientKey(to))
    setProblem(!isIn ? say("full", { count: MOST_CONTACTS }) : isKept ? undefined : say("notKept"))
  }

  return (
    // Enter in the name saves it, and doesn't submit the form around it.
    // biome-ignore lint/a11y/noStaticElementInteractions: it only handles the key of the field inside
    <div
      onKeyDown={(event) => {
        if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return
        event.preventDefault()
        save(recipient)
      }}
    >
      <InputField
        label={say(recipient.memo ? "nameForMemo" : "nameFor", {
          address: shortAddress(recipient.address),
        })}
        problem={problem}
        hint={name && name === typed ? say("saved") : ""}
        value={typed}
        onChange={(text) => {
          setTyped(text)
          setProblem(undefined)
        }}
        action={
          <Button look="quiet" onClick={() => save(recipient)}>
            {say(name ? "rename" : "save")}
          </Button>
        }
      />
    </div>
  )
}
