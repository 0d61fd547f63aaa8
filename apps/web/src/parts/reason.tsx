import type { ReactElement } from "react"
import { visibleReason } from "./reason-of.js"

/** A message about a failure, isolated from its surroundings. Wallets and servers may have written parts of it. */
export function Reason({ text }: { text: string }): ReactElement {
  return <bdi>{visibleReason(text)}</bdi>
}
