import type { Quotation, Reason as Said } from "@alidade/core"
import { reasonNode } from "@alidade/react/texts"
import type { ReactElement } from "react"
import { reasonLanguage, visibleReason } from "./reason-of.js"

/** Why something failed, isolated from its surroundings: a reason, somebody else's words, or a text of the page. */
export function Reason({ said }: { said: Said | Quotation | string }): ReactElement {
  return (
    <bdi>{typeof said === "string" ? visibleReason(said) : reasonNode(said, reasonLanguage())}</bdi>
  )
}
