import "../ui/late-styles.js"
import "../ui/styles/dialogs.css"
import "../ui/styles/check.css"
import type { ReactElement } from "react"
import { useInbox, usePage } from "../page/page.js"
import { say } from "../texts/en/check.js"
import { CheckAnything } from "./check-anything.js"
import { OpenedProof } from "./opened-proof.js"

/** Check: who signed what, what happened, and who an address is. What is pasted stays in this browser until a button asks. */
export default function Check(): ReactElement {
  const { inbox } = usePage()
  const { item, count } = useInbox()
  if (item?.what === "proof")
    return <OpenedProof key={count} link={item.link} onClose={() => inbox.clear("check")} />
  return (
    <>
      <h2 className="work-title">{say("title")}</h2>
      <CheckAnything />
    </>
  )
}
