import { type ReactElement, useState } from "react"
import { recipientKey } from "../logic/recipients/recipient.js"
import type { Contact } from "../page/address-book.js"
import { say } from "../texts/en/recipients.js"
import { Button } from "../ui/button.js"
import { Checkbox } from "../ui/checkbox.js"
import { Notice } from "../ui/notice.js"
import { useArrival } from "../ui/use-arrival.js"
import type { ImportPlan, PlannedEntry } from "./plan-import.js"
import { RecipientAddress } from "./recipient-address.js"

export interface ImportReviewProps {
  plan: ImportPlan
  /** Called with the entries to add. */
  onImport: (contacts: readonly Contact[]) => void
  onCancel: () => void
}

/** Lists the entries of a file that could be mistaken for other recipients. Each is added only if it is chosen. */
export function ImportReview({ plan, onImport, onCancel }: ImportReviewProps): ReactElement {
  const heading = useArrival<HTMLHeadingElement>()
  const [chosen, setChosen] = useState<ReadonlySet<PlannedEntry>>(new Set())
  const { plain, doubtful } = plan
  const choose = (entry: PlannedEntry, isChosen: boolean): void => {
    const others = [...chosen].filter((other) => other !== entry)
    setChosen(new Set(isChosen ? [...others, entry] : others))
  }
  return (
    <section className="stack" aria-labelledby="import-review">
      <h3 id="import-review" className="label" ref={heading} tabIndex={-1}>
        {say("checkEntries", { count: doubtful.length })}
      </h3>
      <p className="hint">
        {say("checkHelp")} {plain.length > 0 && say("plainEntries", { count: plain.length })}
      </p>
      <ul>
        {doubtful.map((entry, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries may be equal, and their order is fixed
          <li key={at} className="import-entry">
            <Checkbox checked={chosen.has(entry)} onChange={(isChosen) => choose(entry, isChosen)}>
              <Entry contact={entry.contact} />
            </Checkbox>
            <Reasons entry={entry} />
          </li>
        ))}
      </ul>
      <div className="actions">
        <Button
          onClick={() =>
            onImport([
              ...plain,
              ...doubtful.filter((entry) => chosen.has(entry)).map(({ contact }) => contact),
            ])
          }
        >
          {say("importEntries")}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          {say("cancelImport")}
        </Button>
      </div>
    </section>
  )
}

function Reasons({ entry }: { entry: PlannedEntry }): ReactElement {
  const { renames, sharesName, looksLike } = entry
  return (
    <>
      {renames !== undefined && <Notice tone="warn" title={say("renames", { name: renames })} />}
      {sharesName.map((other) => (
        <Notice
          key={recipientKey(other)}
          tone="warn"
          title={say("sharesName", { name: other.name })}
        >
          <RecipientAddress recipient={other} />
        </Notice>
      ))}
      {looksLike.map((other) => (
        <Notice
          key={recipientKey(other)}
          tone="warn"
          title={say("looksLike", { name: other.name })}
        >
          <RecipientAddress recipient={other} />
        </Notice>
      ))}
    </>
  )
}

function Entry({ contact }: { contact: Contact }): ReactElement {
  return (
    <>
      <b>
        <bdi>{contact.name}</bdi>
      </b>{" "}
      <RecipientAddress recipient={contact} />
    </>
  )
}
