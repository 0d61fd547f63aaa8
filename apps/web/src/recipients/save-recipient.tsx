import { resembles } from "@alidade/core"
import { shortAddress } from "@alidade/react"
import { type ReactElement, useState } from "react"
import { type Recipient, recipientKey } from "../logic/recipients/recipient.js"
import { type Contact, MOST_CONTACTS, type NameProblem, nameProblem } from "../page/address-book.js"
import type { DeviceList } from "../page/device-list.js"
import { say } from "../texts/en/recipients.js"
import { Button } from "../ui/button.js"
import { InputField } from "../ui/field.js"

export interface SaveRecipientProps {
  book: DeviceList<Contact>
  /** The recipient in the form, if it is valid. */
  recipient: Recipient | undefined
  /** Its name in the address book, if it is saved. */
  name: string | undefined
}

/** Why a recipient isn't saved. */
type SaveProblem =
  | NameProblem
  /** `address` is that of the recipient with this name, shortened. */
  | { problem: "nameTaken"; address: string }
  | { problem: "full"; count: number }
  | { problem: "notKept" }

/** Saves the recipient in the form, with its memo, under a name. */
export function SaveRecipient({ book, recipient, name = "" }: SaveRecipientProps): ReactElement {
  const [typed, setTyped] = useState(name)
  const [problem, setProblem] = useState<SaveProblem>()
  if (!recipient) {
    return <p className="hint">{say("enterFirst")}</p>
  }

  function save(to: Recipient): void {
    const wrong = nameProblem(typed)
    if (wrong) {
      setProblem(wrong)
      return
    }
    const taken = book
      .getState()
      .find((other) => other.address !== to.address && resembles(typed, other.name))
    if (taken) {
      setProblem({ problem: "nameTaken", address: shortAddress(taken.address) })
      return
    }
    const contact: Contact = { ...to, name: typed.trim() }
    const isKept = book.put(contact)
    const isIn = book.getState().some((one) => recipientKey(one) === recipientKey(to))
    if (!isIn) setProblem({ problem: "full", count: MOST_CONTACTS })
    else setProblem(isKept ? undefined : { problem: "notKept" })
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
        problem={problem && say.problem(problem)}
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
