import { shortAddress } from "@alidade/react"
import { type ReactElement, useState, useSyncExternalStore } from "react"
import { usePage, usePageNetwork } from "../app/page.js"
import { Button } from "../parts/button.js"
import { Icon } from "../parts/icons.js"
import { say } from "../texts/en/recipients.js"
import { type Contact, openAddressBook, withoutContact } from "./address-book.js"
import { BookFile } from "./book-file.js"
import { openRecent } from "./recent.js"
import { type Recipient, recipientKey } from "./recipient.js"
import { SaveRecipient } from "./save-recipient.js"

/** Props of `RecipientBook`. */
export interface RecipientBookProps {
  /** The recipient in the form, if it is valid. */
  recipient: Recipient | undefined
  onChoose: (recipient: Recipient) => void
}

/** Recent recipients and the address book: choose, save, remove, export, and import them. */
export default function RecipientBook({ recipient, onChoose }: RecipientBookProps): ReactElement {
  const { mode } = usePage()
  const { passphrase } = usePageNetwork()
  const [book] = useState(() => openAddressBook(mode))
  const [recentList] = useState(() => openRecent(mode, passphrase))
  const contacts = useSyncExternalStore(book.subscribe, book.getState)
  const recent = useSyncExternalStore(recentList.subscribe, recentList.getState)
  const nameOf = (one: Recipient): string | undefined =>
    contacts.find((contact) => recipientKey(contact) === recipientKey(one))?.name
  return (
    <div className="recipient-book">
      {recent.length > 0 && (
        <section aria-labelledby="recent-recipients">
          <div className="output-head">
            <h2 id="recent-recipients" className="label">
              {say("recent")}
            </h2>
            <Button
              look="quiet"
              aria-label={say("clearRecent")}
              onClick={() => recentList.update(() => [])}
            >
              {say("clear")}
            </Button>
          </div>
          <ul>
            {recent.map((one) => (
              <li key={recipientKey(one)}>
                <RecipientButton recipient={one} name={nameOf(one)} onChoose={onChoose} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="address-book">
        <h2 id="address-book" className="label">
          {say("addressBook")}
        </h2>
        {contacts.length === 0 ? (
          <p className="hint">{say("empty")}</p>
        ) : (
          <ul>
            {contacts.map((contact) => (
              <li key={recipientKey(contact)}>
                <RecipientButton recipient={contact} name={contact.name} onChoose={onChoose} />
                <RemoveButton
                  contact={contact}
                  onRemove={() => book.update((known) => withoutContact(known, contact))}
                />
              </li>
            ))}
          </ul>
        )}
        <SaveRecipient
          key={recipient ? recipientKey(recipient) : ""}
          book={book}
          recipient={recipient}
          name={recipient && nameOf(recipient)}
        />
        <BookFile book={book} />
      </section>
    </div>
  )
}

interface RecipientButtonProps {
  recipient: Recipient
  name: string | undefined
  onChoose: (recipient: Recipient) => void
}

function RecipientButton({ recipient, name, onChoose }: RecipientButtonProps): ReactElement {
  const { address, memo } = recipient
  return (
    <button
      type="button"
      className="recipient"
      title={address}
      onClick={() => onChoose({ address, memo })}
    >
      {name && <b>{name}</b>}
      <bdi dir="ltr" className="mono">
        {shortAddress(address)}
      </bdi>
      {memo && <span className="hint">{say.parts("memo", { memo: <bdi>{memo.value}</bdi> })}</span>}
    </button>
  )
}

function RemoveButton({
  contact,
  onRemove,
}: {
  contact: Contact
  onRemove: () => void
}): ReactElement {
  return (
    <Button
      look="quiet"
      className="button-icon"
      aria-label={say("remove", { name: contact.name })}
      onClick={onRemove}
    >
      <Icon name="cross" />
    </Button>
  )
}
