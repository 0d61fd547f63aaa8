import { lazy, type ReactElement } from "react"
import { say } from "../texts/en/account.js"
import { say as sayParts } from "../texts/en/parts.js"
import { CopyButton } from "../ui/copy-button.js"
import { Loading } from "../ui/loading.js"

const Qr = lazy(() => import("../ui/qr.js"))

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
        <Loading fallback={<div className="qr" />}>
          <Qr text={address} label={sayParts("codeNamed", { what: say("theAddress") })} />
        </Loading>
        <bdi className="receive-address" dir="ltr">
          <b>{address.slice(0, START)}</b>
          {address.slice(START, -END)}
          <b>{address.slice(-END)}</b>
        </bdi>
      </div>
    </section>
  )
}
