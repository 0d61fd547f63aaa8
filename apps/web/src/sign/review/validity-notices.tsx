import { formatDuration } from "@alidade/react/texts"
import type { ReactElement } from "react"
import type { Validity } from "../../logic/sign/validity.js"
import { isLarge } from "../../logic/stellar/network-clock.js"
import { usePageNetwork } from "../../page/page.js"
import { say as sayOfSigning } from "../../texts/en/sign.js"
import { say } from "../../texts/en/validity.js"
import { pageLanguage } from "../../texts/page-language.js"
import { Notice } from "../../ui/notice.js"

/** Says that a request has expired, that this computer's clock is wrong, or that the network's time is unknown. */
export function ValidityNotices({ validity }: { validity: Validity }): ReactElement {
  const { name: network } = usePageNetwork()
  const { moment, status, isTimed } = validity
  const { ahead, source } = moment
  const values = { network, difference: formatDuration(ahead, pageLanguage().code) }
  return (
    <div role="status" className="stack">
      {status !== "valid" && (
        <Notice
          tone="bad"
          title={status === "expired" ? sayOfSigning("expired") : say("expiredHere")}
        />
      )}
      {isLarge(ahead) && (
        <Notice tone="warn" title={say(ahead > 0 ? "clockAhead" : "clockBehind", values)}>
          <p>{say("clockHint")}</p>
        </Notice>
      )}
      {isTimed && source === "computer" && (
        <Notice tone="note" title={say("clockOnly", { network })} />
      )}
    </div>
  )
}
