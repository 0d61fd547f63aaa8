import type { ReactElement } from "react"
import { AccountMark } from "../ui/account-mark.js"

/** The connected account's picture. Its code is loaded with an account. */
export default function OwnMark({ address }: { address: string }): ReactElement {
  return <AccountMark address={address} />
}
