import type { ReactElement } from "react"
import type { ActivityFilter, Show } from "../logic/activity/filter.js"
import { say } from "../texts/en/activity.js"
import { Choice } from "../ui/choice.js"

export interface FilterFieldsProps {
  filter: ActivityFilter
  onChange: (filter: ActivityFilter) => void
}

/** Chooses what is shown of the activity. */
export function FilterFields({ filter, onChange }: FilterFieldsProps): ReactElement {
  const options: readonly (readonly [Show, string])[] = [
    ["all", say("showAll")],
    ["out", say("showOut")],
    ["in", say("showIn")],
    ["failed", say("showFailed")],
  ]
  return (
    <div className="activity-filter">
      <Choice
        label={say("show")}
        options={options}
        value={filter.show}
        onChange={(show) => onChange({ ...filter, show })}
      />
      <input
        className="input"
        type="search"
        aria-label={say("find")}
        placeholder={say("find")}
        value={filter.words}
        onChange={({ target }) => onChange({ ...filter, words: target.value })}
      />
    </div>
  )
}
