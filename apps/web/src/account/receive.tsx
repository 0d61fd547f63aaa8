import type { ReactElement } from "react"
import { say } from "../texts/en/account.js"
import { say as sayParts } from "../texts/en/parts.js"
import { CopyButton } from "../ui/copy-button.js"
import { late } from "../ui/loading.js"

const Qr = late(() => import("../ui/qr.js"), <div className="qr" />)

/** How many characters of each end are bold: those that people compare. */
const [START, END] = [4, 6]

/** An address to receive at: as a code, and in full. */
export function Receive({ address, title }: { address: string; title: string }): ReactElement {
  return (
    <section aria-labelledby="receive">
      <div className="rows-head">
        <h3 id="receive">{title}</h3>
        <CopyButton text={address} name={say("copyAddress")} />
      </div>
      <div className="receive">
        <Qr text={address} label={sayParts("codeNamed", { what: say("theAddress") })} />
        <bdi className="receive-address" dir="ltr">
          <b>{address.slice(0, START)}</b>
          {address.slice(START, -END)}
          <b>{address.slice(-END)}</b>
        </bdi>
      </div>
    </section>
  )
}
