import { type ReactElement, useId, useState } from "react"
import type { Contact } from "../page/address-book.js"
import type { DeviceList } from "../page/device-list.js"
import { say } from "../texts/en/recipients.js"
import { Button } from "../ui/button.js"
import { reasonOf } from "../ui/reason-of.js"
import { saveFile } from "../ui/save-file.js"
import { type BookProblem, readAddressBook, writeAddressBook } from "./address-book-file.js"
import { ImportReview } from "./import-review.js"
import { type ImportPlan, planImport } from "./plan-import.js"

/** What came of an import. */
type Outcome =
  | { problem: "imported"; count: number; added: number }
  | { problem: "notKept" }
  | { error: unknown }
  /** Entries to review first. */
  | { plan: ImportPlan }

/** Saves the address book as a file, and adds the entries of one, after a review if they resemble others. */
export function BookFile({ book }: { book: DeviceList<Contact> }): ReactElement {
  const choose = useId()
  const [outcome, setOutcome] = useState<Outcome>()

  function add(contacts: readonly Contact[]): void {
    const before = book.getState().length
    const isKept = book.put(...contacts)
    const added = book.getState().length - before
    setOutcome(
      isKept ? { problem: "imported", count: contacts.length, added } : { problem: "notKept" },
    )
  }

  async function read(file: File): Promise<void> {
    setOutcome(undefined)
    try {
      const planned = planImport(book.getState(), await readAddressBook(file))
      if (planned.doubtful.length > 0) setOutcome({ plan: planned })
      else add(planned.plain)
    } catch (error) {
      setOutcome({ error })
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
              if (file) void read(file)
              event.target.value = ""
            }}
          />
          <label htmlFor={choose} className="button button-quiet">
            {say("importFile")}
          </label>
        </div>
      </div>
      {outcome && "plan" in outcome && (
        <ImportReview plan={outcome.plan} onImport={add} onCancel={() => setOutcome(undefined)} />
      )}
      <p className="hint" role="status">
        {outcome && "error" in outcome && reasonOf<BookProblem>(outcome.error, say.problem)}
        {outcome && "problem" in outcome && say.problem(outcome)}
      </p>
    </>
  )
}
