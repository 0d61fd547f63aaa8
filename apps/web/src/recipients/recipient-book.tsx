import { shortAddress } from "@alidade/react"
import {
  memo,
  type ReactElement,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
} from "react"
import { addressesThatLookAlike } from "../logic/parties/likeness.js"
import { type Recipient, recipientKey } from "../logic/recipients/recipient.js"
import { type Contact, openAddressBook } from "../page/address-book.js"
import { usePage, usePageNetwork } from "../page/page.js"
import { usePlace } from "../page/place.js"
import { openRecent } from "../page/recent.js"
import { isContract } from "../page/recent-contracts.js"
import { say as sayParts } from "../texts/en/parts.js"
import { say } from "../texts/en/recipients.js"
import { usePageLanguage } from "../texts/page-language.js"
import { Button } from "../ui/button.js"
import { FirstItems } from "../ui/first-items.js"
import { Icon } from "../ui/icons.js"
import { BookFile } from "./book-file.js"
import { SaveRecipient } from "./save-recipient.js"

export interface RecipientBookProps {
  /** The recipient in the form, if it is valid. */
  recipient: Recipient | undefined
  onChoose: (recipient: Recipient) => void
}

/** How many contacts are shown at first. */
const SHOWN = 20

/** Recent recipients and the address book: choose, save, remove, export, and import them. */
export default function RecipientBook({ recipient, onChoose }: RecipientBookProps): ReactElement {
  const { mode } = usePage()
  const { passphrase } = usePageNetwork()
  const book = openAddressBook(mode)
  const recentList = openRecent(mode, passphrase)
  const contacts = useSyncExternalStore(book.subscribe, book.getState)
  const recent = useSyncExternalStore(recentList.subscribe, recentList.getState)
  const heading = useRef<HTMLHeadingElement>(null)
  const { go } = usePlace()
  const choose = useStable((one: Recipient) =>
    // No payment goes to a contract: it is called.
    isContract(one.address) ? go("contract", one.address) : onChoose(one),
  )
  const nameOf = (one: Recipient): string | undefined =>
    contacts.find((contact) => recipientKey(contact) === recipientKey(one))?.name
  const unclear = useMemo(
    () => addressesThatLookAlike([...contacts, ...recent].map(({ address }) => address)),
    [contacts, recent],
  )
  const remove = useCallback(
    (contact: Contact, row: HTMLElement) => {
      const next = row.nextElementSibling ?? row.previousElementSibling
      const button = next?.querySelector<HTMLElement>(".button-icon") ?? heading.current
      button?.focus()
      book.remove(contact)
    },
    [book],
  )
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
              onClick={() => {
                heading.current?.focus()
                recentList.remove(...recent)
              }}
            >
              {say("clear")}
            </Button>
          </div>
          <ul>
            {recent.map((one) => (
              <li key={recipientKey(one)}>
                <RecipientButton
                  recipient={one}
                  name={nameOf(one)}
                  isFull={unclear.has(one.address)}
                  onChoose={choose}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="address-book">
        <h2 id="address-book" className="label" ref={heading} tabIndex={-1}>
          {say("addressBook")}
        </h2>
        {contacts.length === 0 ? (
          <p className="hint">{say("empty")}</p>
        ) : (
          <FirstItems
            items={contacts}
            first={SHOWN}
            more={(count) => sayParts("showMore", { count })}
          >
            {(contact) => (
              <ContactRow
                key={recipientKey(contact)}
                contact={contact}
                isFull={unclear.has(contact.address)}
                onChoose={choose}
                onRemove={remove}
              />
            )}
          </FirstItems>
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

/** A function that stays the same and calls the latest one, so that rows that got it need not render again. */
function useStable<Value>(latest: (value: Value) => void): (value: Value) => void {
  const called = useRef(latest)
  useEffect(() => {
    called.current = latest
  })
  return useCallback((value) => called.current(value), [])
}

interface ContactRowProps {
  contact: Contact
  isFull: boolean
  onChoose: (recipient: Recipient) => void
  /** Called with the row, to move the focus from it. */
  onRemove: (contact: Contact, row: HTMLElement) => void
}

/** A contact. It renders again only if it changes: an address book can have hundreds. */
const ContactRow = memo(function ContactRow(props: ContactRowProps): ReactElement {
  const { contact, isFull, onChoose, onRemove } = props
  usePageLanguage()
  const row = useRef<HTMLLIElement>(null)
  return (
    <li ref={row}>
      <RecipientButton
        recipient={contact}
        name={contact.name}
        isFull={isFull}
        onChoose={onChoose}
      />
      <Button
        look="quiet"
        className="button-icon"
        aria-label={say("remove", { name: contact.name })}
        onClick={() => row.current && onRemove(contact, row.current)}
      >
        <Icon name="cross" />
      </Button>
    </li>
  )
})

interface RecipientButtonProps {
  recipient: Recipient
  name: string | undefined
  /** Whether the whole address is shown, because its ends don't tell it from another's. */
  isFull: boolean
  onChoose: (recipient: Recipient) => void
}

function RecipientButton(props: RecipientButtonProps): ReactElement {
  const { recipient, name, isFull, onChoose } = props
  const { address, memo } = recipient
  return (
    <button
      type="button"
      className="recipient"
      title={address}
      onClick={() => onChoose({ address, memo })}
    >
      {name && <b>{name}</b>}
      <bdi dir="ltr" className={isFull ? "address" : "mono"}>
        {isFull ? address : shortAddress(address)}
      </bdi>
      {memo && <span className="hint">{say.parts("memo", { memo: <bdi>{memo.value}</bdi> })}</span>}
    </button>
  )
}
