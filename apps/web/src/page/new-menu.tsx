import type { ReactElement } from "react"
import { say } from "../texts/en/sign.js"
import { MoreMenu } from "../ui/more-menu.js"
import { newTransactions } from "./destinations.js"
import { usePlace } from "./place.js"

/** The forms that a transaction can begin with. */
export function NewMenu(): ReactElement {
  const { go } = usePlace()
  return (
    <MoreMenu
      text={say("new")}
      items={newTransactions.map(({ text, place, form }) => [text(), () => go(place, form)])}
    />
  )
}
