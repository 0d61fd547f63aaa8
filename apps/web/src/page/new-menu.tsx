import type { ReactElement } from "react"
import { say as sayOfList } from "../texts/en/list.js"
import { say } from "../texts/en/sign.js"
import { MoreMenu } from "../ui/more-menu.js"
import { usePlace } from "./place.js"

/** The forms that a transaction can begin with. */
export function NewMenu(): ReactElement {
  const { go } = usePlace()
  return (
    <MoreMenu
      text={say("new")}
      items={[
        [say("payment"), () => go("transaction")],
        [say("several"), () => go("transaction", "several")],
        [say("swap"), () => go("transaction", "swap")],
        [say("trust"), () => go("transaction", "trust")],
        [say("claim"), () => go("transaction", "claim")],
        [say("data"), () => go("transaction", "data")],
        [say("merge"), () => go("transaction", "merge")],
        [say("operations"), () => go("transaction", "operations")],
        [say("import"), () => go("transaction", "import")],
        [sayOfList("several"), () => go("transaction", "list")],
      ]}
    />
  )
}
