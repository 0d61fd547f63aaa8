import { type ReactElement, useId, useState } from "react"
import type { DeviceList } from "../app/device-list.js"
import { Button } from "../parts/button.js"
import { reasonOf } from "../parts/reason-of.js"
import { saveFile } from "../parts/save-file.js"
import { say } from "../texts/en/recipients.js"
import { type Contact, withContacts } from "./address-book.js"
import { readAddressBook, writeAddressBook } from "./address-book-file.js"

/** Saves the address book as a file, and adds the entries of one. */
export function BookFile({ book }: { book: DeviceList<Contact> }): ReactElement {
  const choose = useId()
  const [outcome, setOutcome] = useState("")

  async function add(file: File): Promise<void> {
    try {
      const added = await readAddressBook(file)
      const before = book.getState().length
      const isKept = book.update((known) => withContacts(known, added))
      const count = book.getState().length - before
      setOutcome(isKept ? say("imported", { count: added.length, added: count }) : say("notKept"))
    } catch (error) {
      setOutcome(reasonOf(error))
    }
  }

  return (
    <>
      <div className="actions">
        {book.getState().length > 0 && (
          <Button
            look="quiet"
            onClick={() => saveFile(writeAddressBook(book.getState()), "address-book.json")}
          >
            {say("saveFile")}
          </Button>
        )}
        <div className="choose">
          <input
            id={choose}
            className="sr"
            type="file"
            accept=".json,application/json"
            onChange={(event) => {
              const [file] = event.target.files ?? []
              if (file) void add(file)
              event.target.value = ""
            }}
          />
          <label htmlFor={choose} className="button button-quiet">
            {say("importFile")}
          </label>
        </div>
      </div>
      <p className="hint" role="status">
        {outcome}
      </p>
    </>
  )
}
