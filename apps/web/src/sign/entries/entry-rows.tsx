import type { ReactElement } from "react"
import type { ListedEntry } from "../../logic/sign/entry-list.js"
import { say } from "../../texts/en/entries.js"
import { say as sayOfList } from "../../texts/en/list.js"
import { Button } from "../../ui/button.js"
import { Icon } from "../../ui/icons.js"
import { SignaturePlaces } from "./signature-places.js"

export interface EntryRowsProps {
  entries: readonly ListedEntry[]
  /** The position of the entry under review. */
  current: number | undefined
  /** Called with the position of an entry to review. */
  onReview: (index: number) => void
}

/** The entries of a list: who each is for, and its signatures. */
export function EntryRows({ entries, current, onReview }: EntryRowsProps): ReactElement {
  return (
    <ol className="signing-list" aria-label={say("list")}>
      {entries.map(({ work, places, role }, index) => {
        const number = index + 1
        const isSigned = places.length > 0 && places.every(({ state }) => state === "valid")
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: the same entry may be listed twice, and changes when it is signed
            key={index}
            data-state={isSigned ? "signed" : index === current ? "now" : "waiting"}
            aria-current={index === current ? "step" : undefined}
          >
            <Icon name={isSigned ? "check" : "none"} />
            <div className="stack">
              <p className="title">{say("number", { number })}</p>
              {role && <p>{say(role)}</p>}
              {work ? (
                <SignaturePlaces places={places} />
              ) : (
                <p className="hint">{say("bySource")}</p>
              )}
            </div>
            {work && index !== current && (
              <Button
                look="quiet"
                aria-label={say("reviewNumber", { number })}
                onClick={() => onReview(index)}
              >
                {sayOfList("review")}
              </Button>
            )}
          </li>
        )
      })}
    </ol>
  )
}
