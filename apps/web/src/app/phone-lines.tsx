import type { ReactElement } from "react"
import { AccountLine } from "../account/account-line.js"
import { WaitingLine } from "../waiting/waiting-line.js"

/** Above the jobs on a phone: the account, and what waits for signatures. */
export default function PhoneLines({ address }: { address: string }): ReactElement {
  return (
    <>
      <AccountLine address={address} />
      <WaitingLine address={address} />
    </>
  )
}
