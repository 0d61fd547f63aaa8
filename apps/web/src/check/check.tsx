import type { ReactElement } from "react"
import { useOffline } from "../page/offline.js"
import { useInbox, usePage } from "../page/page.js"
import { say } from "../texts/en/check.js"
import { CheckAnything } from "./check-anything.js"
import { OpenedProof } from "./opened-proof.js"

/** The Check tab: who signed what, and for which network. Everything is checked in this browser. */
export default function Check(): ReactElement {
  const { inbox } = usePage()
  const { item, count } = useInbox()
  const offline = useOffline()
  return (
    <>
      <p>{say("lead")}</p>
      {item?.what === "proof" && (
        <OpenedProof key={count} link={item.link} onClose={() => inbox.clear("check")} />
      )}
      <CheckAnything />
      {offline !== "absent" && <p className="hint">{say("offline")}</p>}
    </>
  )
}
