import type { ReactElement } from "react"
import { say } from "../texts/en/waiting.js"
import { Icon } from "../ui/icons.js"
import { openAmong, useRows } from "./use-rows.js"

/** How many transactions wait for signatures, and how many of them for the visitor. Renders nothing without one. */
export function WaitingLine({ address }: { address: string }): ReactElement | null {
  const open = openAmong(useRows(address))
  if (open.length === 0) return null
  const own = open.filter(({ group }) => group === "forYou").length
  return (
    <a className="account-line waiting-line" href="#waiting">
      <span className="account-line-name">
        {say("short")} <span className="waiting-count">{open.length}</span>
      </span>{" "}
      {own > 0 && (
        <span className="hint">
          {say("forYou")} {own}
        </span>
      )}
      <Icon name="next" />
    </a>
  )
}
